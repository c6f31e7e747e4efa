import { expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { billingAppAt, passPage } from "../../testing/billing-app.ts";
import { cardForm } from "../../testing/paying-customer.ts";
import { completeCard, openCardPage, setDefaultCard } from "./cards/cards.usecases.ts";
import { lookAfter } from "./clock/billing-clock.usecases.ts";
import { findDue } from "./clock/due-companies.repository.ts";
import { payPlan } from "./invoices/paying.usecases.ts";
import { changePlan } from "./plan/plan-change.usecases.ts";
import { previewPlan } from "./plan/plan-preview.usecases.ts";
import { customerOfCompany } from "./provider/billed-company.usecases.ts";
import { subscriptionOf } from "./provider/subscription.usecases.ts";
import { type CompanyId, extendLease, takeLease } from "./provider/subscriptions.repository.ts";
import { settle } from "./settling/settle.usecases.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const panel = "http://localhost/dev/stripe/panel";
/** Breaks so many calls to come. */
const plant = (kind: string, count: number) =>
  app.provider.visit(panel, { act: "fault", kind, count: String(count) });
/** The same for those that change something. */
const plantInWrites = (kind: string, count: number) =>
  app.provider.visit(panel, { act: "fault", kind, count: String(count), isForWrites: "yes" });
/** A call and the library's two repeats of it. */
const everyTry = 3;

async function withCard(): Promise<CompanyId> {
  const companyId = await app.company();
  await app.addCard(companyId);
  return companyId;
}

/** What the provider has of subscriptions and what it took in all. */
async function provided(): Promise<{ live: number; paidYen: number[] }> {
  const { stripe } = app.provider;
  const subscriptions = await stripe.subscriptions.list({ limit: 100 });
  const intents = await stripe.paymentIntents.list({ limit: 100 });
  const paidYen = intents.data.map(({ amount_received: yen }) => yen).filter((yen) => yen > 0);
  return { live: subscriptions.data.length, paidYen };
}

async function starting(companyId: CompanyId) {
  const { prorationAt } = await previewPlan(app.deps, { companyId, planId: "standard" });
  return () => changePlan(app.deps, { companyId, planId: "standard", prorationAt, keepMemberIds: undefined });
}

test("of twenty presses at once one starts the plan, and it is paid for once", async () => {
  const companyId = await withCard();
  const start = await starting(companyId);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, start));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  for (const reason of refused) {
    expect(["dataInvalid", "tooManyRequests"]).toContain(reason.failure);
  }
  expect(refused.some(({ faults }) => faults[0]?.field === "busy")).toBe(true);
  expect(await provided()).toEqual({ live: 1, paidYen: [11_000] });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
});

test("two tabs with two plans: one wins, nothing is charged for the other", async () => {
  const companyId = await withCard();
  const one = await previewPlan(app.deps, { companyId, planId: "standard" });
  const take = (planId: string) =>
    changePlan(app.deps, { companyId, planId, prorationAt: one.prorationAt, keepMemberIds: undefined });
  const answers = await Promise.allSettled([take("standard"), take("professional")]);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect((await provided()).live).toBe(1);
});

test("what the provider did without an answer is found by the next press, and paid for once", {
  timeout: 90_000,
}, async () => {
  const companyId = await withCard();
  const start = await starting(companyId);
  await plantInWrites("lost", everyTry);
  await expect(start()).rejects.toMatchObject({ failure: "paymentProviderFailed", status: 502 });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  expect((await provided()).paidYen).toEqual([11_000]);
  await plantInWrites("lost", 0);
  expect(await start()).toMatchObject({ outcome: "changed", planId: "standard" });
  expect(await provided()).toEqual({ live: 1, paidYen: [11_000] });
});

