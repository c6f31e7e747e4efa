import type { Queryable } from "../../../platform/db/database.ts";
import type { DealRef } from "../delivery/drafts.repository.ts";

/** Where the deals of some addresses lie; one that is kept no longer is missing. */
export async function findDealRefs(db: Queryable, dealIds: readonly string[]) {
  if (dealIds.length === 0) return [];
  return db
    .selectFrom("deals")
    .select(["influencer_id", "id", "deal_id"])
    .where("deal_id", "in", dealIds)
    .execute();
}

export async function findDecisions(db: Queryable, deals: readonly DealRef[]) {
  if (deals.length === 0) return [];
  return db
    .selectFrom("deal_disputes")
    .select(["deal", "decided_reason", "decided_at"])
    .where("influencer_id", "in", ownersOf(deals))
    .where("deal", "in", idsOf(deals))
    .where("decided_at", "is not", null)
    .execute();
}

export async function findHolds(db: Queryable, deals: readonly DealRef[]) {
  if (deals.length === 0) return [];
  return db
    .selectFrom("deal_events")
    .select(["deal", "about", "done_at"])
    .where("influencer_id", "in", ownersOf(deals))
    .where("deal", "in", idsOf(deals))
    .where("act", "in", ["hold", "release"])
    .execute();
}

const ownersOf = (deals: readonly DealRef[]) => [...new Set(deals.map(({ influencer_id }) => influencer_id))];
const idsOf = (deals: readonly DealRef[]) => deals.map(({ id }) => id);
