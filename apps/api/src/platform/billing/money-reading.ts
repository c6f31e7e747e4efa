import type { ChargeFault, DealTransfer } from "@tomoru/contract/deals/funding";
import type Stripe from "stripe";

/** Where a sum of money that was asked for stands. `asks`: somebody has to pass what a bank asks, or to send a transfer. */
export type ReadIntent = {
  readonly id: string;
  readonly state: "paid" | "waits" | "refused" | "ended";
  /** Why a card was refused. */
  readonly fault: ChargeFault | null;
  /** Of a bank transfer that waits: what has come of it, and where it goes. */
  readonly receivedYen: number;
  readonly account: TransferAccount | null;
};
export type TransferAccount = Pick<
  DealTransfer,
  "bankName" | "branchName" | "accountType" | "accountNumber" | "accountName"
>;

const faultsByCode: Readonly<Record<string, ChargeFault>> = {
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  insufficient_funds: "insufficientFunds",
  expired_card: "expiredCard",
  processing_error: "processing",
};

type CardFault = { readonly code?: string; readonly decline_code?: string };

export function chargeFaultOf({ code, decline_code: decline }: CardFault): ChargeFault {
  return faultsByCode[decline ?? ""] ?? faultsByCode[code ?? ""] ?? "refused";
}

export function readIntent(intent: Stripe.PaymentIntent): ReadIntent {
  const { id, status, amount, last_payment_error: error, next_action: next } = intent;
  const transfer = next?.display_bank_transfer_instructions;
  const common = { id, fault: error ? chargeFaultOf(error) : null, receivedYen: 0, account: null };
  if (status === "succeeded") return { ...common, state: "paid" };
  if (status === "canceled") return { ...common, state: "ended" };
  if (transfer) {
    const receivedYen = amount - (transfer.amount_remaining ?? amount);
    return { ...common, state: "waits", receivedYen, account: accountOf(transfer) };
  }
  if (status === "requires_payment_method") return { ...common, state: "refused" };
  // Nobody is there while a card is charged by itself: a bank that asks has refused.
  if (status === "requires_action") return { ...common, state: "refused", fault: "authentication" };
  return { ...common, state: "waits" };
}

type Instructions = Stripe.PaymentIntent.NextAction.DisplayBankTransferInstructions;

function accountOf({ financial_addresses: addresses = [] }: Instructions): TransferAccount | null {
  const zengin = addresses.find(({ zengin: found }) => found)?.zengin;
  if (!zengin) return null;
  return {
    bankName: zengin.bank_name ?? "",
    branchName: zengin.branch_name ?? "",
    accountType: zengin.account_type === "toza" ? "toza" : "futsu",
    accountNumber: zengin.account_number ?? "",
    accountName: zengin.account_holder_name ?? "",
  };
}

export type ReadRefund = {
  readonly id: string;
  readonly state: "succeeded" | "sent" | "failed";
};

const refundStates: Readonly<Record<string, ReadRefund["state"]>> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

export function readRefund({ id, status }: Stripe.Refund): ReadRefund {
  return { id, state: refundStates[status ?? ""] ?? "sent" };
}

export type ReadDispute = {
  readonly id: string;
  readonly yen: number;
  readonly state: "open" | "won" | "lost";
};

/** An inquiry of the card's bank takes no money: it is none yet. */
export function readDispute({ id, amount, status }: Stripe.Dispute): ReadDispute | undefined {
  if (status.startsWith("warning_") || status === "prevented") return undefined;
  const ends: Readonly<Record<string, "won" | "lost">> = { won: "won", lost: "lost" };
  return { id, yen: amount, state: ends[status] ?? "open" };
}

/** What came to a customer's balance from outside, above zero, or was taken back by its bank. */
export type ReadTransfer = { readonly id: string; readonly yen: number };

/** What the operator has sent back to a bank is written down by the operator. */
const fromOutside: readonly string[] = ["funded", "funding_reversed"];

export function readTransfers(rows: readonly Stripe.CustomerCashBalanceTransaction[]): ReadTransfer[] {
  return rows
    .filter(({ type, currency }) => currency === "jpy" && fromOutside.includes(type))
    .map(({ id, net_amount: yen }) => ({ id, yen }));
}
