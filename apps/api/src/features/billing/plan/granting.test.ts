import { expect, test } from "vitest";
import { billingAppAt } from "../../../testing/billing-app.ts";
import { setDefaultCard } from "../cards/cards.usecases.ts";
import { lookAfter } from "../clock/billing-clock.usecases.ts";
import { findDue } from "../clock/due-companies.repository.ts";
import { endAtOnce } from "../clock/ending.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import { settle } from "../settling/settle.usecases.ts";
import { grantPlan } from "./granting.usecases.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const grant = (asked: Omit<Parameters<typeof grantPlan>[1], "operator" | "reason">) =>
  grantPlan(app.deps, { ...asked, operator: "Ueda", reason: "銀行振込のため" });
const due = () => findDue(app.deps.db, { now: app.clock.now(), askedBefore: app.clock.now() });

test("a plan by hand is good until the end of its day in Japan, then it is Free, and nobody owes anything", async () => {
  const companyId = await app.company(2);
  const granted = await grant({ companyId, planId: "standard", until: "2026-11-30" });
  expect(granted).toMatchObject({
    planId: "standard",
    status: "active",
    nextPlanId: "free",
    nextPlanOn: "2026-12-01",
    periodEndsAt: "2026-11-30T15:00:00.000Z",
  });
  app.clock.set("2026-11-30T14:59:59.000Z");
  expect(await due()).toEqual([]);
  await lookAfter(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard" });
  app.clock.set("2026-11-30T15:00:00.000Z");
  expect(await due()).toEqual([companyId]);
  await lookAfter(app.deps, { companyId });
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  expect(await due()).toEqual([]);
  const statuses = await app.deps.db.selectFrom("accounts").select("status").orderBy("created_at").execute();
  expect(statuses.map(({ status }) => status)).toEqual(["active", "inactive", "inactive"]);
});

test("Free ends a plan that was given, at once", async () => {
  const companyId = await app.company();
  await grant({ companyId, planId: "professional", until: "2027-11-30" });
  expect(await grant({ companyId, planId: "free", until: undefined })).toMatchObject({
    planId: "free",
    status: "none",
  });
});

test("beside a plan that is paid for none is given, nor until a day that is over", async () => {
  const companyId = await app.company();
  const past = grant({ companyId, planId: "standard", until: "2026-11-14" });
  await expect(past).rejects.toMatchObject({ faults: [{ field: "until" }] });
  const endless = grant({ companyId, planId: "standard", until: undefined });
  await expect(endless).rejects.toMatchObject({ failure: "fieldRequired" });
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  const beside = grant({ companyId, planId: "professional", until: "2026-12-31" });
  await expect(beside).rejects.toMatchObject({ status: 409, faults: [{ field: "planId" }] });
});

test("who was given a plan and takes one by card pays from that moment", async () => {
  const companyId = await app.company();
  await grant({ companyId, planId: "standard", until: "2026-11-30" });
  await app.addCard(companyId);
  expect(await app.take(companyId, "professional")).toMatchObject({
    outcome: "changed",
    planId: "professional",
    periodEndsAt: "2026-12-15T03:00:00.000Z",
  });
});

test("a company that closes owes nothing more: plan ended, invoice void, cards gone; twice is once", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, "4000000000000341") });
  app.clock.set("2026-12-15T03:00:00.000Z");
  await settle(app.deps, { companyId });
  await endAtOnce(app.deps, companyId);
  await endAtOnce(app.deps, companyId);
  const { stripe } = app.provider;
  expect((await stripe.subscriptions.list({})).data).toEqual([]);
  expect((await stripe.invoices.list({ status: "open" })).data).toEqual([]);
  expect(await app.deps.db.selectFrom("cards").selectAll().execute()).toEqual([]);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  app.clock.set("2027-06-15T03:00:00.000Z");
  const taken = await stripe.paymentIntents.list({ limit: 100 });
  expect(taken.data.filter(({ status }) => status === "succeeded")).toHaveLength(1);
});

test("a company that was never a customer closes without a word to the provider", async () => {
  const companyId = await app.company();
  const before = app.provider.answers.length;
  await endAtOnce(app.deps, companyId);
  expect(app.provider.answers).toHaveLength(before);
});
