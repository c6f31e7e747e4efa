import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { type FakeClock, fakeClock } from "../../testing/fake-clock.ts";
import {
  addCard,
  cardForm,
  latestInvoice,
  payingCustomer,
  stepUp,
  subscribe,
} from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let standIn: StandInStripe;
let clock: FakeClock;
beforeAll(async () => {
  clock = fakeClock();
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock });
});
beforeEach(async () => {
  clock.set("2026-11-15T03:00:00.000Z");
  await emptyDatabase(database);
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const now = () => Math.floor(clock.now().getTime() / 1000);
const day = 86_400;
const declined = "4000000000000341";
const asksAlways = "4000002760003184";

test("a subscription begins with a month at its price and the tax once", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  expect(started).toMatchObject({ status: "active", metadata: { companyId: "a company", revision: "1" } });
  const [item] = started.items.data;
  expect(item).toMatchObject({ current_period_start: now(), current_period_end: now() + 30 * day });
  const invoice = latestInvoice(started);
  expect(invoice).toMatchObject({
    status: "paid",
    subtotal: 10_000,
    total: 11_000,
    amount_paid: 11_000,
    billing_reason: "subscription_create",
  });
  expect(invoice.total_taxes).toMatchObject([{ amount: 1000, taxable_amount: 10_000 }]);
  expect(invoice.lines.data).toHaveLength(1);
});

test("a first payment that is refused leaves it incomplete with an open invoice, and after 23 hours nothing", async () => {
  const payer = await payingCustomer(standIn, declined);
  const started = await subscribe(standIn, payer);
  expect(started.status).toBe("incomplete");
  expect(latestInvoice(started)).toMatchObject({
    status: "open",
    amount_remaining: 11_000,
    attempt_count: 1,
  });
  clock.advance(23 * 3600);
  const after = await standIn.stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });
  expect(after.status).toBe("incomplete_expired");
  expect(latestInvoice(after).status).toBe("void");
});

test("voiding the first invoice ends what never began, and so does cancelling", async () => {
  const payer = await payingCustomer(standIn, declined);
  const started = await subscribe(standIn, payer);
  const cancelled = await standIn.stripe.subscriptions.cancel(started.id);
  expect(cancelled.status).toBe("canceled");
  const voided = await standIn.stripe.invoices.voidInvoice(latestInvoice(started).id);
  expect(voided).toMatchObject({ status: "void", amount_remaining: 0 });
  await expect(standIn.stripe.invoices.voidInvoice(voided.id)).rejects.toMatchObject({ statusCode: 400 });
  const other = await subscribe(standIn, payer);
  await standIn.stripe.invoices.voidInvoice(latestInvoice(other).id);
  expect((await standIn.stripe.subscriptions.retrieve(other.id)).status).toBe("incomplete_expired");
});

test("without a card there is no subscription", async () => {
  const payer = await payingCustomer(standIn);
  await standIn.stripe.paymentMethods.detach(payer.card);
  await expect(subscribe(standIn, payer)).rejects.toMatchObject({
    code: "resource_missing",
    statusCode: 400,
  });
});

test("a step up costs exactly what its preview has shown, to the yen and by the second", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  clock.advance(10 * day + 12_345);
  const at = now();
  const previewed = await standIn.stripe.invoices.createPreview({
    customer: payer.customer,
    subscription: started.id,
    subscription_details: {
      items: [{ id: started.items.data[0]?.id ?? "", price: payer.professional.id }],
      proration_behavior: "always_invoice",
      proration_date: at,
    },
  });
  clock.advance(599);
  const changed = await stepUp(standIn, started, { price: payer.professional, at });
  const invoice = latestInvoice(changed);
  const left = 30 * day - (10 * day + 12_345);
  const unused = -Math.round((10_000 * left) / (30 * day));
  const remaining = Math.round((30_000 * left) / (30 * day));
  const net = unused + remaining;
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([unused, remaining]);
  expect(invoice).toMatchObject({ status: "paid", subtotal: net, total: net + Math.round(net / 10) });
  expect(invoice.amount_paid).toBe(previewed.amount_due);
  expect(changed.items.data[0]?.price.id).toBe(payer.professional.id);
  expect(changed.items.data[0]?.current_period_end).toBe(started.items.data[0]?.current_period_end);
  expect(changed.pending_update).toBeNull();
});

