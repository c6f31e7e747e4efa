import { expect, test } from "vitest";
import { uuidAt } from "../../../platform/random.ts";
import { billingAppAt } from "../../../testing/billing-app.ts";
import { setDefaultCard } from "../cards/cards.usecases.ts";
import { payPlan } from "../invoices/paying.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import { changePlan, type PlanChange } from "./plan-change.usecases.ts";
import { previewPlan } from "./plan-preview.usecases.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const day = 86_400;
const declined = "4000000000000341";
const asksAlways = "4000002760003184";

async function paying(planId = "standard"): Promise<CompanyId> {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, planId);
  return companyId;
}

const change = (companyId: CompanyId, planId: string, more: Partial<PlanChange> = {}) =>
  changePlan(app.deps, { companyId, planId, prorationAt: undefined, keepMemberIds: undefined, ...more });

/** What the provider has really taken. */
async function takenYen(companyId: CompanyId): Promise<number> {
  const { customer_id } = await app.deps.db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const { data } = await app.provider.stripe.paymentIntents.list({ customer: customer_id ?? "", limit: 100 });
  return data.reduce((sum, { amount_received }) => sum + amount_received, 0);
}

test("the first month is paid for exactly as it was shown", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  const preview = await previewPlan(app.deps, { companyId, planId: "standard" });
  expect(preview).toMatchObject({ dueNowYen: 11_000, taxYen: 1000, nextYen: 11_000, nextOn: "2026-12-15" });
  const changed = await app.take(companyId, "standard");
  expect(changed).toMatchObject({
    outcome: "changed",
    planId: "standard",
    status: "active",
    periodEndsAt: "2026-12-15T03:00:00.000Z",
    nextPlanId: null,
  });
  expect(changed.usage.seats).toEqual({ used: 1, limit: 3 });
  expect(await takenYen(companyId)).toBe(11_000);
});

test("a step up costs what its preview says, to the yen, and keeps the billing day", async () => {
  const companyId = await paying();
  app.clock.advance(9 * day + 4321);
  const preview = await previewPlan(app.deps, { companyId, planId: "professional" });
  expect(preview.dueNowYen).toBeGreaterThan(10_000);
  expect(preview).toMatchObject({ nextYen: 33_000, nextOn: "2026-12-15" });
  app.clock.advance(500);
  const before = await takenYen(companyId);
  const changed = await change(companyId, "professional", { prorationAt: preview.prorationAt });
  expect(changed).toMatchObject({
    outcome: "changed",
    planId: "professional",
    periodEndsAt: "2026-12-15T03:00:00.000Z",
  });
  expect((await takenYen(companyId)) - before).toBe(preview.dueNowYen);
});

test("nothing is charged without a preview, nor by one that is older than ten minutes or of tomorrow", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  const { prorationAt } = await previewPlan(app.deps, { companyId, planId: "standard" });
  const refused = { failure: "dataInvalid", status: 409, faults: [{ field: "preview" }] };
  await expect(change(companyId, "standard")).rejects.toMatchObject(refused);
  const tomorrow = "2026-11-16T03:00:00.000Z";
  await expect(change(companyId, "standard", { prorationAt: tomorrow })).rejects.toMatchObject(refused);
  app.clock.advance(601);
  await expect(change(companyId, "standard", { prorationAt })).rejects.toMatchObject(refused);
  expect(await takenYen(companyId)).toBe(0);
});

test("without a card a paid plan is refused, and its price shown all the same", async () => {
  const companyId = await app.company();
  expect(await previewPlan(app.deps, { companyId, planId: "professional" })).toMatchObject({
    dueNowYen: 33_000,
    taxYen: 3000,
    nextOn: "2026-12-15",
  });
  await expect(app.take(companyId, "professional")).rejects.toMatchObject({ faults: [{ field: "card" }] });
});

test("a preview says how many lists and people are more than the plan holds", async () => {
  const companyId = await app.company(1);
  const created_by = companyId;
  const now = app.clock.now();
  const made = Array.from({ length: 5 }, (_, at) => ({
    ...{
      company_id: companyId,
      id: uuidAt(now),
      name: `候補 ${at}`,
      explanation: "",
      platform: "tiktok" as const,
    },
    ...{ group_id: null, budget_band: null, locked_at: null, created_by, created_at: now, updated_at: now },
  }));
  await app.deps.db.insertInto("lists").values(made).execute();
  const surplus = async (planId: string) => (await previewPlan(app.deps, { companyId, planId })).surplus;
  expect(await surplus("free")).toEqual({ lists: 2, members: 1 });
  expect(await surplus("standard")).toEqual({ lists: 0, members: 0 });
});

