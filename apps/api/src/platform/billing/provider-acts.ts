import type { Locale } from "@tomoru/contract/fields";
import type Stripe from "stripe";

/** A call's key: its act has the same again, and another act another. */
type Keyed = { readonly key: string };

/** The ids of prices by our keys of them, and of a tax. */
export type Sold = { readonly prices: ReadonlyMap<string, string>; readonly taxRate: string };

/** What `stripe:setup` has made; it never changes, but for a new version of a plan. Throws where it was not made. */
export async function soldBy(
  stripe: Stripe,
  { priceKeys, percent }: { priceKeys: readonly string[]; percent: number },
): Promise<Sold> {
  const [found, rates] = await Promise.all([
    stripe.prices.list({ lookup_keys: [...priceKeys] }),
    stripe.taxRates.list({ active: true, limit: 100 }),
  ]);
  const priceOf = (key: string) => {
    const price = found.data.find(({ lookup_key: one }) => one === key);
    if (!price) throw new Error(`the provider has no price ${key}: run stripe:setup`);
    return price.id;
  };
  const rate = rates.data.find(({ country, percentage, inclusive }) => {
    return country === "JP" && percentage === percent && !inclusive;
  });
  if (!rate) throw new Error(`the provider has no tax of ${percent} %: run stripe:setup`);
  return {
    prices: new Map(priceKeys.map((key) => [key, priceOf(key)])),
    taxRate: rate.id,
  };
}

/** What is written on something of the provider's, to know it by. */
type Marked = { readonly metadata: Readonly<Record<string, string>> };

type NewCustomer = Keyed &
  Marked & {
    readonly name: string;
    readonly email: string;
    readonly locale: Locale;
  };

export async function makeCustomer(
  stripe: Stripe,
  { name, email, locale, metadata, key }: NewCustomer,
): Promise<string> {
  const made = await stripe.customers.create(
    { name, email, preferred_locales: [locale], metadata },
    { idempotencyKey: key },
  );
  return made.id;
}

type CardPage = Marked & {
  readonly customer: string;
  readonly locale: Locale;
  /** Where it leads back to; the session's id is added to it. */
  readonly backTo: URL;
};

/** The address of a page where a card is entered. */
export async function cardPage(
  stripe: Stripe,
  { customer, locale, backTo, metadata }: CardPage,
): Promise<string> {
  const success = `${backTo.href}${backTo.search === "" ? "?" : "&"}session={CHECKOUT_SESSION_ID}`;
  const session = await stripe.checkout.sessions.create({
    mode: "setup",
    customer,
    currency: "jpy",
    allowed_payment_method_types: ["card"],
    locale,
    success_url: success,
    cancel_url: backTo.href,
    metadata,
  });
  if (session.url === null) throw new Error(`${session.id} has no page`);
  return session.url;
}

export type FinishedPage = { readonly customer: string | undefined; readonly card: string | undefined };

/** The customer of a finished page, and the card added on it; undefined if there is no such session. */
export async function finishedPage(stripe: Stripe, sessionId: string): Promise<FinishedPage> {
  const expand = ["setup_intent.payment_method"];
  const { customer, setup_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, { expand });
  const method = typeof intent === "object" && intent?.status === "succeeded" ? intent.payment_method : null;
  return {
    customer: typeof customer === "string" ? customer : customer?.id,
    card: typeof method === "string" ? method : method?.id,
  };
}

export async function makeDefault(
  stripe: Stripe,
  { customer, card }: { customer: string; card: string },
): Promise<void> {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
}

/** Does nothing for a card that is detached already. */
export async function detachCard(stripe: Stripe, card: string): Promise<void> {
  const method = await stripe.paymentMethods.retrieve(card);
  if (method.customer !== null) await stripe.paymentMethods.detach(card);
}

type Start = Keyed &
  Marked & {
    readonly customer: string;
    readonly price: string;
    readonly taxRate: string;
  };

export async function startPlan(
  stripe: Stripe,
  { customer, price, taxRate, metadata, key }: Start,
): Promise<void> {
  await stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      default_tax_rates: [taxRate],
      payment_settings: { payment_method_types: ["card"] },
      payment_behavior: "allow_incomplete",
      off_session: false,
      metadata,
    },
    { idempotencyKey: key },
  );
}

type Item = { readonly subscription: string; readonly item: string; readonly price: string };

/** Paid at once, or waiting for it. An end that was set is taken off first: the provider takes no other change beside it. */
export async function stepUp(
  stripe: Stripe,
  { subscription, item, price, isEnding, at, key }: Item & Keyed & { isEnding: boolean; at: Date },
): Promise<void> {
  if (isEnding) await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  await stripe.subscriptions.update(
    subscription,
    {
      items: [{ id: item, price }],
      proration_behavior: "always_invoice",
      proration_date: at.getTime() / 1000,
      payment_behavior: "pending_if_incomplete",
    },
    { idempotencyKey: key },
  );
}

/** From the next period on, whatever was set before. */
export async function repriceLater(stripe: Stripe, { subscription, item, price }: Item): Promise<void> {
  await stripe.subscriptions.update(subscription, {
    items: [{ id: item, price }],
    proration_behavior: "none",
    cancel_at_period_end: false,
  });
}

export async function endLater(stripe: Stripe, subscription: string): Promise<void> {
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
}

/** Ends a subscription now and voids those of its invoices that are open. */
export async function endNow(
  stripe: Stripe,
  { subscription, invoices }: { subscription: string; invoices: readonly string[] },
): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscription);
  if (status !== "canceled" && status !== "incomplete_expired") {
    await stripe.subscriptions.cancel(subscription);
  }
  for (const invoice of invoices) await voidInvoice(stripe, invoice);
}

/** Does nothing for an invoice that was settled meanwhile. */
export async function voidInvoice(stripe: Stripe, invoice: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(invoice);
  if (status === "open") await stripe.invoices.voidInvoice(invoice);
}

/** Throws where the card was refused or its bank asks. */
export async function payInvoice(
  stripe: Stripe,
  { invoice, isAttended, key }: Keyed & { invoice: string; isAttended: boolean },
): Promise<void> {
  await stripe.invoices.pay(invoice, { off_session: !isAttended }, { idempotencyKey: key });
}

type Previewed = { readonly customer: string; readonly price: string; readonly taxRate: string };
type Upwards = Item & { readonly customer: string; readonly at: Date };

export function previewStart(
  stripe: Stripe,
  { customer, price, taxRate }: Previewed,
): Promise<Stripe.Invoice> {
  return stripe.invoices.createPreview({
    customer,
    subscription_details: { items: [{ price }], default_tax_rates: [taxRate] },
  });
}

export function previewStepUp(
  stripe: Stripe,
  { customer, subscription, item, price, at }: Upwards,
): Promise<Stripe.Invoice> {
  return stripe.invoices.createPreview({
    customer,
    subscription,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: "always_invoice",
      proration_date: at.getTime() / 1000,
    },
  });
}
