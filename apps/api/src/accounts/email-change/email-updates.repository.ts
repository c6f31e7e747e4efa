import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { AccountKey } from "../account-key.rules.ts";

type EmailUpdate = { readonly account: AccountKey; readonly newEmail: string };

/** In the place of the address that was asked for before. */
export async function putEmailUpdate(
  trx: Trx,
  { account, newEmail, expiresAt }: EmailUpdate & { expiresAt: Date },
): Promise<void> {
  const update = { new_email: newEmail, expires_at: expiresAt };
  await trx
    .insertInto("account_email_changes")
    .values({ owner_id: account.ownerId, account_id: account.accountId, ...update })
    .onConflict((conflict) => conflict.columns(["owner_id", "account_id"]).doUpdateSet(update))
    .execute();
}

export async function findNewEmail(
  db: Queryable,
  { ownerId, accountId }: AccountKey,
): Promise<string | undefined> {
  const update = await db
    .selectFrom("account_email_changes")
    .select("new_email")
    .where("owner_id", "=", ownerId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return update?.new_email;
}

/** False when another address has been asked for meanwhile. */
export async function takeEmailUpdate(trx: Trx, { account, newEmail }: EmailUpdate): Promise<boolean> {
  const taken = await trx
    .deleteFrom("account_email_changes")
    .where("owner_id", "=", account.ownerId)
    .where("account_id", "=", account.accountId)
    .where("new_email", "=", newEmail)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

type EmailLink = {
  readonly newEmail: string;
  readonly tokenHash: string | null;
  readonly sentAt: Date | null;
  readonly expiresAt: Date;
};

/** In the place of the link that was asked for before. */
export async function putEmailLink(
  trx: Trx,
  { account, newEmail, tokenHash, sentAt, expiresAt }: EmailLink & { account: AccountKey },
): Promise<void> {
  const link = { new_email: newEmail, token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt };
  await trx
    .insertInto("account_email_changes")
    .values({ owner_id: account.ownerId, account_id: account.accountId, ...link })
    .onConflict((conflict) => conflict.columns(["owner_id", "account_id"]).doUpdateSet(link))
    .execute();
}

export async function findEmailLink(
  trx: Trx,
  { ownerId, accountId }: AccountKey,
): Promise<EmailLink | undefined> {
  const link = await trx
    .selectFrom("account_email_changes")
    .select(["new_email", "token_hash", "sent_at", "expires_at"])
    .where("owner_id", "=", ownerId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return (
    link && {
      newEmail: link.new_email,
      tokenHash: link.token_hash,
      sentAt: link.sent_at,
      expiresAt: link.expires_at,
    }
  );
}
