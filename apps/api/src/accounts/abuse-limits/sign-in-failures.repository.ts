import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";

/** Until when an e-mail is locked; undefined when it is not. */
export async function findLock(
  db: Queryable,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<Date | undefined> {
  const held = await db
    .selectFrom("sign_in_failures")
    .select("locked_until")
    .where("email_key", "=", emailKey)
    .where("locked_until", ">", now)
    .executeTakeFirst();
  return held?.locked_until ?? undefined;
}

/**
 * Counts a wrong password in a row and answers until when the e-mail is now locked. Of many wrong ones at once each
 * waits here for the one before: exactly `most` are counted, the last of them locks, and all later ones find the lock.
 */
export async function countWrong(
  db: Queryable,
  wrong: { emailKey: string; most: number; lockEnds: Date; now: Date },
): Promise<Date | undefined> {
  const { emailKey, most, lockEnds, now } = wrong;
  const counted = await sql<{ locked_until: Date | null }>`
    insert into sign_in_failures as held (email_key, wrong, updated_at) values (${emailKey}, 1, ${now})
    on conflict (email_key) do update set
      wrong = case when held.locked_until <= ${now} then 1 else held.wrong + 1 end,
      locked_until = case when held.locked_until is null and held.wrong + 1 >= ${most} then ${lockEnds}::timestamptz end,
      updated_at = ${now}
    where held.locked_until is null or held.locked_until <= ${now}
    returning locked_until`.execute(db);
  const [row] = counted.rows;
  return row ? (row.locked_until ?? undefined) : findLock(db, { emailKey, now });
}

/** Forgets the wrong ones after a right password, unless they have locked the e-mail. */
export async function forgetWrong(
  db: Queryable,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  await db
    .deleteFrom("sign_in_failures")
    .where("email_key", "=", emailKey)
    .where(({ or, eb }) => or([eb("locked_until", "is", null), eb("locked_until", "<=", now)]))
    .execute();
}

/** Forgets the wrong ones and lifts the locks that they may have brought. */
export async function liftLocks(trx: Trx, emailKeys: readonly string[]): Promise<void> {
  await trx.deleteFrom("sign_in_failures").where("email_key", "in", emailKeys).execute();
}

/** The wrong ones and their lock go with a person to a new e-mail; where that was tried before, the stricter one holds. */
export async function moveFailures(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  const moved = await trx
    .deleteFrom("sign_in_failures")
    .where("email_key", "=", from)
    .returning(["wrong", "locked_until", "updated_at"])
    .executeTakeFirst();
  if (!moved) return;
  await trx
    .insertInto("sign_in_failures")
    .values({ ...moved, email_key: to })
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet({
        wrong: sql`greatest(sign_in_failures.wrong, excluded.wrong)`,
        locked_until: sql`greatest(sign_in_failures.locked_until, excluded.locked_until)`,
        updated_at: sql`greatest(sign_in_failures.updated_at, excluded.updated_at)`,
      }),
    )
    .execute();
}

/**
 * Counts a wrong password of a network in one statement; the last that the window allows stretches the window into the
 * block. False when another one at the same time was that last one: then this one's verdict is not told.
 */
export async function countWrongOfNetwork(
  db: Queryable,
  wrong: { key: string; most: number; windowEnds: Date; blockEnds: Date; now: Date },
): Promise<boolean> {
  const { key, most, windowEnds, blockEnds, now } = wrong;
  const counted = await sql`
    insert into rate_limits as held (key, window_ends_at, count) values (${key}, ${windowEnds}, 1)
    on conflict (key) do update set
      count = case when held.window_ends_at <= ${now} then 1 else held.count + 1 end,
      window_ends_at = case
        when held.window_ends_at <= ${now} then excluded.window_ends_at
        when held.count + 1 >= ${most} then ${blockEnds}::timestamptz
        else held.window_ends_at end
    where held.window_ends_at <= ${now} or held.count < ${most}
    returning count`.execute(db);
  return counted.rows.length > 0;
}
