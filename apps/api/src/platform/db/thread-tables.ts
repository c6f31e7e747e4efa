import type { ImageType } from "@tomoru/contract/deals/deal-files";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Platform } from "@tomoru/contract/platforms";
import type { BigInteger } from "./columns.ts";

/** Images of deals, calendars, and what is known of companies and of fees by the deals. */
export type ThreadTables = {
  deal_files: {
    influencer_id: string;
    deal: string;
    id: string;
    sent_by: DealSide;
    media_type: ImageType;
    bytes: number;
    width: number;
    height: number;
    sha256: string;
    created_at: Date;
    erased_at: Date | null;
  };
  file_chunks: { influencer_id: string; file: string; n: number; bytes: Uint8Array };
  calendar_feeds: { influencer_id: string; serial: number };
  peer_fees: {
    platform: Platform;
    follower_band: number;
    median_yen: BigInteger;
    people: number;
    made_at: Date;
  };
  company_stats: {
    company_id: string;
    deals_done: number | null;
    median_days_to_pay: number | null;
    answer_rate: number | null;
    cancel_rate: number | null;
    warnings: string[];
    made_at: Date;
  };
};