test("what is below 50 yen is not charged, and waits for the next invoice", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  clock.advance(30 * day - 3600);
  const changed = await stepUp(standIn, started, { price: payer.professional, at: now() });
  const invoice = latestInvoice(changed);
  expect(invoice).toMatchObject({
    status: "paid",
    subtotal: 28,
    total: 31,
    amount_due: 0,
    ending_balance: 31,
  });
  clock.advance(3600);
  const renewed = await standIn.stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });
  expect(latestInvoice(renewed)).toMatchObject({ total: 33_000, starting_balance: 31, amount_paid: 33_031 });
});

test("a step up that is refused changes nothing and waits 23 hours for its money", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  const bad = await addCard(standIn, payer.customer, cardForm(declined));
  const settings = { invoice_settings: { default_payment_method: bad } };
  await standIn.stripe.customers.update(payer.customer, settings);
  const waiting = await stepUp(standIn, started, { price: payer.professional, at: now() });
  expect(waiting.items.data[0]?.price.id).toBe(payer.standard.id);
  expect(waiting.pending_update?.expires_at).toBe(now() + 23 * 3600);
  const open = latestInvoice(waiting);
  expect(open.status).toBe("open");
  const pay = standIn.stripe.invoices.pay(open.id, { off_session: false });
  await expect(pay).rejects.toMatchObject({
    statusCode: 402,
    code: "card_declined",
    type: "StripeCardError",
  });
  await standIn.stripe.invoices.pay(open.id, { payment_method: payer.card });
  const paid = await standIn.stripe.subscriptions.retrieve(started.id);
  expect(paid.items.data[0]?.price.id).toBe(payer.professional.id);
  expect(paid.pending_update).toBeNull();
  await expect(standIn.stripe.invoices.pay(open.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("a change that nobody pays for lapses: its invoice is void, the plan as before", async () => {
  const payer = await payingCustomer(standIn, asksAlways);
  const started = await subscribe(standIn, payer);
  await standIn.visit(`/dev/stripe/invoice/${latestInvoice(started).id}`, { decision: "pass" });
  const waiting = await stepUp(standIn, started, { price: payer.professional, at: now() });
  expect(waiting.pending_update).not.toBeNull();
  clock.advance(23 * 3600);
  const lapsed = await standIn.stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });
  expect(lapsed).toMatchObject({ status: "active", pending_update: null });
  expect(latestInvoice(lapsed).status).toBe("void");
  expect(lapsed.items.data[0]?.price.id).toBe(payer.standard.id);
});

test("voiding the invoice of a change takes the change back, and leaves what was on the balance", async () => {
  const payer = await payingCustomer(standIn, asksAlways);
  const started = await subscribe(standIn, payer);
  await standIn.visit(`/dev/stripe/invoice/${latestInvoice(started).id}`, { decision: "pass" });
  const waiting = await stepUp(standIn, started, { price: payer.professional, at: now() });
  await standIn.stripe.invoices.voidInvoice(latestInvoice(waiting).id);
  const back = await standIn.stripe.subscriptions.retrieve(started.id);
  expect(back).toMatchObject({ status: "active", pending_update: null });
  expect(await standIn.stripe.customers.retrieve(payer.customer)).toMatchObject({ balance: 0 });
});

test("a step down costs nothing now and a month of it at the renewal; taken back, nothing either", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  const up = await stepUp(standIn, started, { price: payer.professional, at: now() });
  const [item] = up.items.data;
  const down = { proration_behavior: "none" as const };
  const to = (price: string) => ({ ...down, items: [{ id: item?.id ?? "", price }] });
  const { stripe } = standIn;
  await stripe.subscriptions.update(up.id, to(payer.standard.id));
  await stripe.subscriptions.update(up.id, to(payer.professional.id));
  await stripe.subscriptions.update(up.id, to(payer.standard.id));
  expect((await stripe.invoices.list({ customer: payer.customer })).data).toHaveLength(2);
  clock.advance(30 * day);
  const renewed = await stripe.subscriptions.retrieve(up.id, { expand: ["latest_invoice"] });
  expect(latestInvoice(renewed)).toMatchObject({ total: 11_000, billing_reason: "subscription_cycle" });
});

