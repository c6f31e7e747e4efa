import { getCalendar } from "@tomoru/contract/influencer/calendar";
import { getHome } from "@tomoru/contract/influencer/home";
import { getPaymentSummary } from "@tomoru/contract/influencer/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedPayment, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { SignedInCreator } from "../consultations/consultations.testing.ts";
import { dealNow, type SeededDeal } from "../deals/deals.testing.ts";
import { seedDelivery } from "../deals/delivery/deliveries.testing.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";
import { operatorOf } from "../payouts/payouts.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set("2026-11-20T03:00:00Z");
  await app.empty();
});
afterAll(() => app.close());

const payOn = "2026-12-15";
const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
const owed = { ...over, paymentStage: "due", payDueOn: payOn } as const;

async function owe({ key, company }: SeededDeal, feeYen: number) {
  const { row } = await dealNow(app, { key });
  const { companyId } = company;
  const taxYen = feeYen / 10;
  return seedDealPayment(app, {
    ...key,
    companyId,
    deal: row.id,
    feeYen,
    taxYen,
    netYen: feeYen + taxYen,
    payOn,
  });
}

async function told({ token }: SignedInCreator) {
  const [home, summary] = await Promise.all([
    app.call(getHome, { token }),
    app.call(getPaymentSummary, { token }),
  ]);
  return { home: home.result.deals, summary: summary.result };
}

/** A fee of 110,000 yen and the share of a deal that was cancelled, both due on one day. */
async function seedFeeAndShare() {
  const accepted = await seedDelivery(app, { facts: { ...owed, state: "accepted" } });
  const { creator } = accepted;
  const cancelled = await seedDelivery(app, {
    between: { creator },
    facts: { ...owed, state: "cancelled", creatorPct: 16 },
  });
  const fee = await owe(accepted, 100_000);
  await owe(cancelled, 16_000);
  return { creator, accepted, cancelled, fee };
}

test("home tells the same sum and day as the page of earnings, the share of a cancelled deal included", async () => {
  const { creator, accepted, cancelled } = await seedFeeAndShare();
  const { home, summary } = await told(creator);
  expect(summary.next).toEqual({ date: payOn, yen: 127_600, payments: 2 });
  expect(home).toMatchObject({
    securedYen: summary.comingYen,
    heldYen: 0,
    nextPayment: { on: payOn, yen: 127_600 },
  });
  expect(home.next.map(({ dealId, kind, on }) => [dealId, kind, on]).toSorted()).toEqual(
    [accepted, cancelled].map(({ dealId }) => [dealId, "pay", payOn]).toSorted(),
  );
});

test("what an operator entered outside of deals comes on the page of earnings, and is no part of what deals have secured", async () => {
  const { creator } = await seedFeeAndShare();
  await seedPayment(app, creator, { date: payOn, amount: 7000, status: "Pending" });
  const { home, summary } = await told(creator);
  expect(summary.comingYen).toBe(134_600);
  expect(home).toMatchObject({ securedYen: 127_600, nextPayment: { on: payOn, yen: 134_600 } });
});

test("home promises no day that is over, though nobody has told yet that it was paid", async () => {
  const { creator } = await seedFeeAndShare();
  app.clock.set("2026-12-16T03:00:00Z");
  const { home, summary } = await told({ ...creator, token: await seedSession(app, creator) });
  expect(summary.next).toMatchObject({ date: payOn });
  expect(home).toMatchObject({ securedYen: 127_600, nextPayment: null });
});

test("home tells what is late beside the next transfer, also of what an operator entered", async () => {
  const { creator } = await seedFeeAndShare();
  await seedPayment(app, creator, { date: "2026-10-30", amount: 36_000, status: "Pending" });
  const { home } = await told(creator);
  expect(home).toMatchObject({
    nextPayment: { on: payOn, yen: 127_600 },
    latePayment: { on: "2026-10-30", yen: 36_000 },
  });
});

test("what is held stays secured, and home says how much of it has no day", async () => {
  const { creator, fee } = await seedFeeAndShare();
  await operatorOf(app).hold(fee.paymentId, true);
  expect((await told(creator)).home).toMatchObject({
    securedYen: 127_600,
    heldYen: 110_000,
    nextPayment: { on: payOn, yen: 17_600 },
  });
});

test("a transfer that came back is secured still, and has no day", async () => {
  const { creator } = await seedFeeAndShare();
  await app.deps.db
    .updateTable("payments")
    .set({ stage: "failed", status: "Failed", failure: "nameMismatch" })
    .where("influencer_id", "=", creator.ownerId)
    .execute();
  const { home, summary } = await told(creator);
  const { token } = creator;
  expect((await app.call(getHome, { token })).result).toMatchObject({
    ...{ failedYen: 127_600, failedCause: "nameMismatch" },
  });
  expect(home).toMatchObject({ securedYen: 127_600, nextPayment: null });
  expect(summary.failed).toMatchObject({ yen: 127_600 });
});

test("in the calendar the transfer of a share stands while the work of its deal is called off", async () => {
  const { creator, cancelled } = await seedFeeAndShare();
  app.clock.advance(40 * 86_400);
  const token = await seedSession(app, creator);
  const { feedUrl } = (await app.call(getCalendar, { token })).result;
  const { body } = await app.app.inject({ url: new URL(feedUrl).pathname });
  const events = body
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .filter((event) => event.includes(`UID:${cancelled.dealId}`))
    .map((event) => [/-(\w+)@/.exec(event)?.[1], /STATUS:(\w+)/.exec(event)?.[1]]);
  expect(Object.fromEntries(events)).toMatchObject({ post: "CANCELLED", pay: "CONFIRMED" });
});
