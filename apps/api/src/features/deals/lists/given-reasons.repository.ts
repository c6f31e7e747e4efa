import type { Queryable } from "../../../platform/db/database.ts";
import type { DealKey } from "../acting/acting.repository.ts";

/** Whose deal it is and which, of one that is still kept. */
export function findDealRef(db: Queryable, { influencerId, dealId }: DealKey) {
  return db
    .selectFrom("deals")
    .select(["influencer_id", "id"])
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
}

export function findDecisions(db: Queryable, deal: { influencer_id: string; id: string }) {
  return db
    .selectFrom("deal_disputes")
    .select(["decided_reason", "decided_at"])
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("decided_at", "is not", null)
    .execute();
}
