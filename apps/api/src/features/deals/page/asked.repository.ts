import type { Queryable } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";

/** What a company has asked one creator for. */
export function findAskedInOffer(
  db: Queryable,
  { influencerId, offerId }: { influencerId: OwnerId<"influencer">; offerId: string },
) {
  return db
    .selectFrom("offers")
    .select(["description", "situation", "period_from", "period_to", "post_format"])
    .select(["budget_min_yen", "budget_max_yen", "usage_scope", "usage_months"])
    .where("influencer_id", "=", influencerId)
    .where("offer_id", "=", offerId)
    .executeTakeFirst();
}

/** The campaign that was applied to, and the fee that the applicant wishes. */
export function findAskedInCampaign(
  db: Queryable,
  { companyId, applicationId }: { companyId: OwnerId<"company">; applicationId: string },
) {
  return db
    .selectFrom("campaign_applications as applied")
    .innerJoin("campaigns as campaign", (join) =>
      join
        .onRef("campaign.company_id", "=", "applied.company_id")
        .onRef("campaign.id", "=", "applied.campaign_id"),
    )
    .select(["campaign.description", "campaign.situation", "campaign.period_from", "campaign.period_to"])
    .select(["campaign.post_format", "campaign.fee_yen", "campaign.usage_scope", "campaign.usage_months"])
    .select("applied.wish_fee_yen")
    .where("applied.company_id", "=", companyId)
    .where("applied.application_id", "=", applicationId)
    .executeTakeFirst();
}
