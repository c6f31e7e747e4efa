import type { PaymentStage } from "@tomoru/contract/deals/deal-states";
import type {
  AccountCause,
  FailureCause,
  PaymentFailure,
  PayoutKind,
  PayoutRowState,
  PayoutRunState,
} from "@tomoru/contract/deals/payout-states";
import type { PaymentStatus } from "@tomoru/contract/influencer/payments";
import type { Platform } from "@tomoru/contract/platforms";
import type { ColumnType, Generated } from "kysely";
import type { BigInteger, Day } from "./columns.ts";

/** A column that older rows leave empty. */
type Later<T> = Generated<T | null>;
type LaterDay = ColumnType<string | null, string | null | undefined, string | null>;
type LaterYen = ColumnType<string | null, number | null | undefined, number | null>;

/** What creators are paid, and how it gets to their banks. */
export type PaymentTables = {
  payments: {
    influencer_id: string;
    id: string;
    date: Day;
    description: string;
    amount_yen: BigInteger;
    status: PaymentStatus;
    status_at: Generated<Date>;
    reference: string;
    paid_on: Day | null;
    withheld_yen: ColumnType<string, number | string | undefined, number | string>;
    payer: string | null;
    deal_id: Later<string>;
    deal: Later<string>;
    company_id: Later<string>;
    platform: Later<Platform>;
    stage: Later<PaymentStage>;
    due_on: LaterDay;
    fee_yen: LaterYen;
    tax_yen: LaterYen;
    gross_yen: LaterYen;
    secured_on: LaterDay;
    received_on: LaterDay;
    accepted_on: LaterDay;
    run_id: Later<string>;
    failure: Later<PaymentFailure>;
    held: Later<string>;
    bank_told_at: Later<Date>;
    is_manual: Later<boolean>;
    share_percent: Later<number>;
    statement_number: Later<string>;
  };
  payment_references: { reference: string; influencer_id: string; payment_id: string };
  statements: {
    influencer_id: string;
    payment_id: string;
    version: number;
    number: string;
    body: ColumnType<unknown, string, never>;
    payee: string;
    sha256: string;
    issued_on: Day;
    confirm_by: Date;
    confirmed_at: Later<Date>;
    queried_at: Later<Date>;
    created_at: Date;
  };
  company_payments: {
    company_id: string;
    payment_id: string;
    influencer_id: string;
    deal_id: string;
    created_at: Date;
  };
  payout_destinations: {
    influencer_id: string;
    source: "operator" | "closed";
    ciphertext: string;
    saved_at: Date;
  };
  refused_accounts: { influencer_id: string; code: AccountCause; cut_at: Date };
  payout_runs: {
    id: string;
    number: BigInteger;
    pay_on: Day;
    kind: PayoutKind;
    state: PayoutRunState;
    made_by: string;
    made_at: Date;
    cut_at: Later<Date>;
    filed_by: Later<string>;
    filed_at: Later<Date>;
    sent_by: Later<string>;
    sent_at: Later<Date>;
    ended_at: Later<Date>;
    sender: Later<string>;
    cut_to: Later<string>;
    filed_to: Generated<number>;
    told_to: Generated<number>;
    rest_paid_on: LaterDay;
    lines: Generated<number>;
    payments: Generated<number>;
    yen: ColumnType<string, number | undefined, number | string>;
    held: Generated<number>;
    paid: Generated<number>;
    paid_yen: ColumnType<string, number | undefined, number | string>;
    failed: Generated<number>;
  };
  payout_files: {
    run_id: string;
    n: number;
    first_line: number;
    last_line: number;
    lines: number;
    yen: BigInteger;
    sha256: string;
    made_at: Date;
  };
  payout_rows: {
    influencer_id: string;
    run_id: string;
    line: number;
    file: number | null;
    yen: BigInteger;
    payments: number;
    state: PayoutRowState;
    destination: string;
    last_digits: string;
    code: FailureCause | null;
    paid_on: Day | null;
  };
};
