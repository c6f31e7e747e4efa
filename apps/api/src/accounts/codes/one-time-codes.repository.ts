import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { CodeKey, CodeSide, CodeState } from "./one-time-codes.rules.ts";

type Place = Pick<CodeKey, "purpose" | "subject">;
type NewCode = Place & {
  readonly from: string;
  readonly side: CodeSide;
  readonly codeHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/**
 * Who was the first to ask for codes to a subject, for as long as that counts; nobody before: whoever asks now. All who ask
 * at once pass here one after the other, until their transactions end.
 */
export async function findFirstAsker(
  trx: Trx,
  { subjectKey, from, now, ends }: { subjectKey: string; from: string; now: Date; ends: Date },
): Promise<string | undefined> {
  const first = await sql<{ network_hash: string }>`
    insert into first_askers as held (subject_key, network_hash, ends_at) values (${subjectKey}, ${from}, ${ends})
    on conflict (subject_key) do update set
      network_hash = case when held.ends_at <= ${now} then excluded.network_hash else held.network_hash end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    returning network_hash`.execute(trx);
  return first.rows[0]?.network_hash;
}

/** When the last code was sent that this side has to wait for: its own, but strangers wait for anybody's. */
export async function findLastSent(
  trx: Trx,
  { purpose, subject, side }: Place & { side: CodeSide },
): Promise<Date | undefined> {
  const code = await trx
    .selectFrom("one_time_codes")
    .select("sent_at")
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .$if(side !== "others", (query) => query.where("side", "=", side))
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return code?.sent_at;
}

/** Puts a new code in the place of the one that the same network asked for before; the codes of others stay. */
export async function putCode(
  trx: Trx,
  { purpose, subject, from, side, codeHash, sentAt, expiresAt }: NewCode,
): Promise<void> {
  const code = { side, code_hash: codeHash, sent_at: sentAt, expires_at: expiresAt };
  await trx
    .insertInto("one_time_codes")
    .values({ purpose, subject, asked_from: from, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(["purpose", "subject", "asked_from"])
        .doUpdateSet({ ...code, tries: 0, others_tries: 0, used_at: null }),
    )
    .execute();
}

/**
 * Spends a try of each live code that takes one from there, and answers what to compare with; nothing when none does. A code
 * has `tries` for the network that asked for it, and as many for all others together. Counted in the statement that
 * checks, and before the compare: of many guesses at once no more than that ever reach the comparison. Who guesses at once
 * locks the codes in the same order.
 */
export async function spendTries(
  db: Queryable,
  { purpose, subject, from, tries, now }: Place & { from: string; tries: number; now: Date },
): Promise<string[]> {
  const spent = await sql<{ code_hash: string }>`
    with held as (
      select asked_from from one_time_codes where purpose = ${purpose} and subject = ${subject}
      order by asked_from for update
    )
    update one_time_codes as code set
      tries = code.tries + case when code.asked_from = ${from} then 1 else 0 end,
      others_tries = code.others_tries + case when code.asked_from = ${from} then 0 else 1 end
    from held
    where code.purpose = ${purpose} and code.subject = ${subject} and code.asked_from = held.asked_from
      and code.used_at is null and code.expires_at > ${now}
      and case when code.asked_from = ${from} then code.tries else code.others_tries end < ${tries}
    returning code.code_hash`.execute(db);
  return spent.rows.map(({ code_hash }) => code_hash);
}

/** The code that a network asked for, or else the newest. */
export async function findCode(
  db: Queryable,
  { purpose, subject, from }: Place & { from: string },
): Promise<CodeState | undefined> {
  const code = await db
    .selectFrom("one_time_codes")
    .select(["sent_at", "expires_at", "used_at"])
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .orderBy(({ eb }) => eb("asked_from", "=", from), "desc")
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return code && { sentAt: code.sent_at, expiresAt: code.expires_at, usedAt: code.used_at };
}

/**
 * Uses a code up, and with it all others for the same: what they were for is done. Of two who hold a right one the second
 * waits for the first and finds it used: false.
 */
export async function markUsed(
  trx: Trx,
  { purpose, subject, codeHash, now }: Place & { codeHash: string; now: Date },
): Promise<boolean> {
  const held = await trx
    .selectFrom("one_time_codes")
    .select(["code_hash", "used_at"])
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .orderBy("asked_from")
    .forUpdate()
    .execute();
  if (!held.some((code) => code.code_hash === codeHash && code.used_at === null)) return false;
  await trx
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .execute();
  return true;
}
