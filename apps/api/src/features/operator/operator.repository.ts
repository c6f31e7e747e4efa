import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { Recipient } from "./operator.rules.ts";

/**
 * The creators behind e-mails, held until the transaction ends; those that are unknown or closed are missing. An account
 * that closes meanwhile waits, and then erases what is written now; one that closed first is not found. Each is held by a
 * statement of its own, which is all that a distributed database locks by; in the order of ids, or two calls could
 * wait for each other in a circle.
 */
export async function findRecipients(trx: Trx, emails: readonly string[]): Promise<Recipient[]> {
  if (emails.length === 0) return [];
  const listed = await trx
    .selectFrom("account_emails")
    .select(["owner_id", "email"])
    .where("kind", "=", "influencer")
    .where("email", "in", [...new Set(emails)])
    .orderBy("owner_id")
    .execute();
  const recipients: Recipient[] = [];
  for (const { owner_id, email } of listed) {
    const recipient = await holdRecipient(trx, { id: owner_id, email });
    if (recipient) recipients.push(recipient);
  }
  return recipients;
}

async function holdRecipient(
  trx: Trx,
  { id, email }: { id: string; email: string },
): Promise<Recipient | undefined> {
  const person = await trx
    .selectFrom("accounts as account")
    .innerJoin("influencers as person", "person.id", "account.owner_id")
    .select([
      "account.email",
      "account.full_name",
      "account.locale",
      "account.status",
      "person.is_notify_campaign",
    ])
    .where("account.owner_id", "=", id)
    .where("person.id", "=", id)
    .where("account.status", "!=", "closed")
    .forShare("account")
    .executeTakeFirst();
  // Whoever has moved to another address since the directory was read has this one no more.
  if (person?.email !== email) return undefined;
  return {
    ownerId: mintOwnerId<"influencer">(id),
    email,
    fullName: person.full_name ?? "",
    locale: person.locale,
    wantsMail: person.is_notify_campaign && person.status === "active",
  };
}

/** Whose payment it is, held like a recipient; undefined once the account is closed. */
export async function findPayee(
  trx: Trx,
  ownerId: OwnerId<"influencer">,
): Promise<Pick<Recipient, "email" | "fullName" | "locale"> | undefined> {
  const person = await trx
    .selectFrom("accounts")
    .select(["email", "full_name", "locale"])
    .where("owner_id", "=", ownerId)
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

export async function deleteRequestsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("operator_requests").where("created_at", "<=", before).execute();
}
