import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { BigInteger, Day } from "./columns.ts";

/** Creators and what they keep here, but for their offers. */
export type CreatorTables = {
  influencers: {
    id: string;
    creator_name: string | null;
    dob: Day | null;
    country: string | null;
    gender: "male" | "female" | "other" | null;
    bio: string | null;
    is_notify_campaign: Generated<boolean>;
    is_notify_messages: Generated<boolean>;
    is_discoverable: Generated<boolean>;
    created_at: Date;
  };
  status_changes: {
    influencer_id: string;
    id: string;
    status: "active" | "suspended";
    reason: string;
    changed_at: Date;
  };
  categories: { id: string; name_ja: string; name_en: string; position: number };
  influencer_categories: { influencer_id: string; category_id: string };
  bank_accounts: { influencer_id: string; ciphertext: string; last_digits: string; updated_at: Date };
  withdrawals: {
    influencer_id: string;
    id: string;
    reason: CancellationReason;
    details: string | null;
    ends_on: Day;
    status: "pending" | "takenBack" | "closed";
    created_at: Date;
  };
  inquiries: {
    influencer_id: string;
    id: string;
    content: string;
    created_at: Date;
    answered_at: Date | null;
  };
  open_inquiries: {
    id: string;
    email_hash: string;
    content: string;
    created_at: Date;
    answered_at: Date | null;
  };
  social_accounts: {
    influencer_id: string;
    platform: Platform;
    handle: string;
    linked_at: Date;
    platform_user_id: string;
    display_name: string;
    is_sandbox: boolean;
    tokens: string | null;
    access_expires_at: Date | null;
    refresh_expires_at: Date | null;
    scopes: Generated<string[]>;
    followers: BigInteger | null;
    recent_views: ColumnType<number[], string | undefined, string>;
    read_at: Date | null;
    next_read_at: Date | null;
    refreshing_until: Date | null;
    failed_reads: Generated<number>;
    reading_until: Date | null;
    needs_relink_at: Date | null;
    opened_at: Date | null;
  };
  social_directory: { platform: Platform; platform_user_id: string; influencer_id: string };
  oauth_states: {
    influencer_id: string;
    state_hash: string;
    session_id: string;
    platform: Platform;
    code_verifier: string | null;
    expires_at: Date;
  };
  social_revocations: {
    id: string;
    platform: Platform;
    is_sandbox: boolean;
    ciphertext: string;
    expires_at: Date;
  };
};
