import type Stripe from "stripe";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { fakeClock } from "../../testing/fake-clock.ts";
import {
  addCard,
  cardForm,
  latestInvoice,
  openCheckout,
  type Payer,
  payingCustomer,
  stepUp,
  subscribe,
} from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { faultsOfAnswers } from "../../testing/stripe-types.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { stripeCalls } from "./stripe-api.routes.ts";

let database: TestDatabase;
let standIn: StandInStripe;
const clock = fakeClock();
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock });
  await callEverything(standIn);
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

/** Calls every path, with the library's own methods and types. */
async function callEverything(everything: StandInStripe): Promise<void> {
  const payer = await payingCustomer(everything);
  await catalogue(everything.stripe);
  await cards(everything, payer);
  await subscriptions(everything, payer);
  await payments(everything, payer);
  await otherWays(everything, payer);
  const { data } = await everything.stripe.events.list({ limit: 100 });
  await everything.stripe.events.retrieve(data[0]?.id ?? "");
}

async function catalogue(stripe: Stripe): Promise<void> {
  const product = await stripe.products.create({ id: "another", name: "Another", metadata: { of: "ours" } });
  await stripe.products.retrieve(product.id);
  await stripe.prices.create({
    product: product.id,
    currency: "jpy",
    unit_amount: 500,
    recurring: { interval: "month" },
    tax_behavior: "exclusive",
    lookup_key: "another",
  });
  await stripe.taxRates.create({ display_name: "JCT", percentage: 8, inclusive: false, country: "JP" });
}

async function cards(everything: StandInStripe, { customer }: Payer): Promise<void> {
  const { stripe } = everything;
  await openCheckout(everything, customer);
  await stripe.customers.retrieve(customer);
  const { data } = await stripe.customers.listPaymentMethods(customer, { type: "card" });
  await stripe.paymentMethods.retrieve(data[0]?.id ?? "");
  const session = await openCheckout(everything, customer);
  await everything.visit(`/dev/stripe/checkout/${session.id}`, cardForm("4000002500003155"));
  const expand = ["setup_intent.payment_method"];
  const asking = await stripe.checkout.sessions.retrieve(session.id, { expand });
  await stripe.setupIntents.retrieve((asking.setup_intent as Stripe.SetupIntent).id);
  const other = await addCard(everything, customer, cardForm("5555555555554444"));
  await stripe.paymentMethods.detach(other);
}

async function subscriptions(everything: StandInStripe, payer: Payer): Promise<void> {
  const { stripe } = everything;
  const { customer } = payer;
  const taxed = { default_tax_rates: [payer.taxRate], items: [{ price: payer.standard.id }] };
  await stripe.invoices.createPreview({ customer, subscription_details: taxed });
  const started = await subscribe(everything, payer);
  await stripe.invoices.createPreview({ customer, subscription: started.id });
  const asks = await addCard(everything, customer, cardForm("4000002760003184"));
  const settings = { invoice_settings: { default_payment_method: asks } };
  await stripe.customers.update(customer, settings);
  const at = Math.floor(clock.now().getTime() / 1000);
  const waiting = await stepUp(everything, started, { price: payer.professional, at });
  const expand = ["payments.data.payment.payment_intent"];
  await stripe.invoices.retrieve(latestInvoice(waiting).id, { expand });
  await stripe.invoices.pay(latestInvoice(waiting).id, { payment_method: payer.card, off_session: true });
  await stripe.subscriptions.retrieve(started.id);
  await stripe.subscriptions.list({ customer, status: "all", expand: ["data.latest_invoice"] });
  await stripe.subscriptions.cancel(started.id);
  const other = await subscribe(everything, payer);
  await stripe.invoices.voidInvoice(latestInvoice(other).id);
  await stripe.invoices.list({ customer, limit: 2 });
}

async function payments(everything: StandInStripe, { customer, card }: Payer): Promise<void> {
  const { stripe } = everything;
  const amount = { amount: 121_000, currency: "jpy", customer } as const;
  const intent = await stripe.paymentIntents.create({ ...amount, metadata: { dealId: "d", attempt: 1 } });
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: card, off_session: true });
  await stripe.paymentIntents.retrieve(paid.id, { expand: ["latest_charge", "payment_method"] });
  await stripe.charges.retrieve(paid.latest_charge as string);
  const left = await stripe.paymentIntents.create(amount);
  await stripe.paymentIntents.cancel(left.id, { cancellation_reason: "abandoned" });
  await stripe.paymentIntents.list({ customer });
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 24_200 });
  await stripe.refunds.retrieve(refund.id);
  await stripe.refunds.list({ payment_intent: paid.id });
  const disputed = await addCard(everything, customer, cardForm("4000000000000259"));
  const bad = { ...amount, payment_method: disputed, confirm: true, off_session: true };
  const { id } = await stripe.paymentIntents.create(bad);
  const { data } = await stripe.disputes.list({ payment_intent: id });
  await stripe.disputes.retrieve(data[0]?.id ?? "");
}

