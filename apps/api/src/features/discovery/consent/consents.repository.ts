import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { OwnerId } from "../../../platform/owner.ts";

export function insertConsent(trx: Trx, consent: Tables["consents"]): Promise<unknown> {
  return trx.insertInto("consents").values(consent).execute();
}

export function insertConsents(trx: Trx, consents: readonly Tables["consents"][]): Promise<unknown> {
  return trx.insertInto("consents").values(consents).execute();
}

/** Whether the creator ever said yes or no. */
export async function isAnswered(db: Queryable, ownerId: OwnerId<"influencer">): Promise<boolean> {
  const row = await db
    .selectFrom("consents")
    .select("id")
    .where("influencer_id", "=", ownerId)
    .where("kind", "=", "discovery")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteConsents(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.deleteFrom("consents").where("influencer_id", "=", ownerId).execute();
}
