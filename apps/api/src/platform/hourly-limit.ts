import type { Queryable } from "./db/database.ts";
import { countHit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

const windowSeconds = 3600;

/**
 * Refuses what happens too often within an hour: `tooManyRequests` with Retry-After. Counted in the caller's transaction, so that
 * successes count and what is refused after it does not.
 */
export async function refuseOver(
  trx: Queryable,
  { key, perHour, now }: { key: string; perHour: number; now: Date },
): Promise<void> {
  const hit = await countHit(trx, { key, rule: { count: perHour, windowSeconds }, now });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
}
