import type Stripe from "stripe";
import type { WireCashTransaction, WirePaymentIntent, WirePaymentMethod } from "./wire-objects.ts";

type Made = { readonly id: string; readonly created: number };

/** A movement of a customer's balance, as the provider reports it. */
export type CashMove =
  | { readonly type: "funded"; readonly sender: string | null }
  | { readonly type: "applied_to_payment" | "unapplied_from_payment"; readonly intent: string }
  | { readonly type: "refunded_from_payment"; readonly refund: string };

type CashParts = Made & {
  readonly customer: string;
  readonly net: number;
  readonly ending: number;
  readonly move: CashMove;
};

export function newCashTransaction({
  id,
  created,
  customer,
  net,
  ending,
  move,
}: CashParts): WireCashTransaction {
  return {
    id,
    object: "customer_cash_balance_transaction",
    created,
    currency: "jpy",
    customer,
    customer_account: null,
    ending_balance: ending,
    livemode: false,
    net_amount: net,
    type: move.type,
    ...detailOf(move),
  };
}

function detailOf(move: CashMove): Partial<WireCashTransaction> {
  switch (move.type) {
    case "funded": {
      const jp_bank_transfer = { sender_bank: null, sender_branch: null, sender_name: move.sender };
      return { funded: { bank_transfer: { jp_bank_transfer, reference: null, type: "jp_bank_transfer" } } };
    }
    case "applied_to_payment":
      return { applied_to_payment: { payment_intent: move.intent } };
    case "unapplied_from_payment":
      return { unapplied_from_payment: { payment_intent: move.intent } };
    case "refunded_from_payment":
      return { refunded_from_payment: { refund: move.refund } };
  }
}

export function cashBalanceOf(customer: string, yen: number): Stripe.CashBalance {
  return {
    object: "cash_balance",
    available: { jpy: yen },
    customer,
    customer_account: null,
    livemode: false,
    settings: { reconciliation_mode: "automatic", using_merchant_default: true },
  };
}

/** The payment method of a payment by bank transfer. */
export function newBalanceMethod({ id, created, customer }: Made & { customer: string }): WirePaymentMethod {
  return {
    id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created,
    customer,
    customer_account: null,
    customer_balance: {},
    livemode: false,
    metadata: {},
    type: "customer_balance",
  };
}

const japan = { city: null, country: "JP", line1: null, line2: null, postal_code: null, state: null };

/** Each customer's own account: the number is made of its id. */
export function transferInstructions(
  { id, customer }: Pick<WirePaymentIntent, "id" | "customer">,
  { missing, appUrl }: { missing: number; appUrl: string },
): NonNullable<WirePaymentIntent["next_action"]> {
  const digits = [...(customer ?? "")].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000_000,
    7,
  );
  return {
    type: "display_bank_transfer_instructions",
    display_bank_transfer_instructions: {
      amount_remaining: missing,
      currency: "jpy",
      financial_addresses: [
        {
          type: "zengin",
          supported_networks: ["zengin"],
          zengin: {
            account_holder_address: japan,
            account_holder_name: "ｽﾄﾗｲﾌﾟｼﾞﾔﾊﾟﾝ(ｶ",
            account_number: String(digits).padStart(7, "0"),
            account_type: "futsu",
            bank_address: japan,
            bank_code: "0009",
            bank_name: "三井住友銀行",
            branch_code: "953",
            branch_name: "東京第二支店",
          },
        },
      ],
      hosted_instructions_url: `${appUrl}/dev/stripe`,
      reference: id.slice(-8).toUpperCase(),
      type: "jp_bank_transfer",
    },
  };
}
