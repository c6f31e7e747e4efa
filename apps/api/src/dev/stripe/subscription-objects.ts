import type { Period } from "./billing-months.rules.ts";
import { planOfPrice } from "./catalogue-objects.ts";
import type { WireItem, WirePrice, WireSubscription, WireTaxRate } from "./wire-objects.ts";

type ItemParts = {
  readonly id: string;
  readonly created: number;
  readonly subscription: string;
  readonly price: WirePrice;
  readonly period: Period;
};

function newItem(parts: ItemParts): WireItem {
  return {
    id: parts.id,
    object: "subscription_item",
    billing_thresholds: null,
    created: parts.created,
    current_period_end: parts.period.end,
    current_period_start: parts.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(parts.price),
    price: parts.price,
    quantity: 1,
    subscription: parts.subscription,
    tax_rates: [],
  };
}

type SubscriptionParts = {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  readonly price: WirePrice;
  readonly taxRates: readonly WireTaxRate[];
  readonly period: Period;
  readonly metadata: Readonly<Record<string, string>>;
};

export function newSubscription(parts: SubscriptionParts): WireSubscription {
  const { id, itemId, created, price, period } = parts;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created,
    currency: "jpy",
    customer: parts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [...parts.taxRates],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [newItem({ id: itemId, created, subscription: id, price, period })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: parts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: "now", missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  };
}

/** A subscription has exactly one item: a company has one plan. */
export function itemOf({ id, items }: Pick<WireSubscription, "id" | "items">): WireItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

export function periodOf(subscription: WireSubscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** The subscription with other values in its one item. */
export function withItem(subscription: WireSubscription, changes: Partial<WireItem>): WireSubscription {
  const item = { ...itemOf(subscription), ...changes };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

export function pricedAt(price: WirePrice): Pick<WireItem, "price" | "plan"> {
  return { price, plan: planOfPrice(price) };
}
