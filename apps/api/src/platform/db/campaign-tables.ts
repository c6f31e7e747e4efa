import type { ApplicationState, CampaignState } from "@tomoru/contract/company/campaigns";
import type { OwnApplication } from "@tomoru/contract/influencer/campaigns";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { AskedColumns } from "./asking-tables.ts";
import type { Day } from "./columns.ts";

/** What companies publish, and who applied. */
export type CampaignTables = {
  campaigns: AskedColumns & {
    company_id: string;
    id: string;
    capacity: number;
    closes_on: Day;
    select_by: Day;
    min_followers: number | null;
    categories: string[];
    state: Generated<CampaignState>;
    due_at: Date | null;
    applied: Generated<number>;
    selected: Generated<number>;
    created_by: string;
    created_at: Date;
    published_at: Date | null;
    ended_at: Date | null;
    has_news: Generated<boolean>;
    told_at: Date | null;
  };
  campaign_applications: {
    company_id: string;
    application_id: string;
    campaign_id: string;
    influencer_id: string;
    message: string;
    wish_fee_yen: number;
    state: Generated<ApplicationState>;
    created_at: Date;
    decided_at: Date | null;
  };
  applications: {
    influencer_id: string;
    application_id: string;
    company_id: string;
    campaign_id: string;
    platform: Platform;
    product_name: string;
    message: string;
    wish_fee_yen: number;
    state: Generated<OwnApplication["state"]>;
    created_at: Date;
    decided_at: Date | null;
  };
  open_campaigns: {
    id: string;
    company_id: string;
    platform: Platform;
    fee_yen: ColumnType<string, number, number>;
    min_followers: number;
    categories: string[];
    is_full: Generated<boolean>;
    closes_at: Date;
    published_at: Date;
  };
};
