import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { deleteRequestsBefore } from "./operator.repository.ts";

/** Seconds that an Idempotency-Key is known: whoever repeats a call does it within days. After that it is a new call. */
export const requestKeptSeconds = 30 * 86_400;

/** Forgets old Idempotency-Keys and what they answered. Safe to run at any time, on several copies at once. */
export async function sweepRequests({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteRequestsBefore(db, secondsAfter(clock.now(), -requestKeptSeconds));
}
