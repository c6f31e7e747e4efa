import type { ImageType } from "@tomoru/contract/deals/deal-files";
import type { DealSide } from "@tomoru/contract/deals/deal-states";

/** Images of deals, calendars, and what is known of companies by their deals. */
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
