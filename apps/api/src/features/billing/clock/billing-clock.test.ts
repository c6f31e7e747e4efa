import { expect, test } from "vitest";
import { billingAppAt } from "../../../testing/billing-app.ts";
import { setDefaultCard } from "../cards/cards.usecases.ts";
import { listInvoices } from "../invoices/invoices.usecases.ts";
import { payPlan } from "../invoices/paying.usecases.ts";
import { changePlan } from "../plan/plan-change.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import { type CompanyId, takeLease } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import { lookAfter, sendDueCompanies } from "./billing-clock.usecases.ts";
import { tellOfExpiry } from "./card-expiry.usecases.ts";
import { findDue, findPaying } from "./due-companies.repository.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const day = 86_400;
const declined = "4000000000000341";

async function unpaid(number = declined, renewal = "2026-12-15T03:00:00.000Z"): Promise<CompanyId> {
  const companyId = await app.company(1);
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, number) });
  app.clock.set(renewal);
  await lookAfter(app.deps, { companyId });
  return companyId;
}

const look = (companyId: CompanyId) => lookAfter(app.deps, { companyId });

/** The kinds of mails that were written, oldest first. */
async function told(): Promise<string[]> {
  const rows = await app.deps.db.selectFrom("mails").select("kind").orderBy("id").execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind !== "planStarted" && kind !== "invoicePaid");
}

async function attempts(companyId: CompanyId): Promise<number | undefined> {
  const { unpaid_invoice: id } = await app.deps.db
    .selectFrom("subscriptions")
    .select("unpaid_invoice")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return (await app.provider.stripe.invoices.retrieve(id ?? "")).attempt_count;
}

const statuses = async (companyId: CompanyId) =>
  (
    await app.deps.db
      .selectFrom("accounts")
      .select("status")
      .where("owner_id", "=", companyId)
      .orderBy("created_at")
      .execute()
  ).map(({ status }) => status);

test("an unpaid plan is charged again on day 3 and day 6, mailed each time, and suspended after 7 times 24 hours", async () => {
  const companyId = await unpaid();
  expect(await told()).toEqual(["planPaymentFailed"]);
  const failed = () =>
    app.mail.received.find(({ subject }) => subject.includes("お支払いができませんでした"));
  await expect.poll(() => failed()?.text).toContain("¥11,000");
  expect(await attempts(companyId)).toBe(1);
  app.clock.advance(3 * day - 1);
  await look(companyId);
  expect(await attempts(companyId)).toBe(1);
  app.clock.advance(1);
  await look(companyId);
  await look(companyId);
  expect(await attempts(companyId)).toBe(2);
  app.clock.advance(3 * day);
  await look(companyId);
  await look(companyId);
  expect(await attempts(companyId)).toBe(3);
  expect(await told()).toEqual(Array(3).fill("planPaymentFailed"));
  app.clock.advance(day - 1);
  await look(companyId);
  expect(await statuses(companyId)).toEqual(["active", "active"]);
  app.clock.advance(1);
  await look(companyId);
  await look(companyId);
  expect(await statuses(companyId)).toEqual(["unpaid", "unpaid"]);
  expect((await told()).slice(3)).toEqual(["companySuspended"]);
});

test("of a second subscription its own invoice is void, and what is owed for the first stays open", async () => {
  const companyId = await unpaid();
  const { stripe } = app.provider;
  const [first] = (await stripe.subscriptions.list({})).data;
  app.clock.advance(60);
  await stripe.subscriptions.create({
    customer: first?.customer as string,
    items: [{ price: first?.items.data[0]?.price.id ?? "" }],
    payment_behavior: "allow_incomplete",
  });
  await look(companyId);
  expect((await stripe.subscriptions.list({})).data.map(({ id }) => id)).toEqual([first?.id]);
  const { data } = await stripe.invoices.list({});
  expect(data.map(({ status }) => status).toSorted()).toEqual(["open", "paid", "void"]);
});

test("whoever pays is let in again at once, and so is who takes Free", async () => {
  const companyId = await unpaid();
  app.clock.advance(7 * day);
  await look(companyId);
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, "5555555555554444") });
  expect(await statuses(companyId)).toEqual(["active", "active"]);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  expect(await told()).toContain("suspensionLifted");
  const other = await unpaid(declined, "2027-01-22T03:00:00.000Z");
  app.clock.advance(7 * day);
  await look(other);
  expect(await statuses(other)).toEqual(["unpaid", "unpaid"]);
  await changePlan(app.deps, {
    companyId: other,
    planId: "free",
    prorationAt: undefined,
    keepMemberIds: undefined,
  });
  expect(await subscriptionOf(app.deps, other)).toMatchObject({ planId: "free", status: "none" });
  expect(await statuses(other)).toEqual(["active", "inactive"]);
  expect(await told()).toContain("planEnded");
  expect((await told()).filter((kind) => kind === "suspensionLifted")).toHaveLength(2);
});

test("what the operator suspends a company for stays when the payment is there", async () => {
  const companyId = await unpaid();
  app.clock.advance(7 * day);
  await look(companyId);
  await app.deps.db
    .updateTable("companies")
    .set({ suspended_for: ["payment", "operator"] })
    .where("id", "=", companyId)
    .execute();
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, "5555555555554444") });
  expect(await statuses(companyId)).toEqual(["suspended", "suspended"]);
});