test("the end of the period is the end when it was asked for, and can be taken back before", async () => {
  const payer = await payingCustomer(standIn);
  const { id } = await subscribe(standIn, payer);
  const { subscriptions } = standIn.stripe;
  const ending = await subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: now() + 30 * day, status: "active" });
  expect(await subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
  await subscriptions.update(id, { cancel_at_period_end: true });
  const end = now() + 30 * day;
  clock.advance(31 * day);
  expect(await subscriptions.retrieve(id)).toMatchObject({ status: "canceled", ended_at: end });
  expect((await standIn.stripe.invoices.list({ customer: payer.customer })).data).toHaveLength(1);
  expect((await subscriptions.list({ customer: payer.customer })).data).toEqual([]);
  expect((await subscriptions.list({ customer: payer.customer, status: "all" })).data).toHaveLength(1);
  const again = subscriptions.update(id, { cancel_at_period_end: false });
  await expect(again).rejects.toMatchObject({ statusCode: 400 });
});

test("what may not go with a change that waits is refused, as the provider refuses it", async () => {
  const payer = await payingCustomer(standIn);
  const started = await subscribe(standIn, payer);
  const both = standIn.stripe.subscriptions.update(started.id, {
    cancel_at_period_end: false,
    items: [{ id: started.items.data[0]?.id ?? "", price: payer.professional.id }],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  await expect(both).rejects.toMatchObject({ statusCode: 400, param: "cancel_at_period_end" });
});

test("a renewal that is refused is past due, is not tried again by itself, and paid is active", async () => {
  const payer = await payingCustomer(standIn);
  const { id } = await subscribe(standIn, payer);
  const bad = await addCard(standIn, payer.customer, cardForm(declined));
  const settings = { invoice_settings: { default_payment_method: bad } };
  await standIn.stripe.customers.update(payer.customer, settings);
  clock.advance(30 * day);
  const unpaid = await standIn.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(unpaid.status).toBe("past_due");
  expect(latestInvoice(unpaid)).toMatchObject({
    status: "open",
    attempt_count: 1,
    next_payment_attempt: null,
  });
  clock.advance(6 * day);
  const still = await standIn.stripe.invoices.retrieve(latestInvoice(unpaid).id, {
    expand: ["payments.data.payment.payment_intent"],
  });
  expect(still.attempt_count).toBe(1);
  expect(still.payments?.data[0]?.payment.payment_intent).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
  });
  const good = { invoice_settings: { default_payment_method: payer.card } };
  await standIn.stripe.customers.update(payer.customer, good);
  await standIn.stripe.invoices.pay(still.id, { off_session: true });
  expect((await standIn.stripe.subscriptions.retrieve(id)).status).toBe("active");
});

test("an expired card is refused at the renewal, from the first day after its month in Japan", async () => {
  const payer = await payingCustomer(standIn, "4242424242424242", { month: 11, year: 2026 });
  const { id } = await subscribe(standIn, payer);
  clock.advance(30 * day);
  const unpaid = await standIn.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(unpaid.status).toBe("past_due");
  const pay = standIn.stripe.invoices.pay(latestInvoice(unpaid).id);
  await expect(pay).rejects.toMatchObject({ code: "expired_card" });
});

test("two years of a 31st: every renewal on its day, and every yen is on an invoice", async () => {
  clock.set("2027-01-31T06:00:00.000Z");
  const payer = await payingCustomer(standIn);
  const { id } = await subscribe(standIn, payer);
  clock.set("2029-01-31T06:00:00.000Z");
  await standIn.stripe.subscriptions.retrieve(id);
  const invoices = await standIn.stripe.invoices
    .list({ customer: payer.customer, limit: 7 })
    .autoPagingToArray({ limit: 100 });
  expect(invoices).toHaveLength(25);
  const days = invoices.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 16));
  expect(days.toReversed().slice(0, 14)).toEqual([
    "2027-01-31T06:00",
    "2027-02-28T06:00",
    "2027-03-31T06:00",
    "2027-04-30T06:00",
    "2027-05-31T06:00",
    "2027-06-30T06:00",
    "2027-07-31T06:00",
    "2027-08-31T06:00",
    "2027-09-30T06:00",
    "2027-10-31T06:00",
    "2027-11-30T06:00",
    "2027-12-31T06:00",
    "2028-01-31T06:00",
    "2028-02-29T06:00",
  ]);
  expect(invoices.every(({ status, amount_paid: paid }) => status === "paid" && paid === 11_000)).toBe(true);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(25);
});
