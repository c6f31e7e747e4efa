import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { billingProvider } from "../../platform/billing/billing-provider.ts";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { latestInvoice, type Payer, payingCustomer, subscribe } from "../../testing/paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
let standIn: StandInStripe;
let payer: Payer;
let started: Stripe.Subscription;
const clock = fakeClock();
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock });
});
beforeEach(async () => {
  await emptyDatabase(database);
  payer = await payingCustomer(standIn);
  started = await subscribe(standIn, payer);
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const act = (form: Record<string, string>) => standIn.visit("/dev/stripe/panel", form);
const heard = (body: string, signature: string) => {
  const { billing } = standIn;
  const provider = billingProvider({ billing, production: false, host: "127.0.0.1", port: 0 }, clock);
  return provider?.event(Buffer.from(body), signature);
};
/** What our own verification says of the deliveries from the nth on. */
async function deliveredFrom(from: number): Promise<(string | undefined)[]> {
  const events = standIn.deliveries.slice(from).map(({ body, signature }) => heard(body, signature));
  return (await Promise.all(events)).map((event) => event?.type);
}
const subscription = () => standIn.stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });

test("the panel shows what runs and what was told, in both languages, without a script", async () => {
  const page = await (await standIn.visit("/dev/stripe")).text();
  for (const shown of [
    "お試し用の決済です",
    "株式会社ひかり",
    "Tomoru Standard",
    "次の更新日へ",
    "invoice.paid",
  ]) {
    expect(page).toContain(shown);
  }
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  const english = await fetch(standIn.billing.apiUrl ?? "", { headers: { cookie: "locale=en" } });
  const words = await english.text();
  for (const shown of ["Sandbox payments for trying things out", "To the next renewal", '<html lang="en">']) {
    expect(words).toContain(shown);
  }
});

test("the next renewal comes when it is asked for: the month after this one, charged once", async () => {
  const [before] = started.items.data;
  await act({ act: "renew", id: started.id });
  const renewed = await subscription();
  expect(renewed.items.data[0]?.current_period_start).toBe(before?.current_period_end);
  expect(latestInvoice(renewed)).toMatchObject({ status: "paid", billing_reason: "subscription_cycle" });
  expect((await standIn.stripe.invoices.list({ customer: payer.customer })).data).toHaveLength(2);
});

test("what is unpaid is made a week older, and nothing else is", async () => {
  await act({ act: "age", id: started.id });
  const paid = latestInvoice(await subscription());
  expect(paid.status_transitions.finalized_at).toBe(Math.floor(clock.now().getTime() / 1000));
  await act({ act: "declines", count: "1" });
  await act({ act: "renew", id: started.id });
  const missing = latestInvoice(await subscription());
  await act({ act: "age", id: started.id });
  const aged = latestInvoice(await subscription());
  expect(aged).toMatchObject({ id: missing.id, status: "open", created: missing.created - 7 * 86_400 });
  expect(aged.status_transitions.finalized_at).toBe(aged.created);
});

test("the next charge is declined, and only that", async () => {
  await act({ act: "declines", count: "1" });
  await act({ act: "renew", id: started.id });
  const unpaid = await subscription();
  expect(unpaid.status).toBe("past_due");
  await standIn.stripe.invoices.pay(latestInvoice(unpaid).id);
  expect((await subscription()).status).toBe("active");
});

/** Waits until every event was delivered. */
async function allDelivered(): Promise<void> {
  await expect
    .poll(async () =>
      (await standIn.stripe.events.list({ limit: 100 })).data.map((event) => event.pending_webhooks),
    )
    .not.toContain(1);
}

test("each event goes out signed, as our own verification takes it", async () => {
  await allDelivered();
  const from = standIn.deliveries.length;
  await standIn.stripe.subscriptions.cancel(started.id);
  await expect.poll(() => standIn.deliveries.length).toBe(from + 1);
  expect(await deliveredFrom(from)).toEqual(["customer.subscription.deleted"]);
});

test("held events go out late in their order, or in reverse", async () => {
  await allDelivered();
  await act({ act: "hold" });
  await act({ act: "renew", id: started.id });
  const from = standIn.deliveries.length;
  const order = [
    "invoice.finalized",
    "customer.subscription.updated",
    "payment_intent.succeeded",
    "invoice.paid",
  ];
  expect(await deliveredFrom(from)).toEqual([]);
  await act({ act: "release" });
  expect(await deliveredFrom(from)).toEqual(order);
  await act({ act: "hold" });
  await act({ act: "renew", id: started.id });
  const next = standIn.deliveries.length;
  await act({ act: "reverse" });
  expect(await deliveredFrom(next)).toEqual(order.toReversed());
});

test("an event can go out again, with an old signature, or a forged one, and only the first is taken", async () => {
  const { data } = await standIn.stripe.events.list({ type: "invoice.paid" });
  const id = data[0]?.id ?? "";
  await expect.poll(() => standIn.deliveries.some(({ body }) => body.includes(id))).toBe(true);
  const from = standIn.deliveries.length;
  for (const how of ["signed", "old", "forged"]) await act({ act: "send", id, how });
  expect(standIn.deliveries.slice(from).map(({ body }) => JSON.parse(body).id)).toEqual([id, id, id]);
  expect(await deliveredFrom(from)).toEqual(["invoice.paid", undefined, undefined]);
});
