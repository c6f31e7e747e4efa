import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Grant = { readonly ownerId: OwnerId; readonly otpIdHash: string };

/** In the place of the one before: a person has one at most. */
export async function putGrant(
  trx: Trx,
  { ownerId, otpIdHash, expiresAt }: Grant & { expiresAt: Date },
): Promise<void> {
  const grant = { otp_id_hash: otpIdHash, expires_at: expiresAt };
  await trx
    .insertInto("password_reset_grants")
    .values({ influencer_id: ownerId, ...grant })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(grant))
    .execute();
}

export async function isGranted(
  db: Queryable,
  { ownerId, otpIdHash, now }: Grant & { now: Date },
): Promise<boolean> {
  const grant = await db
    .selectFrom("password_reset_grants")
    .select("influencer_id")
    .where("influencer_id", "=", ownerId)
    .where("otp_id_hash", "=", otpIdHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return grant !== undefined;
}

/** Uses a grant up. Of two who hold its id the second waits for the first and finds it gone: false. */
export async function takeGrant(
  trx: Trx,
  { ownerId, otpIdHash, now }: Grant & { now: Date },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom("password_reset_grants")
    .where("influencer_id", "=", ownerId)
    .where("otp_id_hash", "=", otpIdHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function dropGrant(trx: Trx, ownerId: OwnerId): Promise<void> {
  await trx.deleteFrom("password_reset_grants").where("influencer_id", "=", ownerId).execute();
}
