import type Stripe from "stripe";
import {
  isAsking,
  type ReadCard,
  type ReadInvoice,
  type Reading,
  type ReadSubscription,
  readCard,
  readInvoice,
  readSubscription,
} from "./provider-reading.ts";

export type WholeReading = Reading & {
  readonly cards: readonly ReadCard[];
  readonly defaultCard: string | null;
  /** The keys of our prices by their ids. */
  readonly prices: ReadonlyMap<string, string>;
};

/** What is read of who has never been a customer. */
export const nothingRead: WholeReading = {
  subscriptions: [],
  invoices: [],
  asking: new Set(),
  cards: [],
  defaultCard: null,
  prices: new Map(),
};

const mostOfEach = 100;

type Asked = { readonly customer: string; readonly priceKeys: readonly string[] };

/** The present state of a customer: at most the newest hundred of each kind. Throws what the library throws. */
export async function readProvider(stripe: Stripe, { customer, priceKeys }: Asked): Promise<WholeReading> {
  const page = { customer, limit: mostOfEach };
  const [subscriptions, invoices, methods, owner, prices] = await Promise.all([
    stripe.subscriptions.list({ ...page, status: "all" }),
    stripe.invoices.list(page),
    stripe.customers.listPaymentMethods(customer, { type: "card", limit: mostOfEach }),
    stripe.customers.retrieve(customer),
    stripe.prices.list({ lookup_keys: [...priceKeys] }),
  ]);
  const read = {
    subscriptions: subscriptions.data.map(readSubscription),
    invoices: invoices.data.map(readInvoice).filter((invoice) => invoice !== undefined),
  };
  const open = openInvoices(read);
  const waiting = await Promise.all(open.map(async (id) => ((await asks(stripe, id)) ? [id] : [])));
  const chosen = owner.deleted ? null : owner.invoice_settings.default_payment_method;
  return {
    ...read,
    asking: new Set(waiting.flat()),
    cards: methods.data.map(readCard),
    defaultCard: typeof chosen === "string" ? chosen : (chosen?.id ?? null),
    prices: new Map(
      prices.data.flatMap(({ id, lookup_key: key }) => (key === null ? [] : [[id, key] as const])),
    ),
  };
}

type Read = {
  readonly subscriptions: readonly ReadSubscription[];
  readonly invoices: readonly ReadInvoice[];
};

/** Open invoices of subscriptions that have not ended; the others are not collected any more. */
function openInvoices({ subscriptions, invoices }: Read): string[] {
  const live = new Set(subscriptions.filter(({ status }) => status !== "ended").map(({ id }) => id));
  return invoices
    .filter(({ status, subscriptionId }) => status === "open" && live.has(subscriptionId ?? ""))
    .map(({ id }) => id);
}

async function asks(stripe: Stripe, id: string): Promise<boolean> {
  const expand = ["payments.data.payment.payment_intent"];
  return isAsking(await stripe.invoices.retrieve(id, { expand }));
}