/** Pays by bank transfer, and on one of the provider's pages. */
async function otherWays(everything: StandInStripe, { customer }: Payer): Promise<void> {
  const { stripe } = everything;
  const first = await transferIntent(stripe, customer, 5000);
  await stripe.testHelpers.customers.fundCashBalance(customer, { amount: 3000, currency: "jpy" });
  await stripe.paymentIntents.retrieve(first.id);
  const second = await transferIntent(stripe, customer, 9000);
  await stripe.paymentIntents.cancel(first.id);
  await stripe.paymentIntents.applyCustomerBalance(second.id, { currency: "jpy" });
  await stripe.customers.retrieveCashBalance(customer);
  await stripe.customers.listCashBalanceTransactions(customer, { limit: 10 });
  await stripe.testHelpers.customers.fundCashBalance(customer, { amount: 6000, currency: "jpy" });
  const paid = await stripe.paymentIntents.retrieve(second.id, { expand: ["latest_charge"] });
  await stripe.paymentMethods.retrieve(paid.payment_method as string);
  await stripe.refunds.create({ payment_intent: paid.id, amount: 1000 });
  await stripe.customers.listCashBalanceTransactions(customer, { limit: 1 });
  const page = await payPage(stripe, customer);
  await everything.visit(`/dev/stripe/checkout/${page.id}`, cardForm("4242424242424242"));
  await stripe.checkout.sessions.retrieve(page.id, { expand: ["payment_intent"] });
  await stripe.checkout.sessions.expire((await payPage(stripe, customer)).id);
}

function transferIntent(stripe: Stripe, customer: string, amount: number): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: "jpy",
    customer,
    allowed_payment_method_types: ["customer_balance"],
    payment_method_data: { type: "customer_balance" },
    payment_method_options: {
      customer_balance: { funding_type: "bank_transfer", bank_transfer: { type: "jp_bank_transfer" } },
    },
    confirm: true,
    metadata: { dealId: "d" },
  });
}

function payPage(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session> {
  const price = { currency: "jpy", unit_amount: 121_000, product_data: { name: "A deal" } };
  return stripe.checkout.sessions.create({
    mode: "payment",
    customer,
    allowed_payment_method_types: ["card"],
    line_items: [{ price_data: price, quantity: 1 }],
    payment_intent_data: { metadata: { dealId: "d", attempt: 2 } },
    locale: "ja",
    success_url: "http://localhost:3000/company",
    cancel_url: "http://localhost:3000/company",
  });
}

test("the library has called every path of the sandbox, and each has answered", () => {
  const called = standIn.answers
    .filter(({ status }) => status === 200)
    .map(({ method, route }) => `${method} ${route}`);
  const known = stripeCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(called.filter((call) => call.includes(" /v1/")))).toEqual(new Set(known));
});

test("every answer has the fields that the library's types name, and no other", () => {
  const bodies = standIn.answers
    .filter(({ route, status }) => route.startsWith("/v1/") && status === 200)
    .map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(stripeCalls.length);
  expect(faultsOfAnswers(bodies)).toEqual([]);
});

test("a field too many, a missing one, a value of another kind, and one of another version deep inside would be found", () => {
  const invoice = standIn.answers.find(({ body }) => body.startsWith('{"id":"in_'))?.body ?? "{}";
  const planted = [
    { tax: 1000 },
    { total: undefined },
    { total: "11000" },
    { parent: { subscription: "sub_1" } },
    {},
  ].map((changes) => JSON.stringify({ ...JSON.parse(invoice), ...changes }));
  expect(faultsOfAnswers(planted)).toEqual([
    expect.stringMatching(/^export const answer0: .*"tax"/),
    expect.stringMatching(/^export const answer1: .*total/),
    expect.stringMatching(/^export const answer2: .*not assignable to type 'number'/),
    expect.stringMatching(/^export const answer3: .*"subscription"/),
  ]);
});
