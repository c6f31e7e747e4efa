import { setTimeout } from "node:timers/promises";

/** Milliseconds: how often, and for how long, a lock that somebody else holds is tried for. */
const patience = { pause: 500, most: 600_000 };

/**
 * Tries again what did not get a lock in time, or stood in a circle of waiting ones, so that the requests that queue behind it
 * get their turn; after ten minutes it throws as the last try did.
 */
export async function untilUnlocked<T>(work: () => Promise<T>, pause = patience.pause): Promise<T> {
  const deadline = performance.now() + patience.most;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAboutLocks(error) || performance.now() > deadline) throw error;
    }
    await setTimeout(pause);
  }
}

/** PostgreSQL's lock_not_available and deadlock_detected. */
const lockCodes: readonly unknown[] = ["55P03", "40P01"];

function isAboutLocks(error: unknown): boolean {
  return error instanceof Error && "code" in error && lockCodes.includes(error.code);
}