test("a plan that is none is not found", async () => {
  const companyId = await app.company();
  await expect(change(companyId, "gold")).rejects.toMatchObject({ failure: "dataNotFound" });
  await expect(previewPlan(app.deps, { companyId, planId: "gold" })).rejects.toMatchObject({ status: 404 });
});

test("the first payment that is refused starts nothing and leaves nothing open", async () => {
  const companyId = await app.company();
  await app.addCard(companyId, declined);
  await expect(app.take(companyId, "standard")).rejects.toMatchObject({
    failure: "paymentProviderRefused",
    status: 402,
  });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  const { data } = await app.provider.stripe.subscriptions.list({ status: "all" });
  expect(data.map(({ status }) => status)).toEqual(["canceled"]);
  const invoices = await app.provider.stripe.invoices.list({});
  expect(invoices.data.map(({ status }) => status)).toEqual(["void"]);
  // Another card, and the same plan again: it is another attempt.
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId) });
  expect(await app.take(companyId, "standard")).toMatchObject({ outcome: "changed", status: "active" });
});

test("a step down waits until the period's end, is free to take back, and is never prorated twice", async () => {
  const companyId = await paying("professional");
  const taken = await takenYen(companyId);
  app.clock.advance(10 * day);
  expect(await previewPlan(app.deps, { companyId, planId: "standard" })).toMatchObject({
    dueNowYen: 0,
    taxYen: 0,
    nextYen: 11_000,
    nextOn: "2026-12-15",
  });
  expect(await change(companyId, "standard")).toMatchObject({
    outcome: "scheduled",
    planId: "professional",
    nextPlanId: "standard",
    nextPlanOn: "2026-12-15",
  });
  expect(await change(companyId, "professional")).toMatchObject({ outcome: "takenBack", nextPlanId: null });
  expect(await change(companyId, "free")).toMatchObject({ outcome: "scheduled", nextPlanId: "free" });
  expect(await change(companyId, "standard")).toMatchObject({ outcome: "scheduled", nextPlanId: "standard" });
  expect(await takenYen(companyId)).toBe(taken);
  app.clock.set("2026-12-15T03:00:01.000Z");
  await settle(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({
    planId: "standard",
    status: "active",
    nextPlanId: null,
    periodEndsAt: "2027-01-15T03:00:00.000Z",
  });
  expect((await takenYen(companyId)) - taken).toBe(11_000);
});

test("a plan that is looked at again has not changed", async () => {
  const companyId = await paying();
  expect((await settle(app.deps, { companyId }))?.changes).toEqual([]);
});

test("Free comes at the period's end and costs nothing more", async () => {
  const companyId = await paying();
  expect(await change(companyId, "free")).toMatchObject({
    outcome: "scheduled",
    planId: "standard",
    nextPlanId: "free",
    nextPlanOn: "2026-12-15",
  });
  expect(await previewPlan(app.deps, { companyId, planId: "free" })).toMatchObject({
    dueNowYen: 0,
    nextYen: 0,
    nextOn: null,
    surplus: { lists: 0, members: 0 },
  });
  app.clock.set("2027-03-15T03:00:01.000Z");
  await settle(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  expect(await takenYen(companyId)).toBe(11_000);
});

test("a step up with an end that was set takes the end off", async () => {
  const companyId = await paying();
  await change(companyId, "free");
  expect(await app.take(companyId, "professional")).toMatchObject({
    outcome: "changed",
    planId: "professional",
    nextPlanId: null,
  });
});

test("a bank that asks keeps the plan as it is, and whoever passes has the one that was asked for", async () => {
  const companyId = await paying();
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, asksAlways) });
  const asked = await app.take(companyId, "professional");
  expect(asked).toMatchObject({ outcome: "authentication", planId: "standard" });
  const url = asked.pendingUrl ?? "";
  const until = new Date(app.clock.now().getTime() + 23 * 3_600_000).toISOString();
  expect((await subscriptionOf(app.deps, companyId)).pendingUntil).toBe(until);
  expect(url).toContain("/dev/stripe/invoice/");
  expect(await app.take(companyId, "professional")).toMatchObject({
    outcome: "authentication",
    pendingUrl: url,
  });
  expect((await app.provider.stripe.invoices.list({})).data).toHaveLength(2);
  await app.provider.visit(url, { decision: "pass" });
  await settle(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({
    planId: "professional",
    status: "active",
    pendingUrl: null,
  });
});

