import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AskingTables } from "./asking-tables.ts";
import type { CampaignTables } from "./campaign-tables.ts";
import type { BigInteger } from "./columns.ts";
import type { CompanyTables } from "./company-tables.ts";
import type { CreatorTables } from "./creator-tables.ts";
import type { DealTables } from "./deal-tables.ts";
import type { FindingTables } from "./finding-tables.ts";
import type { MoneyTables } from "./money-tables.ts";
import type { OfferTables } from "./offer-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { ThreadTables } from "./thread-tables.ts";

export type Tables = AccountTables &
  AskingTables &
  CampaignTables &
  CompanyTables &
  CreatorTables &
  DealTables &
  FindingTables &
  MoneyTables &
  OfferTables &
  PaymentTables &
  ThreadTables & {
    request_keys: { key: string; body_hash: string; answer: string | null; created_at: Date };
    audit_log: {
      id: string;
      operator: string;
      call: string;
      about: string | null;
      done_at: Date;
      note: Generated<string | null>;
      deal_id: Generated<string | null>;
    };
    rate_limits: { key: string; window_ends_at: Date; count: number };
    operator_requests: {
      key: string;
      body_hash: string;
      result: ColumnType<unknown, string, never>;
      created_at: Date;
    };
    mails: {
      id: string;
      kind: string;
      recipient: string;
      about: string | null;
      locale: "ja" | "en";
      payload: string | null;
      state: "waiting" | "sent" | "expired";
      attempts: Generated<number>;
      created_at: Date;
      expires_at: Date;
      sent_at: Date | null;
      last_error: string | null;
    };
    dev_stripe_objects: {
      id: string;
      type: string;
      body: ColumnType<object, string, string>;
      due_at: Date | null;
      position: BigInteger;
    };
    dev_clock: { id: number; ahead_ms: BigInteger };
    dev_mailbox: {
      id: string;
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
      received_at: Date;
    };
  };
