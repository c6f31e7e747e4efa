import type Stripe from "stripe";
import type { StandInStripe } from "./stand-in-stripe.ts";

const returnTo = "http://localhost:3000/company/plan/cards";

/** What stands on a card, for the sandbox's form. */
export function cardForm(number: string, { month = 12, year = 2040 } = {}): Record<string, string> {
  return { number, month: String(month), year: String(year), cvc: "123", holder: "Hanako Yamada" };
}

export async function openCheckout(
  { stripe }: StandInStripe,
  customer: string,
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: "setup",
    customer,
    currency: "jpy",
    allowed_payment_method_types: ["card"],
    locale: "ja",
    success_url: `${returnTo}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: returnTo,
    metadata: { companyId: "a company" },
  });
}

/** Adds a card on the provider's page, passing where it asks, and answers its id. */
export async function addCard(
  standIn: StandInStripe,
  customer: string,
  form: Record<string, string>,
): Promise<string> {
  const session = await openCheckout(standIn, customer);
  const page = `/dev/stripe/checkout/${session.id}`;
  const added = await standIn.visit(page, form);
  if (added.status === 200) await standIn.visit(`${page}/bank`, { decision: "pass" });
  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ["setup_intent"] });
  const intent = done.setup_intent;
  if (typeof intent !== "object" || typeof intent?.payment_method !== "string") {
    throw new Error(`the card was not added: ${added.status}`);
  }
  return intent.payment_method;
}

export type Payer = {
  readonly customer: string;
  readonly card: string;
  readonly standard: Stripe.Price;
  readonly professional: Stripe.Price;
  readonly taxRate: string;
};

/** A customer whose default card has this number, and what she can buy. */
export async function payingCustomer(
  standIn: StandInStripe,
  number = "4242424242424242",
  expiry: { month?: number; year?: number } = {},
): Promise<Payer> {
  const { stripe } = standIn;
  const { id: customer } = await stripe.customers.create({
    name: "株式会社ひかり",
    email: "hikari@example.jp",
  });
  const card = await addCard(standIn, customer, cardForm(number, expiry));
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const keys = ["tomoru_standard_1", "tomoru_professional_1"];
  const { data } = await stripe.prices.list({ lookup_keys: keys });
  const [standard, professional] = data;
  const rates = await stripe.taxRates.list({ active: true });
  const [rate] = rates.data;
  if (!standard || !professional || !rate) throw new Error("the sandbox has its catalogue by itself");
  return { customer, card, standard, professional, taxRate: rate.id };
}

export function subscribe(
  { stripe }: StandInStripe,
  { customer, standard, taxRate }: Payer,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: standard.id }],
      default_tax_rates: [taxRate],
      payment_settings: { payment_method_types: ["card"] },
      payment_behavior: "allow_incomplete",
      off_session: false,
      metadata: { companyId: "a company", revision: 1 },
      expand: ["latest_invoice"],
    },
    options,
  );
}

/** Asks for a more expensive plan: nothing changes before it is paid. */
export function stepUp(
  { stripe }: StandInStripe,
  { id, items }: Stripe.Subscription,
  { price, at }: { price: Stripe.Price; at: number },
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? "", price: price.id }],
    proration_behavior: "always_invoice",
    proration_date: at,
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
}

export function latestInvoice({ latest_invoice }: Stripe.Subscription): Stripe.Invoice {
  if (typeof latest_invoice !== "object" || latest_invoice === null) throw new Error("it was not expanded");
  return latest_invoice;
}
