import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** Whether the account of an e-mail was signed in to from a network since then. One statement, also where there is no account. */
export async function isKnown(
  db: Queryable,
  { email, networkHash, since }: { email: string; networkHash: string; since: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom("influencer_emails as directory")
    .innerJoin("known_networks as known", "known.influencer_id", "directory.influencer_id")
    .select("known.signed_in_at")
    .where("directory.email", "=", email)
    .where("known.network_hash", "=", networkHash)
    .where("known.signed_in_at", ">", since)
    .executeTakeFirst();
  return known !== undefined;
}

export async function putKnownNetwork(
  trx: Trx,
  { ownerId, networkHash, now }: { ownerId: OwnerId; networkHash: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("known_networks")
    .values({ influencer_id: ownerId, network_hash: networkHash, signed_in_at: now })
    .onConflict((conflict) =>
      conflict.columns(["influencer_id", "network_hash"]).doUpdateSet({ signed_in_at: now }),
    )
    .execute();
}