test("what a process has left that died after its call is found by the clock", async () => {
  const companyId = await withCard();
  const { stripe } = app.provider;
  const { data } = await stripe.prices.list({ lookup_keys: ["tomoru_standard_1"] });
  const customer = (await customerOfCompany(app.deps.db, companyId)) ?? "";
  const now = app.clock.now();
  const until = new Date(now.getTime() + 60_000);
  await takeLease(app.deps.db, { companyId, until, now });
  await extendLease(app.deps.db, { companyId, until, later: until, askedAt: now });
  await stripe.subscriptions.create({ customer, items: [{ price: data[0]?.id ?? "" }] });
  const dueNow = () => findDue(app.deps.db, { now: app.clock.now(), askedBefore: app.clock.now() });
  app.clock.advance(600);
  expect(await dueNow()).toEqual([companyId]);
  await lookAfter(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  expect(await dueNow()).toEqual([]);
  expect(await app.take(companyId, "standard")).toMatchObject({ outcome: "changed" });
  expect((await provided()).live).toBe(1);
});

test("an error of the provider starts nothing, and the next press is another attempt", async () => {
  const companyId = await withCard();
  const start = await starting(companyId);
  await plantInWrites("error", everyTry);
  await expect(start()).rejects.toMatchObject({ failure: "paymentProviderFailed", status: 502 });
  await plantInWrites("error", 0);
  expect(await start()).toMatchObject({ outcome: "changed" });
  expect(await provided()).toEqual({ live: 1, paidYen: [11_000] });
});

test("too many calls are told as a provider that is away, and nothing is half written", async () => {
  const companyId = await withCard();
  const start = await starting(companyId);
  await plantInWrites("busy", everyTry);
  await expect(start()).rejects.toMatchObject({ failure: "paymentProviderFailed" });
  await plantInWrites("busy", 0);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  expect(await start()).toMatchObject({ outcome: "changed" });
});

test("while the provider answers nothing but errors the plan is shown as it is known", async () => {
  const companyId = await withCard();
  await app.take(companyId, "standard");
  await plant("error", 100);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard" });
  await expect(previewPlan(app.deps, { companyId, planId: "professional" })).rejects.toMatchObject({
    failure: "paymentProviderFailed",
  });
  await plant("error", 0);
  expect(await payPlan(app.deps, companyId)).toMatchObject({ status: "active" });
});

test("a second subscription is ended, its open invoice void, and the older one stays", async () => {
  const companyId = await withCard();
  await app.take(companyId, "standard");
  const { stripe } = app.provider;
  const { data } = await stripe.subscriptions.list({});
  app.clock.advance(60);
  await stripe.subscriptions.create({
    customer: data[0]?.customer as string,
    items: [{ price: data[0]?.items.data[0]?.price.id ?? "" }],
    payment_behavior: "allow_incomplete",
  });
  await settle(app.deps, { companyId });
  const left = await stripe.subscriptions.list({});
  expect(left.data.map(({ id }) => id)).toEqual([data[0]?.id]);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
});

test("readings at once never leave an older one standing", async () => {
  const companyId = await withCard();
  await app.take(companyId, "standard");
  await changePlan(app.deps, { companyId, planId: "free", prorationAt: undefined, keepMemberIds: undefined });
  app.clock.set("2026-12-15T03:00:01.000Z");
  await Promise.all(Array.from({ length: 6 }, () => settle(app.deps, { companyId })));
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
});

test("a card that is entered while events storm in is there, and what stands at the end is the newest", async () => {
  const companyId = await app.company();
  const page = await openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  let isOver = false;
  const storm = Array.from({ length: 12 }, async () => {
    while (!isOver) await settle(app.deps, { companyId });
  });
  try {
    const back = new URL(await passPage(app.provider, page.url, cardForm("4242424242424242")));
    const sessionId = back.searchParams.get("session") ?? "";
    const answers = await atOnce(() => completeCard(app.deps, { companyId, sessionId }), 4);
    for (const card of answers) expect(card).toMatchObject({ last4: "4242", isDefault: true });
    expect(await app.take(companyId, "standard")).toMatchObject({ outcome: "changed", status: "active" });
  } finally {
    isOver = true;
  }
  await Promise.all(storm);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  expect(await provided()).toEqual({ live: 1, paidYen: [11_000] });
});

test("a card's page of another company is as missing as none, and a finished one answers the same again", async () => {
  const companyId = await app.company();
  const page = await openCardPage(app.deps, {
    companyId,
    returnTo: "/company/plan?to=standard",
    locale: "en",
  });
  const back = new URL(await passPage(app.provider, page.url, cardForm("4242424242424242")));
  expect(back.pathname + back.search).toMatch(/^\/company\/plan\?to=standard&session=cs_test_/);
  const sessionId = back.searchParams.get("session") ?? "";
  const other = await withCard();
  await expect(completeCard(app.deps, { companyId: other, sessionId })).rejects.toMatchObject({
    status: 404,
  });
  await expect(completeCard(app.deps, { companyId, sessionId: "cs_test_none" })).rejects.toMatchObject({
    status: 404,
  });
  const card = await completeCard(app.deps, { companyId, sessionId });
  expect(card).toMatchObject({ last4: "4242", brand: "visa", isDefault: true, isExpired: false });
  expect(await completeCard(app.deps, { companyId, sessionId })).toEqual(card);
});

test("a page that was not finished gives no card", async () => {
  const companyId = await app.company();
  const page = await openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  const sessionId = page.url.split("/").at(-1) ?? "";
  const refused = await app.provider.visit(page.url, cardForm("4000000000000002"));
  expect(refused.status).toBe(402);
  await expect(completeCard(app.deps, { companyId, sessionId })).rejects.toMatchObject({
    failure: "cardNotAdded",
  });
});

test("a renewal is paid once, however many look after it at once", async () => {
  const companyId = await withCard();
  await app.take(companyId, "standard");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, "4000000000000341") });
  app.clock.set("2026-12-15T03:00:00.000Z");
  await settle(app.deps, { companyId });
  const good = await app.addCard(companyId, "5555555555554444");
  await atOnce(() => setDefaultCard(app.deps, { companyId, cardId: good }), 4);
  await lookAfter(app.deps, { companyId });
  expect((await provided()).paidYen).toEqual([11_000, 11_000]);
});
