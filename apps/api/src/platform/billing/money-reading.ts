import type { ChargeFault, DealTransfer } from "@tomoru/contract/deals/funding";
import type Stripe from "stripe";

/** Where a sum of money that was asked for stands. `asks`: somebody has to pass what a bank asks, or to send a transfer. */
export type ReadIntent = {
  readonly id: string;
  readonly state: "paid" | "waits" | "refused" | "ended";
  /** Why a card was refused. */
  readonly fault: ChargeFault | null;
  /** For an awaited bank transfer: how much has arrived, and the account it goes to. */
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

/** Undefined for a mere inquiry of the card's bank: that takes no money, and is no dispute yet. */
export function readDispute({ id, amount, status }: Stripe.Dispute): ReadDispute | undefined {
  if (status.startsWith("warning_") || status === "prevented") return undefined;
  const ends: Readonly<Record<string, "won" | "lost">> = { won: "won", lost: "lost" };
  return { id, yen: amount, state: ends[status] ?? "open" };
}

/** What has moved a customer's balance. */
export type ReadMove = {
  readonly id: string;
  /** The intent that has taken it or given it back, the refund that it came by, else its own id. */
  readonly of: string;
  /** `transfer`: from outside, or taken back by its bank. `other`: what the operator has sent back to a bank among it. */
  readonly kind: "transfer" | "payment" | "refund" | "other";
  /** Above zero what came. */
  readonly yen: number;
  readonly at: Date;
};

const moveKinds: Readonly<Record<string, ReadMove["kind"]>> = {
  funded: "transfer",
  funding_reversed: "transfer",
  applied_to_payment: "payment",
  unapplied_from_payment: "payment",
  refunded_from_payment: "refund",
};

const idOf = (named: string | { readonly id: string } | undefined) =>
  typeof named === "object" ? named.id : named;

export function readMoves(rows: readonly Stripe.CustomerCashBalanceTransaction[]): ReadMove[] {
  return rows
    .filter(({ currency }) => currency === "jpy")
    .map((row) => {
      const payment = row.applied_to_payment ?? row.unapplied_from_payment;
      return {
        id: row.id,
        of: idOf(payment?.payment_intent) ?? idOf(row.refunded_from_payment?.refund) ?? row.id,
        kind: moveKinds[row.type] ?? "other",
        yen: row.net_amount,
        at: new Date(row.created * 1000),
      };
    });
}
