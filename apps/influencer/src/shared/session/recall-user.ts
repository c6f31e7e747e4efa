import { Profile } from "@tomoru/contract/influencer/profile";
import { rememberUser } from "@tomoru/web/session/session.store.ts";
import { z } from "zod/mini";

/** Has the person be known as this device last saw them, until the server tells anew. */
export function recallUser(): void {
  try {
    const kept = localStorage.getItem("currentUser");
    if (kept !== null) rememberUser(z.parse(Profile, JSON.parse(kept)));
  } catch {
    // Kept by another build, or storage is off.
  }
}
