import type Stripe from "stripe";

/** The parts of the provider's present state that ours is made of. Moments are Dates, ids are the provider's. */
export type ReadInvoice = {
  readonly id: string;
  readonly subscriptionId: string | undefined;
  readonly status: "open" | "paid" | "void";
  readonly isAttempted: boolean;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  /** Where its payer pays, or passes what the bank asks. */
  readonly payUrl: string | null;
  readonly pdfUrl: string | null;
  readonly number: string;
  /** What is asked for: the total, and what was carried over. */
  readonly dueYen: number;
  readonly netYen: number;
  readonly taxYen: number;
  readonly totalYen: number;
  readonly lines: readonly ReadLine[];
};

export type ReadLine = {
  readonly yen: number;
  readonly priceId: string | null;
  readonly isProration: boolean;
  readonly from: Date;
  readonly to: Date;
};

export type ReadCard = {
  readonly id: string;
  readonly addedAt: Date;
  readonly brand: string;
  readonly last4: string;
  readonly holder: string | null;
  readonly expMonth: number;
  readonly expYear: number;
  /** The same for the same number. */
  readonly fingerprint: string;
};

export type ReadSubscription = {
  readonly id: string;
  readonly status: "incomplete" | "active" | "past_due" | "ended";
  readonly createdAt: Date;
  readonly itemId: string;
  readonly priceId: string;
  /** What we find the price by; null for one that is none of ours. */
  readonly priceKey: string | null;
  readonly periodFrom: Date;
  readonly periodTo: Date;
  readonly isEnding: boolean;
  readonly latestInvoiceId: string | undefined;
  /** A change that waits for its payment. */
  readonly pending: { readonly priceKey: string | null; readonly until: Date } | undefined;
};

export type Reading = {
  /** Newest first. */
  readonly subscriptions: readonly ReadSubscription[];
  readonly invoices: readonly ReadInvoice[];
  /** Open invoices whose payer has to pass what the bank asks. */
  readonly asking: ReadonlySet<string>;
};

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function idOf(value: string | { readonly id?: string } | null | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}

const statuses: Partial<Record<Stripe.Subscription.Status, ReadSubscription["status"]>> = {
  incomplete: "incomplete",
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "past_due",
};

export function readSubscription(subscription: Stripe.Subscription): ReadSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  const [wanted] = subscription.pending_update?.subscription_items ?? [];
  return {
    id: subscription.id,
    status: statuses[subscription.status] ?? "ended",
    createdAt: dateOf(subscription.created),
    itemId: item.id,
    priceId: item.price.id,
    priceKey: item.price.lookup_key,
    periodFrom: dateOf(item.current_period_start),
    periodTo: dateOf(item.current_period_end),
    isEnding: subscription.cancel_at_period_end,
    latestInvoiceId: idOf(subscription.latest_invoice),
    pending: subscription.pending_update
      ? {
          priceKey: wanted?.price.lookup_key ?? null,
          until: dateOf(subscription.pending_update.expires_at),
        }
      : undefined,
  };
}

const invoiceStatuses: Partial<Record<NonNullable<Stripe.Invoice["status"]>, ReadInvoice["status"]>> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

/** Undefined for a draft: nobody has seen it yet. */
export function readInvoice(invoice: Stripe.Invoice): ReadInvoice | undefined {
  const status = invoice.status && invoiceStatuses[invoice.status];
  if (!status || !invoice.id) return undefined;
  const { finalized_at: finalized, paid_at: paid } = invoice.status_transitions;
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    status,
    isAttempted: invoice.attempted,
    issuedAt: dateOf(finalized ?? invoice.created),
    paidAt: paid === null ? null : dateOf(paid),
    payUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    number: invoice.number ?? invoice.id,
    dueYen: invoice.amount_due,
    netYen: invoice.total_excluding_tax ?? invoice.subtotal,
    taxYen: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    totalYen: invoice.total,
    lines: invoice.lines.data.map(readLine),
  };
}

function readLine(line: Stripe.InvoiceLineItem): ReadLine {
  return {
    yen: line.amount,
    priceId: idOf(line.pricing?.price_details?.price) ?? null,
    isProration: line.parent?.subscription_item_details?.proration ?? false,
    from: dateOf(line.period.start),
    to: dateOf(line.period.end),
  };
}

/** Only cards were asked for. */
export function readCard({ id, created, card, billing_details }: Stripe.PaymentMethod): ReadCard {
  if (!card) throw new Error(`${id} is no card`);
  return {
    id,
    addedAt: dateOf(created),
    brand: card.brand,
    last4: card.last4,
    holder: billing_details.name,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? id,
  };
}

/** Whether the invoice, with its payments, waits for somebody to pass what the bank asks. */
export function isAsking({ payments }: Pick<Stripe.Invoice, "payments">): boolean {
  return (payments?.data ?? []).some(({ payment }) => {
    const intent = payment.payment_intent;
    return typeof intent === "object" && intent.status === "requires_action";
  });
}
