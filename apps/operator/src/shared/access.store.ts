import { createStore, useStore } from "@tomoru/web/store/store.ts";
import { z } from "zod/mini";
import { dropOutcome } from "./acts/outcome.store.ts";

/** The token of the console and who works with it, as the audit log names them. */
const Access = z.object({ token: z.string(), name: z.string() });
export type Access = z.infer<typeof Access>;

/** Of this tab alone, and gone with it. Not among the site's own keys, which end with a session that is none. */
const key = "console.access";

const access = createStore<Access | null>(typeof sessionStorage === "undefined" ? null : kept());

function kept(): Access | null {
  try {
    return z.parse(Access, JSON.parse(sessionStorage.getItem(key) ?? ""));
  } catch {
    return null;
  }
}

export function currentAccess(): Access | null {
  return access.get();
}

export function useAccess(): Access | null {
  return useStore(access);
}

export function takeAccess(next: Access): void {
  sessionStorage.setItem(key, JSON.stringify(next));
  access.set(next);
}

/** With whoever leaves goes what was told to them. */
export function leaveAccess(): void {
  dropOutcome();
  sessionStorage.removeItem(key);
  access.set(null);
}
