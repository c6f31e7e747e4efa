import { sql } from "kysely";
import type { SealedColumn } from "../crypto/sealed-column.ts";
import type { Queryable } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";
import { hasLiveJob } from "../jobs/live-job.ts";
import { bulkQueue, deliveryQueue } from "./mail-queues.ts";
import type { Forgotten } from "./outbox.ts";

export const sealedMails: SealedColumn = { table: "mails", column: "payload", boundTo: ["id"] };

export type WaitingMail = Pick<Tables["mails"], "id" | "recipient" | "locale" | "expires_at"> & {
  readonly payload: string;
};

type NewMail = Omit<Tables["mails"], "state" | "attempts" | "sent_at" | "last_error">;

/** In one statement, which takes 65,535 values at most: about 5,000 mails. */
export async function insertMails(trx: Queryable, mails: readonly NewMail[]): Promise<void> {
  await trx
    .insertInto("mails")
    .values(mails.map((mail) => ({ ...mail, state: "waiting", sent_at: null, last_error: null })))
    .execute();
}

/** Undefined when it was sent or has expired meanwhile. */
export async function findWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom("mails")
    .select(["id", "recipient", "locale", "payload", "expires_at"])
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row && { ...row, payload: row.payload ?? "" };
}

/** The payload, which may hold a code, and the address are wiped in the same statement. */
export async function markSent(db: Queryable, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state: "sent", sent_at: now, payload: null, recipient: "", last_error: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

export async function markExpired(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state: "expired", payload: null, recipient: "" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Their payload and address are gone since they ended. */
export async function deleteEndedMailsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("mails").where("created_at", "<=", before).where("state", "!=", "waiting").execute();
}

export async function deleteDevMailsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("dev_mailbox").where("received_at", "<=", before).execute();
}

/**
 * Wipes what waits for an account, or tells of it. Support's mails stand in the development mailbox under
 * another address; they name the account's.
 */
export async function forgetMails(
  trx: Queryable,
  { about, email, isOnlyTo = false, kinds }: Forgotten,
): Promise<void> {
  await trx
    .updateTable("mails")
    .set({ state: "expired", payload: null, recipient: "" })
    .where("state", "=", "waiting")
    .where(({ or, and, eb }) => {
      const isTo = eb("recipient", "=", email);
      const isOfSide = "are" in kinds ? eb("kind", "in", kinds.are) : eb("kind", "not in", kinds.areNot);
      const isOfOwner = eb("about", "=", about);
      return or([
        isOnlyTo ? and([isTo, isOfOwner]) : isOfOwner,
        and([isTo, eb("about", "is", null), isOfSide]),
      ]);
    })
    .execute();
  await trx
    .deleteFrom("dev_mailbox")
    .where(({ or, eb }) =>
      or([eb("recipient", "=", email), eb(sql<number>`position(${email} in text_body)`, ">", 0)]),
    )
    .execute();
}

/**
 * Counts a failed try and answers how many there were. Undefined when the mail waits no more: a second worker that was
 * given it after a lapsed lease may have sent it in between, and then there is no next try.
 */
export async function countFailure(
  trx: Queryable,
  { id, reason }: { id: string; reason: string },
): Promise<number | undefined> {
  const row = await trx
    .updateTable("mails")
    .set({ attempts: sql`attempts + 1`, last_error: reason })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("attempts")
    .executeTakeFirst();
  return row?.attempts;
}

/** Mails that wait but that no job would ever deliver: a restored backup has such. The oldest thousand. */
export async function findForgottenMails(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("mails")
    .select("id")
    .where("state", "=", "waiting")
    .where(({ not }) => not(hasLiveJob(deliveryQueue, sql`mails.id::text`)))
    .where(({ not }) => not(hasLiveJob(bulkQueue, sql`mails.id::text`)))
    .orderBy("created_at")
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
