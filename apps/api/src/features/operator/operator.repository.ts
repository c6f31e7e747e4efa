import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { Recipient } from "./operator.rules.ts";

/**
 * The creators behind e-mails, held until the transaction ends; those that are unknown or closed are missing. An account
 * that closes meanwhile waits, and then erases what is written now; one that closed first is not found.
 */
export async function findRecipients(trx: Trx, emails: readonly string[]): Promise<Recipient[]> {
  if (emails.length === 0) return [];
  const rows = await trx
    .selectFrom("influencer_emails as directory")
    .innerJoin("influencers as person", "person.id", "directory.influencer_id")
    .select([
      "person.id",
      "directory.email",
      "person.full_name",
      "person.locale",
      "person.is_notify_campaign",
      "person.status",
    ])
    .where("directory.email", "in", [...new Set(emails)])
    .where("person.status", "!=", "closed")
    .forShare("person")
    .execute();
  return rows.map((row) => ({
    ownerId: mintOwnerId(row.id),
    email: row.email,
    fullName: row.full_name ?? "",
    locale: row.locale,
    wantsMail: row.is_notify_campaign && row.status === "active",
  }));
}

/** Whose payment it is, held like a recipient; undefined once the account is closed. */
export async function findPayee(
  trx: Trx,
  ownerId: OwnerId,
): Promise<Pick<Recipient, "email" | "fullName" | "locale"> | undefined> {
  const person = await trx
    .selectFrom("influencers")
    .select(["email", "full_name", "locale"])
    .where("id", "=", ownerId)
    .where("status", "!=", "closed")
    .forShare()
    .executeTakeFirst();
  return person?.email
    ? { email: person.email, fullName: person.full_name ?? "", locale: person.locale }
    : undefined;
}

export type OperatorRequest = { readonly key: string; readonly bodyHash: string };
type Answered = { readonly bodyHash: string; readonly result: unknown };

/**
 * Takes an Idempotency-Key for `result`, or answers what it was taken for. Of two calls at once with one key the second
 * waits at the key's row until the first commits (then reads its answer) or fails (then takes the key itself).
 */
export async function claimKey(
  trx: Trx,
  { key, bodyHash, result, now }: OperatorRequest & { result: unknown; now: Date },
): Promise<Answered | undefined> {
  const claimed = await trx
    .insertInto("operator_requests")
    .values({ key, body_hash: bodyHash, result: JSON.stringify(result), created_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const answered = await trx
    .selectFrom("operator_requests")
    .select(["body_hash", "result"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { bodyHash: answered.body_hash, result: answered.result };
}
