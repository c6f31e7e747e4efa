import { Profile } from "@tomoru/contract/profile";
import { z } from "zod/mini";
import { rememberUser } from "./session.store.ts";

/** Has the person be known as this device last saw them, until the server tells anew. */
export function recallUser(): void {
  try {
    rememberUser(z.parse(Profile, JSON.parse(localStorage.getItem("currentUser") ?? "null")));
  } catch {
    // Nothing kept, or kept by another build.
  }
}
