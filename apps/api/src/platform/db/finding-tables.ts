import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { Day } from "./columns.ts";

/** What companies find creators by, and what they keep of them. The tables of the search itself are asked by plain SQL alone. */
export type FindingTables = {
  consents: {
    influencer_id: string;
    id: string;
    kind: "discovery";
    version: number;
    given: boolean;
    given_at: Date;
    locale: "ja" | "en";
  };
  account_posts: {
    influencer_id: string;
    platform: Platform;
    posts: ColumnType<unknown, string, string>;
    hashtags: string[];
    is_granted: boolean;
    reads: number;
    read_at: Date;
  };
  account_insights: {
    influencer_id: string;
    platform: Platform;
    figures: ColumnType<unknown, string, string>;
    computed_with: string;
    read_at: Date;
  };
  follower_months: { influencer_id: string; platform: Platform; month: Day; counts: (number | null)[] };
  insight_opens: { company_id: string; month: string; influencer_id: string; opened_at: Date };
  list_groups: { company_id: string; id: string; name: string; name_folded: string; created_at: Date };
  lists: {
    company_id: string;
    id: string;
    name: string;
    explanation: string;
    platform: Platform;
    group_id: string | null;
    budget_band: BudgetBand | null;
    status: Generated<"unconsulted" | "consulted">;
    locked_at: Date | null;
    count: Generated<number>;
    revision: Generated<number>;
    created_by: string;
    created_at: Date;
    updated_at: Date;
    consulted_at: Date | null;
  };
  list_creators: {
    company_id: string;
    list_id: string;
    influencer_id: string;
    note: Generated<string>;
    added_by: string;
    added_at: Date;
  };
  saved_searches: {
    company_id: string;
    id: string;
    name: string;
    filters: ColumnType<unknown, string, string>;
    sort: string;
    opened_at: Date;
    created_at: Date;
    new_count: Generated<number>;
    next_count_at: Generated<Date>;
    mailed_to: Generated<string[]>;
    mailed_at: Generated<Date | null>;
  };
};
