import type { Period } from "./billing-months.rules.ts";
import { dueOf, taxOfLines } from "./invoice-tax.rules.ts";
import type {
  WireCustomer,
  WireInvoice,
  WireInvoicePayment,
  WireLine,
  WirePrice,
  WireSubscription,
} from "./wire-objects.ts";

/** A line before it is on an invoice. */
export type LineParts = {
  readonly yen: number;
  readonly description: string;
  readonly period: Period;
  readonly price: WirePrice;
  readonly isProration: boolean;
};

type InvoiceParts = {
  readonly id: string;
  readonly newLineId: () => string;
  readonly created: number;
  readonly customer: WireCustomer;
  readonly subscription: Pick<WireSubscription, "id" | "default_tax_rates" | "metadata">;
  readonly itemId: string;
  readonly lines: readonly LineParts[];
  readonly period: Period;
  readonly reason: NonNullable<WireInvoice["billing_reason"]>;
  readonly hostedUrl: string | null;
};

/** Open and numbered: drafts, which the provider keeps for an hour, are left out. */
export function newInvoice(parts: InvoiceParts): WireInvoice {
  const { id, created, customer, subscription, lines, period } = parts;
  const [rate] = subscription.default_tax_rates;
  const nets = lines.map(({ yen }) => yen);
  const netYen = nets.reduce((sum, yen) => sum + yen, 0);
  const tax = taxOfLines(nets, rate?.percentage ?? 0);
  const totalYen = netYen + tax.total;
  const { dueYen } = dueOf(totalYen, customer.balance);
  const taxOf = (amount: number, taxable: number) => ({
    amount,
    tax_behavior: "exclusive" as const,
    tax_rate_details: { tax_rate: rate?.id ?? "" },
    taxability_reason: "standard_rated" as const,
    taxable_amount: taxable,
    type: "tax_rate_details" as const,
  });
  const parent = { metadata: subscription.metadata, subscription: subscription.id };
  const data = lines.map((line, index): WireLine => {
    const taxes = rate ? [taxOf(tax.lines[index] ?? 0, line.yen)] : [];
    return newLine({ line, id: parts.newLineId(), invoice: id, parent, itemId: parts.itemId, taxes });
  });
  return {
    id,
    object: "invoice",
    account_country: "JP",
    account_name: "Sandbox",
    account_tax_ids: null,
    amount_due: dueYen,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: dueYen,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: parts.reason,
    collection_method: "charge_automatically",
    created,
    currency: "jpy",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [...subscription.default_tax_rates],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: parts.hostedUrl,
    invoice_pdf: parts.hostedUrl,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: { quote_details: null, subscription_details: parent, type: "subscription_details" },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ["card"] },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: netYen,
    subtotal_excluding_tax: netYen,
    test_clock: null,
    total: totalYen,
    total_discount_amounts: [],
    total_excluding_tax: netYen,
    total_pretax_credit_amounts: [],
    total_taxes: rate ? [taxOf(tax.total, netYen)] : [],
    webhooks_delivered_at: created,
  };
}

type LineOnInvoice = {
  readonly line: LineParts;
  readonly id: string;
  readonly invoice: string;
  readonly parent: { readonly subscription: string };
  readonly itemId: string;
  readonly taxes: NonNullable<WireLine["taxes"]>;
};

function newLine({ line, id, invoice, parent, itemId, taxes }: LineOnInvoice): WireLine {
  return {
    id,
    object: "line_item",
    amount: line.yen,
    currency: "jpy",
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: null } : null,
        subscription: parent.subscription,
        subscription_item: itemId,
      },
      type: "subscription_item_details",
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: "price_details",
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription: parent.subscription,
    subtotal: line.yen,
    taxes,
  };
}

type PaymentParts = {
  readonly id: string;
  readonly created: number;
  readonly invoice: string;
  readonly intent: string;
  readonly yen: number;
};

export function newInvoicePayment({ id, created, invoice, intent, yen }: PaymentParts): WireInvoicePayment {
  return {
    id,
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: yen,
    created,
    currency: "jpy",
    invoice,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
