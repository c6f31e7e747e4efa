import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { AnswerState } from "@tomoru/contract/company/consultations";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import type { Platform } from "@tomoru/contract/platforms";
import type { Generated } from "kysely";
import type { Day } from "./columns.ts";

/** What a consultation and an open campaign say alike. */
export type AskedColumns = {
  platform: Platform;
  product_name: string;
  product_info: string | null;
  description: string;
  situation: string | null;
  month: string | null;
  period_from: Day;
  period_to: Day;
  product_url: string | null;
  tie_up_exp: string | null;
  post_format: string[];
  budget_band: BudgetBand | null;
  fee_yen: number | null;
  usage_scope: UsageScope | null;
  usage_months: number | null;
};

/** What companies ask creators, and what these answered. */
export type AskingTables = {
  consultations: AskedColumns & {
    company_id: string;
    id: string;
    list_id: string | null;
    list_name: string | null;
    answer_by: Date;
    state: Generated<"open" | "closed">;
    created_by: string;
    created_at: Date;
    closed_at: Date | null;
    has_news: Generated<boolean>;
    told_at: Date | null;
  };
  consultation_offers: {
    company_id: string;
    offer_id: string;
    consultation_id: string | null;
    influencer_id: string;
    platform: Platform;
    state: Generated<AnswerState>;
    created_at: Date;
    decided_at: Date | null;
  };
};
