import type {
  DealHold,
  DealSide,
  DealSource,
  DealState,
  DealTurn,
  EndReason,
  Funding,
  FundingWay,
  PaymentStage,
  TurnKind,
} from "@tomoru/contract/deals/deal-states";
import type {
  Dispute,
  Draft,
  disputeFaults,
  PostCheck,
  RejectionFact,
} from "@tomoru/contract/deals/delivery";
import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { BigInteger, Day } from "./columns.ts";

type Json = ColumnType<unknown, string, string>;
type Key = { influencer_id: string; deal: string; id: string };

type Turn = {
  state: DealState;
  end_reason: EndReason | null;
  turn: DealTurn;
  turn_kind: TurnKind | null;
  turn_due_at: Date | null;
  hold: DealHold | null;
};

/** Deals and what companies list of them. */
export type DealTables = {
  deals: Turn & {
    influencer_id: string;
    id: string;
    deal_id: string;
    company_id: string;
    source: DealSource;
    platform: Platform;
    product_name: string | null;
    least_fee_yen: BigInteger;
    revision: Generated<number>;
    changes: Generated<number>;
    last_act: string | null;
    funding: Generated<Funding>;
    payment_stage: PaymentStage | null;
    is_written_off: Generated<boolean>;
    last_version: Generated<number>;
    open_by: DealSide | null;
    contract_version: number | null;
    contracted_at: Date | null;
    agreed: ColumnType<unknown, string | null, string | null>;
    paper_asked_at: Date | null;
    fee_yen: BigInteger | null;
    net_yen: BigInteger | null;
    usage_until: Day | null;
    draft_round: Generated<number>;
    rejections: Generated<number>;
    contested: Generated<number>;
    reported_on: Day | null;
    report_due_on: Day | null;
    pay_due_on: Day | null;
    proposal: ColumnType<unknown, string | null, string | null>;
    creator_pct: number | null;
    stopped_for: DealSide | null;
    end_words: ColumnType<unknown, string | null, string | null>;
    words_erased_at: Generated<Date | null>;
    messages: Generated<number>;
    creator_unread: Generated<number>;
    company_unread: Generated<number>;
    creator_told_at: Generated<Date | null>;
    company_told_at: Generated<Date | null>;
    reminded: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  deal_terms: {
    influencer_id: string;
    deal: string;
    version: number;
    made_by: DealSide;
    sheet: Json;
    creator: string;
    sha256: string;
    funding: FundingWay | null;
    tool_fee_bps: number | null;
    acceptance: ColumnType<unknown, string | null, string | null>;
    sent_at: Date;
  };
  deal_contracts: {
    influencer_id: string;
    deal: string;
    version: number;
    sha256: string;
    acceptances: Json;
    parties: string;
    tool_fee_bps: number;
    funding: FundingWay;
    made_at: Date;
  };
  deal_events: Key & {
    revision: number;
    act: string;
    actor: DealSide | "operator" | "clock" | "stripe";
    state: DealState;
    about: ColumnType<unknown, string | null, never>;
    done_at: Date;
  };
  deal_echoes: Key;
  deal_messages: Key & {
    sender: DealSide | "system";
    member_id: string | null;
    content: string;
    warned: Generated<string[]>;
    files: Generated<string[]>;
    is_read: Generated<boolean>;
    sent_at: Date;
  };
  deal_proposals: Key & {
    kind: "cancel" | "amendment";
    made_by: DealSide;
    body: Json;
    state: Generated<"open" | "accepted" | "declined" | "replaced">;
    made_at: Date;
    lapses_at: Date;
    answered_at: Date | null;
  };
  deal_drafts: Key & {
    round: number;
    content: Json;
    state: Generated<Draft["state"]>;
    approved_by: Draft["approvedBy"];
    member_id: string | null;
    changes: ColumnType<unknown, string | undefined, string>;
    sent_at: Date;
    answered_at: Date | null;
  };
  deal_posts: Key & {
    url: string;
    kind: PostKind;
    media_id: string;
    result: Generated<PostCheck>;
    checked_at: Date | null;
    caption: string | null;
    label: ColumnType<unknown, string | null, string | null>;
    paid_flag: boolean | null;
    figures: ColumnType<unknown, string | null, string | null>;
    screenshot: string | null;
    ok_at: Date | null;
    gone_at: Date | null;
    added_at: Date;
    next_check_at: Date | null;
    silences: Generated<number>;
    rechecks: Generated<number>;
  };
  post_directory: { platform: Platform; media_id: string; influencer_id: string; deal: string };
  deal_reports: Key & {
    note: string | null;
    figures: Json;
    reported_at: Date;
    fact: RejectionFact | null;
    words: string | null;
    rejected_at: Date | null;
    is_contested: Generated<boolean>;
  };
  deal_disputes: Key & {
    kind: Dispute["kind"];
    made_by: DealSide;
    reason: string;
    opened_at: Date;
    decide_by: Day;
    decision: Dispute["decision"];
    creator_pct: number | null;
    fault: (typeof disputeFaults)[number] | null;
    decided_reason: string | null;
    decided_at: Date | null;
  };
  /** `id`: what was told, and of which due. */
  deal_reminders: Key & { told_at: Date };
  dev_posts: {
    platform: Platform;
    account_id: string;
    media_id: string;
    kind: PostKind;
    title: string;
    caption: string;
    is_paid: boolean;
    published_at: Date;
  };
  tax_profiles: {
    influencer_id: string;
    ciphertext: string;
    confirmed_at: Date | null;
    updated_at: Date;
  };
  guardian_consents: { influencer_id: string; ciphertext: string; given_at: Date };
  company_deals: Turn & {
    company_id: string;
    deal_id: string;
    influencer_id: string;
    changes: number;
    platform: Platform;
    product_name: string | null;
    creator_name: string;
    funding: Funding;
    fee_yen: BigInteger | null;
    payment_stage: PaymentStage | null;
    is_written_off: Generated<boolean>;
    pay_due_on: Day | null;
    last_version: Generated<number>;
    draft_round: Generated<number>;
    contracted_at: Date | null;
    reported_on: Day | null;
    unread: number;
    created_at: Date;
    updated_at: Date;
  };
  reminders: { company_id: string; deal_id: string; reminded_at: Date };
};
