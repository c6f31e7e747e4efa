import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BillingApp, startBillingApp } from "../../testing/billing-app.ts";
import { setDefaultCard } from "./cards/cards.usecases.ts";
import { lookAfter } from "./clock/billing-clock.usecases.ts";
import { listInvoices } from "./invoices/invoices.usecases.ts";
import { changePlan } from "./plan/plan-change.usecases.ts";
import { customerOfCompany } from "./provider/billed-company.usecases.ts";
import { subscriptionOf } from "./provider/subscription.usecases.ts";
import type { CompanyId } from "./provider/subscriptions.repository.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const declined = "4000000000000341";
const mastercard = "5555555555554444";
const jcb = "3530111333000000";

const look = (companyId: CompanyId) => lookAfter(app.deps, { companyId });
const change = (companyId: CompanyId, planId: string) =>
  changePlan(app.deps, { companyId, planId, prorationAt: undefined, keepMemberIds: undefined });

async function everything(companyId: CompanyId) {
  const { docs } = await listInvoices(app.deps, { companyId, locale: "ja", query: { limit: 50 } });
  return docs;
}

/** What the invoices say and what the provider has taken, in yen. */
async function sums(companyId: CompanyId): Promise<{ invoiced: number; taken: number }> {
  const paid = (await everything(companyId)).filter(({ status }) => status === "paid");
  const customer = (await customerOfCompany(app.deps.db, companyId)) ?? "";
  const { data } = await app.provider.stripe.paymentIntents.list({ customer, limit: 100 });
  return {
    invoiced: paid.reduce((sum, { totalYen }) => sum + totalYen, 0),
    taken: data.reduce((sum, { amount_received: yen }) => sum + yen, 0),
  };
}

test.each([
  [
    "the 31st",
    "2026-10-31T03:00:00.000Z",
    ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"],
  ],
  ["the 30th", "2026-11-30T03:00:00.000Z", ["2026-12-30", "2027-01-30", "2027-02-28", "2027-03-30"]],
  ["the 29th before a leap year", "2027-12-29T03:00:00.000Z", ["2028-01-29", "2028-02-29", "2028-03-29"]],
  // 23:30 in UTC is the next day in Japan, where the month turns earlier.
  [
    "a month's turn in Japan",
    "2026-10-31T23:30:00.000Z",
    ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"],
  ],
])("a plan of %s is paid for each month, and ends on the day that was said", async (_, start, days) => {
  app.clock.set(start);
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  const seen: string[] = [];
  for (const expected of days) {
    const { periodEndsAt } = await subscriptionOf(app.deps, companyId);
    app.clock.set(periodEndsAt ?? "");
    app.clock.advance(1);
    await look(companyId);
    const [invoice] = await everything(companyId);
    seen.push(invoice?.issuedOn ?? "");
    expect(invoice).toMatchObject({ status: "paid", totalYen: 11_000, issuedOn: expected });
  }
  expect(seen).toEqual(days);
  const { invoiced, taken } = await sums(companyId);
  expect(invoiced).toBe(11_000 * (days.length + 1));
  expect(taken).toBe(invoiced);
});

test("two years of ups and downs, failures and exits: every yen that was taken has its invoice", {
  timeout: 180_000,
}, async () => {
  app.clock.set("2026-10-31T03:00:00.000Z");
  const companyId = await app.company(2);
  const start = app.clock.now().getTime();
  const good = await app.addCard(companyId);
  const bad = await app.addCard(companyId, declined);
  const states = new Set<string>();
  const note = async () => {
    const { planId, status, nextPlanId } = await subscriptionOf(app.deps, companyId);
    states.add(`${planId} ${status}${nextPlanId === null ? "" : ` then ${nextPlanId}`}`);
  };
  const goTo = async (day: string) => {
    app.clock.set(`${day}T04:00:00.000Z`);
    await look(companyId);
    await note();
  };
  await app.take(companyId, "standard");
  await note();
  await goTo("2026-11-17");
  await app.take(companyId, "professional");
  await note();
  await goTo("2026-12-31");
  await change(companyId, "standard");
  await note();
  await change(companyId, "professional");
  await goTo("2027-01-31");
  await change(companyId, "standard");
  await goTo("2027-03-01");
  // A renewal that fails and is paid by the charge of the third day.
  await setDefaultCard(app.deps, { companyId, cardId: bad });
  await goTo("2027-03-31");
  await setDefaultCard(app.deps, { companyId, cardId: good });
  await note();
  await goTo("2027-05-01");
  // One that nobody pays: suspended, then Free by itself.
  await setDefaultCard(app.deps, { companyId, cardId: bad });
  for (const day of ["2027-06-01", "2027-06-04", "2027-06-07", "2027-06-08", "2027-07-08"]) await goTo(day);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "free", status: "none" });
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, mastercard) });
  await goTo("2027-08-29");
  await app.take(companyId, "professional");
  // Some days before the end a step up and down again, over a leap day.
  for (const day of ["2027-09-30", "2027-10-30", "2027-11-30", "2027-12-30", "2028-01-30"]) await goTo(day);
  await change(companyId, "standard");
  await goTo("2028-02-29");
  await app.take(companyId, "professional");
  await goTo("2028-03-30");
  await change(companyId, "free");
  await note();
  await goTo("2028-04-30");
  await setDefaultCard(app.deps, { companyId, cardId: await app.addCard(companyId, jcb) });
  await app.take(companyId, "standard");
  for (const day of ["2028-05-31", "2028-06-30", "2028-07-31", "2028-08-31", "2028-09-30", "2028-10-31"]) {
    await goTo(day);
  }
  expect(app.clock.now().getTime() - start).toBeGreaterThan(730 * 86_400_000);
  expect([...states].sort()).toEqual([
    "free none",
    "professional active",
    "professional active then free",
    "professional active then standard",
    "standard active",
    "standard pastDue",
  ]);
  const { invoiced, taken } = await sums(companyId);
  expect(taken).toBe(invoiced);
  const invoices = await everything(companyId);
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(["paid", "void"]));
  for (const { lines, netYen, taxYen, totalYen } of invoices) {
    expect(lines.reduce((sum, { yen }) => sum + yen, 0)).toBe(netYen);
    expect(netYen + taxYen).toBe(totalYen);
  }
});
