import type Stripe from "stripe";
import { StartFault } from "../start-fault.ts";

type CataloguePlan = {
  readonly productId: string;
  readonly name: string;
  /** A month, without tax. */
  readonly yen: number;
  readonly lookupKey: string;
};

/** What the provider has to have of ours before anything is sold. */
export type BillingCatalogue = {
  readonly plans: readonly CataloguePlan[];
  readonly tax: { readonly displayName: string; readonly country: "JP"; readonly percentage: number };
  /** On everything that is made of it. */
  readonly metadata: Readonly<Record<string, string>>;
};

/**
 * Makes at the provider what of the catalogue is not there, and answers a line for each. Throws StartFault for a price under our
 * key that is another: a price there cannot be changed, and what is sold under it is shown nowhere.
 */
export async function makeCatalogue(stripe: Stripe, catalogue: BillingCatalogue): Promise<string[]> {
  const lines: string[] = [];
  for (const plan of catalogue.plans) lines.push(await makePrice(stripe, { plan, catalogue }));
  lines.push(await makeTaxRate(stripe, catalogue));
  return lines;
}

type PricePart = { readonly plan: BillingCatalogue["plans"][number]; readonly catalogue: BillingCatalogue };

async function makePrice(stripe: Stripe, { plan, catalogue: { metadata } }: PricePart): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.lookupKey] });
  const [known] = data;
  if (known) {
    const isSame =
      known.active &&
      known.currency === "jpy" &&
      known.unit_amount === plan.yen &&
      known.tax_behavior === "exclusive" &&
      known.recurring?.interval === "month" &&
      known.recurring.interval_count === 1;
    if (isSame) return `${plan.lookupKey} is there: ${known.id}`;
    throw new StartFault(
      `${plan.lookupKey} is ${known.id}, which is not ${plan.yen} yen a month without tax.`,
    );
  }
  await makeProduct(stripe, { plan, metadata });
  const price = await stripe.prices.create(
    {
      product: plan.productId,
      currency: "jpy",
      unit_amount: plan.yen,
      recurring: { interval: "month" },
      tax_behavior: "exclusive",
      lookup_key: plan.lookupKey,
      metadata,
    },
    { idempotencyKey: `setup:${plan.lookupKey}:${plan.yen}` },
  );
  return `${plan.lookupKey} is made: ${price.id}`;
}

type ProductPart = Pick<PricePart, "plan"> & { readonly metadata: BillingCatalogue["metadata"] };

async function makeProduct(stripe: Stripe, { plan, metadata }: ProductPart): Promise<void> {
  try {
    await stripe.products.retrieve(plan.productId);
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError) || error.statusCode !== 404) throw error;
    const product = { id: plan.productId, name: plan.name, metadata };
    await stripe.products.create(product, { idempotencyKey: `setup:${plan.productId}` });
  }
}

async function makeTaxRate(stripe: Stripe, { tax, metadata }: BillingCatalogue): Promise<string> {
  const { displayName, country, percentage } = tax;
  for await (const rate of stripe.taxRates.list({ active: true, limit: 100 })) {
    if (rate.country === country && rate.percentage === percentage && !rate.inclusive) {
      return `the tax of ${percentage} % is there: ${rate.id}`;
    }
  }
  const made = await stripe.taxRates.create(
    { display_name: displayName, country, percentage, inclusive: false, metadata },
    { idempotencyKey: `setup:tax:${country}:${percentage}` },
  );
  return `the tax of ${percentage} % is made: ${made.id}`;
}
