import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type EmailUpdate = { readonly ownerId: OwnerId; readonly newEmail: string };

/** In the place of the address that was asked for before. */
export async function putEmailUpdate(
  trx: Trx,
  { ownerId, newEmail, expiresAt }: EmailUpdate & { expiresAt: Date },
): Promise<void> {
  const update = { new_email: newEmail, expires_at: expiresAt };
  await trx
    .insertInto("email_updates")
    .values({ influencer_id: ownerId, ...update })
    .onConflict((conflict) => conflict.column("influencer_id").doUpdateSet(update))
    .execute();
}

export async function findNewEmail(db: Queryable, ownerId: OwnerId): Promise<string | undefined> {
  const update = await db
    .selectFrom("email_updates")
    .select("new_email")
    .where("influencer_id", "=", ownerId)
    .executeTakeFirst();
  return update?.new_email;
}

/** False when another address has been asked for meanwhile. */
export async function takeEmailUpdate(trx: Trx, { ownerId, newEmail }: EmailUpdate): Promise<boolean> {
  const taken = await trx
    .deleteFrom("email_updates")
    .where("influencer_id", "=", ownerId)
    .where("new_email", "=", newEmail)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
