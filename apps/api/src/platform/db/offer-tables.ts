import type { OfferStatus } from "@tomoru/contract/influencer/offers";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { BigInteger, Day } from "./columns.ts";

/** Offers, and what is left of those of somebody who is gone. */
export type OfferTables = {
  offers: {
    influencer_id: string;
    id: string;
    offer_id: string;
    platform: Platform;
    product_name: string | null;
    product_info: string | null;
    description: string | null;
    situation: string | null;
    month: string | null;
    period_from: Day | null;
    period_to: Day | null;
    budget_min_yen: BigInteger | null;
    budget_max_yen: BigInteger | null;
    product_url: string | null;
    tie_up_exp: string | null;
    post_format: string[] | null;
    is_approval: boolean | null;
    created_at: Date;
    decided_at: Date | null;
    company_id: Generated<string | null>;
    consultation_id: Generated<string | null>;
    usage_scope: Generated<UsageScope | null>;
    usage_months: Generated<number | null>;
    answer_by: ColumnType<Date | null, Date | undefined>;
    closed_by: Generated<"company" | "clock" | null>;
    closing_told_at: ColumnType<Date | null, Date | undefined>;
  };
  unlinked_offers: {
    offer_id: string;
    platform: Platform;
    product_name: string | null;
    month: string | null;
    period_from: Day | null;
    period_to: Day | null;
    budget_min_yen: BigInteger | null;
    budget_max_yen: BigInteger | null;
    product_url: string | null;
    post_format: string[] | null;
    is_approval: boolean;
    created_at: Date;
    decided_at: Date;
  };
  offer_counts: { influencer_id: string } & Record<OfferStatus, Generated<number>>;
};
