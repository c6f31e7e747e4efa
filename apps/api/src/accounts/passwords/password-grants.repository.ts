import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { AccountKey } from "../account-key.rules.ts";

type Grant = { readonly account: AccountKey; readonly otpIdHash: string };

/** In the place of the one before: a person has one at most. */
export async function putGrant(
  trx: Trx,
  { account, otpIdHash, expiresAt }: Grant & { expiresAt: Date },
): Promise<void> {
  const grant = { otp_id_hash: otpIdHash, expires_at: expiresAt };
  await trx
    .insertInto("account_password_grants")
    .values({ owner_id: account.ownerId, account_id: account.accountId, ...grant })
    .onConflict((conflict) => conflict.columns(["owner_id", "account_id"]).doUpdateSet(grant))
    .execute();
}

export async function isGranted(
  db: Queryable,
  { account, otpIdHash, now }: Grant & { now: Date },
): Promise<boolean> {
  const grant = await db
    .selectFrom("account_password_grants")
    .select("owner_id")
    .where("owner_id", "=", account.ownerId)
    .where("account_id", "=", account.accountId)
    .where("otp_id_hash", "=", otpIdHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return grant !== undefined;
}

/** Uses a grant up. Of two who hold its id the second waits for the first and finds it gone: false. */
export async function takeGrant(
  trx: Trx,
  { account, otpIdHash, now }: Grant & { now: Date },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom("account_password_grants")
    .where("owner_id", "=", account.ownerId)
    .where("account_id", "=", account.accountId)
    .where("otp_id_hash", "=", otpIdHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function dropGrant(trx: Trx, { ownerId, accountId }: AccountKey): Promise<void> {
  await trx
    .deleteFrom("account_password_grants")
    .where("owner_id", "=", ownerId)
    .where("account_id", "=", accountId)
    .execute();
}
