import type Stripe from "stripe";
import type { Period } from "./billing-months.rules.ts";

/** The library's types as they are stored and sent: other objects by their ids, decimals as text. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type List<T> = Stripe.ApiList<T>;
export type WireCustomer = Stripe.Customer;
export type WireProduct = Stripe.Product;
export type WireTaxRate = Stripe.TaxRate;
export type WireSetupIntent = With<Stripe.SetupIntent, { customer: string; payment_method: string | null }>;
export type WireSession = With<
  Stripe.Checkout.Session,
  { customer: string; setup_intent: string | null; payment_intent: string | null }
>;
export type WirePaymentMethod = With<
  Stripe.PaymentMethod,
  { customer: string | null; card?: Stripe.PaymentMethod.Card & { fingerprint: string } }
>;
export type WireCashTransaction = With<Stripe.CustomerCashBalanceTransaction, { customer: string }>;
export type WirePrice = With<
  Stripe.Price,
  { product: string; unit_amount: number; unit_amount_decimal: string; lookup_key: string | null }
>;
export type WirePlan = With<Stripe.Plan, { amount_decimal: string }>;
export type WireItem = With<Stripe.SubscriptionItem, { price: WirePrice; plan: WirePlan }>;
export type WireSubscription = With<
  Stripe.Subscription,
  {
    customer: string;
    default_tax_rates: WireTaxRate[];
    items: List<WireItem>;
    latest_invoice: string | null;
    pending_update: With<Stripe.Subscription.PendingUpdate, { subscription_items: WireItem[] }> | null;
  }
>;
type WirePricing = With<Stripe.InvoiceLineItem.Pricing, { unit_amount_decimal: string }>;
export type WireLine = With<
  Stripe.InvoiceLineItem,
  { period: Period; pricing: WirePricing; quantity_decimal: string }
>;
export type WireInvoice = With<Stripe.Invoice, { customer: string; lines: List<WireLine> }>;
export type WireInvoicePayment = With<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: "payment_intent"; payment_intent: string } }
>;
export type WirePaymentIntent = With<
  Stripe.PaymentIntent,
  { customer: string | null; payment_method: string | null; latest_charge: string | null }
>;
export type WireCharge = With<Stripe.Charge, { payment_intent: string; payment_method: string }>;
export type WireRefund = With<Stripe.Refund, { charge: string; payment_intent: string }>;
export type WireDispute = With<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type WireEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
};

/** What went out under an idempotency key. */
export type KeptAnswer = {
  id: string;
  object: "kept_answer";
  created: number;
  asked: string;
  status: number;
  answer: object;
};

export const faultKinds = ["error", "busy", "hang", "lost"] as const;
/** `error`: 500, not done; `busy`: 429, not done; `hang`: no answer, not done; `lost`: done, but no answer. */
export type FaultKind = (typeof faultKinds)[number];

/** The panel's settings. Every change of the sandbox locks this row, so that two copies never change it at once. */
export type SandboxSettings = {
  id: "sandbox";
  object: "settings";
  declines: number;
  /** `isForWrites`: only calls that change something are broken. */
  fault: { kind: FaultKind; count: number; isForWrites?: boolean } | null;
  isHoldingEvents: boolean;
  /** Whether there is anything to sell yet. */
  hasCatalogue: boolean;
};

type Kept =
  | WireCustomer
  | WireProduct
  | WireTaxRate
  | WireSetupIntent
  | WireSession
  | WirePaymentMethod
  | WirePrice
  | WireSubscription
  | WireInvoice
  | WireInvoicePayment
  | WirePaymentIntent
  | WireCharge
  | WireRefund
  | WireDispute
  | WireCashTransaction
  | WireEvent
  | KeptAnswer
  | SandboxSettings;

/** Every kind of object by the name that it gives itself. */
export type Objects = { readonly [K in Kept["object"]]: Extract<Kept, { object: K }> };
export type ObjectName = keyof Objects;
