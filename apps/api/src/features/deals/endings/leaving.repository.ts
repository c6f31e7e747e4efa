import type { DealState } from "@tomoru/contract/deals/deal-states";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

const beforeReport: readonly DealState[] = [
  ...(["terms", "contracted", "draft_review", "changes_requested", "draft_approved"] as const),
];

/** Deals of a creator that end when the account closes, the oldest first. */
export function findBeforeReport(db: Queryable, influencerId: CreatorId): Promise<DealRow[]> {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("state", "in", beforeReport)
    .orderBy("id")
    .execute();
}

/** Deals of a creator that were reported and not accepted yet: they go on after the account has closed. */
export function findReported(db: Queryable, influencerId: CreatorId): Promise<Pick<DealRow, "net_yen">[]> {
  return db
    .selectFrom("deals")
    .select("net_yen")
    .where("influencer_id", "=", influencerId)
    .where("state", "=", "reported")
    .execute();
}

/** Deals of a company that may be open, from its copies: the state of each has to be read from the deal itself. */
export function findUnpaid(db: Queryable, companyId: OwnerId<"company">) {
  return db
    .selectFrom("company_deals")
    .select(["influencer_id", "deal_id"])
    .where("company_id", "=", companyId)
    .where(({ or, eb }) =>
      or([
        eb("state", "in", [...beforeReport, "reported", "accepted"]),
        eb("payment_stage", "in", ["due", "scheduled", "sent", "failed"]),
      ]),
    )
    .orderBy("influencer_id")
    .orderBy("deal_id")
    .execute();
}

export async function deleteDrafts(trx: Trx, influencerId: CreatorId): Promise<void> {
  await trx.deleteFrom("deal_drafts").where("influencer_id", "=", influencerId).execute();
}