test("30 days after the suspension the plan is Free by itself", async () => {
  const companyId = await unpaid();
  app.clock.advance(37 * day - 1);
  await look(companyId);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "pastDue" });
  app.clock.advance(1);
  await look(companyId);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  expect((await app.provider.stripe.invoices.list({ status: "open" })).data).toEqual([]);
  expect((await app.provider.stripe.subscriptions.list({})).data).toEqual([]);
});

test("nobody is suspended who has paid at the last moment, though nobody heard of it", async () => {
  const companyId = await unpaid("4000002760003184");
  const { pendingUrl } = await subscriptionOf(app.deps, companyId);
  app.clock.advance(7 * day);
  await app.provider.visit(pendingUrl ?? "", { decision: "pass" });
  await Promise.all([look(companyId), look(companyId), payPlan(app.deps, companyId).catch(() => undefined)]);
  expect(await statuses(companyId)).toEqual(["active", "active"]);
  expect(await told()).toEqual(["planPaymentFailed"]);
});

test("a renewal that asks is unpaid at once, and its mail leads to the page where it is passed", async () => {
  const companyId = await unpaid("4000002760003184");
  const { pendingUrl, status } = await subscriptionOf(app.deps, companyId);
  expect(status).toBe("pastDue");
  const owner = `member-0-${companyId.slice(-12)}@minato-coffee.example.jp`;
  await expect
    .poll(() => app.mail.received.filter(({ to, text }) => to === owner && text.includes(pendingUrl ?? "-")))
    .toHaveLength(1);
  await app.provider.visit(pendingUrl ?? "", { decision: "pass" });
  await look(companyId);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ status: "active", pendingUrl: null });
});

test("those are looked at who are unpaid, wait, or were left in the middle of a change, and nobody else", async () => {
  await app.company();
  const paid = await app.company();
  await app.addCard(paid);
  await app.take(paid, "standard");
  const stale = await app.company();
  const now = app.clock.now();
  await takeLease(app.deps.db, { companyId: stale, until: new Date(now.getTime() + 60_000), now });
  const dueNow = () => findDue(app.deps.db, { now: app.clock.now(), askedBefore: app.clock.now() });
  expect(await dueNow()).toEqual([]);
  app.clock.advance(60);
  expect(await dueNow()).toEqual([stale]);
  await look(stale);
  expect(await dueNow()).toEqual([]);
  const late = await unpaid(declined, "2026-12-15T03:01:00.000Z");
  expect(await dueNow()).toEqual([late]);
  expect(await sendDueCompanies(app.deps)).toBe(1);
});

test("what was not heard for months is made good by the nightly comparison: renewals, invoices and what failed", async () => {
  const paying = await app.company();
  await app.addCard(paying);
  await app.take(paying, "standard");
  const failing = await app.company();
  await app.addCard(failing);
  await app.take(failing, "standard");
  await setDefaultCard(app.deps, { companyId: failing, cardId: await app.addCard(failing, declined) });
  const onFree = await app.company();
  // Two renewals, and the provider's events of them reach nobody.
  app.clock.set("2027-01-16T03:00:00.000Z");
  const all = await findPaying(app.deps.db, { after: undefined, limit: 10 });
  expect(all.toSorted()).toEqual([paying, failing].toSorted());
  expect(all).not.toContain(onFree);
  for (const companyId of all) await lookAfter(app.deps, { companyId, isReconciling: true });
  expect(await subscriptionOf(app.deps, paying)).toMatchObject({
    status: "active",
    periodEndsAt: "2027-02-15T03:00:00.000Z",
  });
  expect(await subscriptionOf(app.deps, failing)).toMatchObject({ status: "pastDue" });
  const { docs } = await listInvoices(app.deps, { companyId: paying, query: { limit: 20 }, locale: "ja" });
  expect(docs.map(({ status, totalYen }) => `${status} ${totalYen}`)).toEqual([
    "paid 11000",
    "paid 11000",
    "paid 11000",
  ]);
  // Once more finds nothing to do.
  for (const companyId of all) await lookAfter(app.deps, { companyId, isReconciling: true });
  expect(
    (await listInvoices(app.deps, { companyId: paying, query: { limit: 20 }, locale: "ja" })).docs,
  ).toEqual(docs);
});

test("the default card's last month is told of on its first day in Japan, and once more when it is over", async () => {
  const companyId = await app.company();
  await app.addCard(companyId, "4242424242424242", { month: 12, year: 2026 });
  await app.addCard(companyId, "5555555555554444", { month: 12, year: 2026 });
  app.clock.set("2026-11-30T14:59:59.000Z");
  await tellOfExpiry(app.deps);
  expect(await told()).toEqual([]);
  app.clock.set("2026-11-30T15:00:00.000Z");
  await tellOfExpiry(app.deps);
  await tellOfExpiry(app.deps);
  expect(await told()).toEqual(["cardExpiring"]);
  app.clock.set("2026-12-31T14:59:59.000Z");
  await tellOfExpiry(app.deps);
  app.clock.set("2026-12-31T15:00:00.000Z");
  await Promise.all([tellOfExpiry(app.deps), tellOfExpiry(app.deps)]);
  expect(await told()).toEqual(["cardExpiring", "cardExpired"]);
  await settle(app.deps, { companyId });
  await tellOfExpiry(app.deps);
  expect(await told()).toHaveLength(2);
});
