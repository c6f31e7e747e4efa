import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { ColumnType, Generated } from "kysely";
import type { BigInteger, Day } from "./columns.ts";

/** An account of the ledger; nothing unless it is written. */
type Account = ColumnType<string, number | string | undefined, never>;
/** Nothing unless it is written, and moved later. */
type Added = ColumnType<string, number | string | undefined, number | string>;

export type EntryKind =
  | "charged"
  | "cardPaid"
  | "chargeVoided"
  | "accepted"
  | "cancelled"
  | "paid"
  | "withholdingReturned"
  | "refunded"
  | "refundFailed"
  | "refundedByHand"
  | "refundNotOwed"
  | "refundOwedAgain"
  | "duplicate"
  | "chargeback"
  | "chargebackWon"
  | "chargebackLost"
  | "writtenOff";

export type ChargeState = "charging" | "failed" | "awaiting" | "paid" | "voided";
export type RefundState = "open" | "sent" | "succeeded" | "failed" | "byHand" | "notOwed";
export type RefundReason = "cancelled" | "withholding" | "duplicate" | "late";

/** A deal's ledger, its charge and refunds, and what companies list of them. */
export type MoneyTables = {
  ledger: {
    influencer_id: string;
    id: string;
    deal: string;
    kind: EntryKind;
    n: number;
    receivable: Account;
    card: Account;
    bank: Account;
    secured: Account;
    payable: Account;
    withholding: Account;
    refund: Account;
    fee: Account;
    tax: Account;
    loss: Account;
    about: string | null;
    booked_at: Date;
  };
  charges: {
    influencer_id: string;
    id: string;
    deal: string;
    deal_id: string;
    company_id: string;
    yen: BigInteger;
    fee_yen: BigInteger;
    tax_yen: BigInteger;
    tool_fee_yen: BigInteger;
    tool_tax_yen: BigInteger;
    tool_fee_bps: number;
    way: FundingWay;
    state: Generated<ChargeState>;
    fault: string | null;
    attempt: Generated<number>;
    paid_attempt: number | null;
    intent: string | null;
    transfer: ColumnType<unknown, string | null, string | null>;
    balance_yen: Added;
    received_yen: Added;
    reminded: Generated<number>;
    outcome: "accepted" | "cancelled" | "voided" | null;
    kept_yen: BigInteger;
    buyer: string;
    due_at: Date;
    looked_at: Date;
    made_at: Date;
    paid_at: Date | null;
  };
  charge_attempts: {
    influencer_id: string;
    charge: string;
    attempt: number;
    way: FundingWay | "hosted" | "balance";
    yen: ColumnType<string | null, number | string | null | undefined, number | string | null>;
    card: string | null;
    session: string | null;
    intent: string | null;
    state: Generated<"open" | "failed" | "paid" | "ended">;
    called_at: Date | null;
    made_at: Date;
  };
  refunds: {
    influencer_id: string;
    id: string;
    deal: string;
    deal_id: string;
    charge: string;
    company_id: string;
    n: number;
    reason: RefundReason;
    yen: BigInteger;
    intent: string | null;
    state: Generated<RefundState>;
    attempt: Generated<number>;
    called_at: Date | null;
    stripe_id: string | null;
    reference: string | null;
    looked_at: Date;
    made_at: Date;
    done_at: Date | null;
  };
  charge_directory: { intent: string; influencer_id: string; charge: string };
  company_charges: {
    company_id: string;
    id: string;
    kind: "charge" | "refund";
    charge: string;
    influencer_id: string;
    deal_id: string;
    product_name: string | null;
    creator_name: string;
    reason: RefundReason | null;
    way: FundingWay;
    yen: BigInteger;
    tool_fee_yen: BigInteger;
    tool_tax_yen: BigInteger;
    balance_yen: Added;
    state: ChargeState | RefundState;
    on_day: Day;
  };
  company_withholdings: {
    company_id: string;
    id: string;
    influencer_id: string;
    deal_id: string;
    product_name: string | null;
    payee: string;
    kind: "std" | "nonResident";
    reason: string;
    gross_yen: BigInteger;
    withheld_yen: BigInteger;
    paid_on: Day;
    due_on: Day;
  };
  company_balances: {
    company_id: string;
    id: string;
    kind: "balanceReceived" | "balanceUsed" | "balancePaidOut";
    card: BigInteger;
    balance: BigInteger;
    reference: string;
    booked_at: Date;
  };
  reconcile_faults: {
    id: string;
    influencer_id: string | null;
    deal: string | null;
    deal_id: string | null;
    company_id: string | null;
    rule: string;
    expected: BigInteger;
    found: BigInteger;
    about: string | null;
    found_at: Date;
    seen_at: Date;
    mended_at: Date | null;
  };
};