test("a step up that waits for the bank is taken back by the present plan, or is off after 23 hours", async () => {
  const companyId = await paying();
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, asksAlways) });
  await app.take(companyId, "professional");
  expect(await change(companyId, "standard")).toMatchObject({ outcome: "takenBack", pendingUrl: null });
  expect((await app.provider.stripe.invoices.list({ status: "open" })).data).toEqual([]);
  await app.take(companyId, "professional");
  app.clock.advance(23 * 3600 + 1);
  await settle(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({
    planId: "standard",
    status: "active",
    pendingUrl: null,
  });
  expect(await takenYen(companyId)).toBe(11_000);
});

test("a first month that waits for the bank is starting, and goes the same ways", async () => {
  const companyId = await app.company();
  await app.addCard(companyId, asksAlways);
  const asked = await app.take(companyId, "standard");
  expect(asked).toMatchObject({ outcome: "authentication", planId: "free", status: "starting" });
  expect(await change(companyId, "free")).toMatchObject({ outcome: "takenBack", status: "none" });
  const again = await app.take(companyId, "standard");
  await app.provider.visit(again.pendingUrl ?? "", { decision: "pass" });
  await settle(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  expect(await takenYen(companyId)).toBe(11_000);
});

test("a step up that the card refuses changes nothing and leaves nothing open", async () => {
  const companyId = await paying();
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, declined) });
  await expect(app.take(companyId, "professional")).rejects.toMatchObject({
    failure: "paymentProviderRefused",
  });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  expect((await app.provider.stripe.invoices.list({ status: "open" })).data).toEqual([]);
  expect(await takenYen(companyId)).toBe(11_000);
});

async function unpaid(): Promise<CompanyId> {
  const companyId = await paying();
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, declined) });
  app.clock.set("2026-12-15T03:00:00.000Z");
  await settle(app.deps, { companyId });
  return companyId;
}

test("a renewal that fails is unpaid from that moment, and whoever pays goes on", async () => {
  const companyId = await unpaid();
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({
    planId: "standard",
    status: "pastDue",
    unpaidSince: "2026-12-15T03:00:00.000Z",
    suspendsAt: "2026-12-22T03:00:00.000Z",
  });
  await expect(change(companyId, "professional")).rejects.toMatchObject({ faults: [{ field: "unpaid" }] });
  await expect(payPlan(app.deps, companyId)).rejects.toMatchObject({ failure: "paymentProviderRefused" });
  await expect(payPlan(app.deps, companyId)).rejects.toMatchObject({ status: 402 });
  // Another default card is charged at once.
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, "5555555555554444") });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ status: "active", unpaidSince: null });
  expect(await payPlan(app.deps, companyId)).toMatchObject({ status: "active" });
  expect(await takenYen(companyId)).toBe(22_000);
});

test("whoever has not paid leaves at once and owes nothing; the second time in a year only the operator starts it again", async () => {
  const companyId = await unpaid();
  expect(await change(companyId, "free")).toMatchObject({
    outcome: "changed",
    planId: "free",
    status: "none",
  });
  expect((await app.provider.stripe.invoices.list({ status: "open" })).data).toEqual([]);
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId) });
  await app.take(companyId, "standard");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, declined) });
  app.clock.set("2027-01-15T03:00:00.000Z");
  await settle(app.deps, { companyId });
  await change(companyId, "free");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId) });
  await expect(app.take(companyId, "standard")).rejects.toMatchObject({
    failure: "noAccess",
    faults: [{ field: "plan" }],
  });
  app.clock.set("2027-12-15T03:00:01.000Z");
  expect(await app.take(companyId, "standard")).toMatchObject({ outcome: "changed" });
});

test("more than ten changes an hour are refused", async () => {
  const companyId = await paying();
  for (let index = 0; index < 9; index += 1) await change(companyId, index % 2 ? "standard" : "free");
  await expect(change(companyId, "standard")).rejects.toMatchObject({ failure: "tooManyRequests" });
});
