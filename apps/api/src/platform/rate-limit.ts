import { sql } from "kysely";
import { secondsAfter, secondsUntil } from "./clock.ts";
import type { Queryable } from "./db/database.ts";

export type RateRule = { readonly count: number; readonly windowSeconds: number };
export type RateHit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts one hit of `key`, or as many as are said, against `rule` in one statement, so that parallel hits on any copy of the server count together.
 * A refused hit is not counted. `retryAfter` in seconds.
 */
export async function countHit(
  db: Queryable,
  { key, rule, now, hits = 1 }: { key: string; rule: RateRule; now: Date; hits?: number },
): Promise<RateHit> {
  const windowEnds = secondsAfter(now, rule.windowSeconds);
  const counted = await sql<{ count: number }>`
    insert into rate_limits as held (key, window_ends_at, count) values (${key}, ${windowEnds}, ${hits}::integer)
    on conflict (key) do update set
      count = case when held.window_ends_at <= ${now} then excluded.count else held.count + excluded.count end,
      window_ends_at = case when held.window_ends_at <= ${now} then excluded.window_ends_at else held.window_ends_at end
    where held.window_ends_at <= ${now} or held.count + excluded.count <= ${rule.count}::integer
    returning count`.execute(db);
  if (counted.rows.length > 0) return { allowed: true };
  const held = await db
    .selectFrom("rate_limits")
    .select("window_ends_at")
    .where("key", "=", key)
    .executeTakeFirst();
  return {
    allowed: false,
    retryAfter: secondsUntil({ from: now, until: held?.window_ends_at ?? windowEnds }),
  };
}

/** Nothing more of `key` until then, however little was counted. */
export async function spendAll(
  db: Queryable,
  { key, count, until }: { key: string; count: number; until: Date },
): Promise<void> {
  await db
    .insertInto("rate_limits")
    .values({ key, count, window_ends_at: until })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ count, window_ends_at: until }))
    .execute();
}

/** Takes one hit of each key back, as long as the window that it was counted in goes on. */
export async function giveBackHits(
  db: Queryable,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable("rate_limits")
    .set({ count: sql`count - 1` })
    .where("key", "in", keys)
    .where("window_ends_at", ">", now)
    .where("count", ">", 0)
    .execute();
}

/** Those of the counts that have reached their limit, and until when. */
export function findSpent(
  db: Queryable,
  { counts, now }: { counts: readonly { key: string; most: number }[]; now: Date },
): Promise<{ key: string; window_ends_at: Date }[]> {
  return db
    .selectFrom("rate_limits")
    .select(["key", "window_ends_at"])
    .where(({ or, and, eb }) =>
      or(counts.map(({ key, most }) => and([eb("key", "=", key), eb("count", ">=", most)]))),
    )
    .where("window_ends_at", ">", now)
    .execute();
}
