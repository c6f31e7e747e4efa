import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { CodeKey, CodeState } from "./one-time-codes.rules.ts";

type Place = Pick<CodeKey, "purpose" | "subject">;
type NewCode = Place & { readonly codeHash: string; readonly sentAt: Date; readonly expiresAt: Date };

/**
 * Puts a new code in the place of the one before, unless that was sent after `resendableBefore`. Of two requests at
 * once the second waits for the first and then finds its code too young: one mail goes out. False when refused.
 */
export async function replaceCode(
  trx: Trx,
  { purpose, subject, codeHash, sentAt, expiresAt, resendableBefore }: NewCode & { resendableBefore: Date },
): Promise<boolean> {
  const replaced = await sql`
    insert into one_time_codes as held (purpose, subject, code_hash, sent_at, expires_at)
    values (${purpose}, ${subject}, ${codeHash}, ${sentAt}, ${expiresAt})
    on conflict (purpose, subject) do update set
      code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      tries = 0, used_at = null
    where held.sent_at <= ${resendableBefore}
    returning purpose`.execute(trx);
  return replaced.rows.length > 0;
}

/**
 * Spends one try and answers what to compare with; undefined when the code takes none. Counted in the statement that
 * checks, and before the compare: of many guesses at once no more than `tries` ever reach the comparison.
 */
export async function spendTry(
  db: Queryable,
  { purpose, subject, tries, now }: Place & { tries: number; now: Date },
): Promise<string | undefined> {
  const code = await db
    .updateTable("one_time_codes")
    .set({ tries: sql`tries + 1` })
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", tries)
    .returning("code_hash")
    .executeTakeFirst();
  return code?.code_hash;
}

export async function findCode(db: Queryable, { purpose, subject }: Place): Promise<CodeState | undefined> {
  const code = await db
    .selectFrom("one_time_codes")
    .select(["sent_at", "expires_at", "used_at"])
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return code && { sentAt: code.sent_at, expiresAt: code.expires_at, usedAt: code.used_at };
}

/** Uses a code up. Of two who hold the right one the second waits for the first and finds it used: false. */
export async function markUsed(
  trx: Trx,
  { purpose, subject, codeHash, now }: Place & { codeHash: string; now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
