import type { CompanyDeal } from "@tomoru/contract/deals/deal";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { findAskedInCampaign, findAskedInOffer } from "./asked.repository.ts";
import type { PageRow } from "./deal-page.rules.ts";

type Asked = NonNullable<CompanyDeal["asked"]>;

/** What the first version begins with; null once there is one. */
export async function askedOf(db: Queryable, row: PageRow): Promise<Asked | null> {
  return row.state === "terms" && row.last_version === 0 ? readAsked(db, row) : null;
}

/** What the creator compares the first version with; null once it is answered. */
export async function askedBefore(db: Queryable, row: PageRow): Promise<Asked | null> {
  return row.state === "terms" && row.last_version === 1 ? readAsked(db, row) : null;
}

async function readAsked(db: Queryable, row: PageRow): Promise<Asked | null> {
  return row.source === "application" ? askedInCampaign(db, row) : askedInOffer(db, row);
}

async function askedInOffer(db: Queryable, row: PageRow): Promise<Asked | null> {
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const asked = await findAskedInOffer(db, { influencerId, offerId: row.deal_id });
  if (!asked) return null;
  const { budget_min_yen: least, budget_max_yen: most } = asked;
  const feeYen = least !== null && least === most ? Number(least) : null;
  return { ...textsOf(asked), feeYen, wishFeeYen: null };
}

async function askedInCampaign(db: Queryable, row: PageRow): Promise<Asked | null> {
  const companyId = mintOwnerId<"company">(row.company_id);
  const asked = await findAskedInCampaign(db, { companyId, applicationId: row.deal_id });
  if (!asked) return null;
  return { ...textsOf(asked), feeYen: asked.fee_yen, wishFeeYen: asked.wish_fee_yen };
}

type Texts = {
  description: string | null;
  situation: string | null;
  period_from: string | null;
  period_to: string | null;
  post_format: string[] | null;
  usage_scope: UsageScope | null;
  usage_months: number | null;
};

function textsOf({ period_from: from, period_to: to, ...row }: Texts) {
  return {
    description: row.description,
    situation: row.situation,
    period: from !== null && to !== null ? { from, to } : null,
    postFormat: row.post_format ?? [],
    usageWish: row.usage_scope && { scope: row.usage_scope, months: row.usage_months },
  };
}
