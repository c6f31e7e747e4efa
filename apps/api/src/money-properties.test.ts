import { assert, asyncProperty, boolean, integer, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealNow } from "./features/deals/deals.testing.ts";
import { reconcile } from "./features/funding/reconcile.usecases.ts";
import { findEntries } from "./features/ledger/entries.repository.ts";
import { takenThrough } from "./features/payouts/payout-calendar.rules.ts";
import { daysAfter } from "./platform/japan-time.ts";
import { type BillingApp, startBillingApp } from "./testing/billing-app.ts";
import { anyCard, anySteps, theWay } from "./testing/money-steps.ts";
import { drive, endFaults, type MoneyWorld, openRuns, seedMoney, take } from "./testing/money-world.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.close());

const feeYen = 100_000;
const chargeYen = 121_000;
/** The law's, the day of the report being the first. */
const mostDays = 60;
/** What sequences have come to: a property over nothing but refusals would prove nothing. */
const seen = new Set<string>();

/** All that is written of the deal's money, by the creator's shard. */
async function readMoney({ deal }: MoneyWorld) {
  const { db } = app.deps;
  const { influencerId } = deal.key;
  const { row } = await dealNow(app, deal);
  const entries = await findEntries(db, { influencerId, deal: row.id });
  const charge = db.selectFrom("charges").selectAll().where("influencer_id", "=", influencerId);
  const refunds = db.selectFrom("refunds").selectAll().where("influencer_id", "=", influencerId);
  const payments = db.selectFrom("payments").selectAll().where("influencer_id", "=", influencerId);
  const lines = db.selectFrom("payout_rows").selectAll().where("influencer_id", "=", influencerId);
  return {
    row,
    entries,
    charge: await charge.executeTakeFirstOrThrow(),
    refunds: await refunds.execute(),
    payments: await payments.execute(),
    lines: await lines.execute(),
  };
}

type Money = Awaited<ReturnType<typeof readMoney>>;

const booked = ({ entries }: Money, ...kinds: string[]) =>
  entries.filter(({ kind }) => kinds.includes(kind)).length;

function owesOnce(money: Money): void {
  const { charge, payments, row } = money;
  expect([Number(charge.fee_yen), Number(charge.yen)]).toEqual([feeYen, chargeYen]);
  expect(booked(money, "accepted", "cancelled", "chargeVoided")).toBeLessThan(2);
  expect(payments.length).toBeLessThan(2);
  const percent = charge.outcome === "cancelled" ? (row.creator_pct ?? 0) : 100;
  for (const payment of payments) {
    expect(Number(payment.fee_yen)).toBe(Math.floor((feeYen * percent) / 100));
    const isLate = (payment.due_on ?? "") > daysAfter(payment.received_on ?? "", mostDays - 1);
    // Only what a bank has sent back is due anew, on a day of its own.
    if (isLate) expect(money.lines.map(({ state }) => state)).toContain("failed");
  }
}

/** By one line of one run, or by hand. */
function paysOnce(money: Money): void {
  const { payments, lines } = money;
  const paid = payments.filter(({ stage }) => stage === "paid");
  const byHand = paid.filter(({ run_id }) => run_id === null).length;
  const standing = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
  expect(standing("paid") + byHand).toBe(paid.length);
  expect(booked(money, "paid")).toBe(paid.length);
  expect(standing("scheduled", "sent", "paid") + byHand).toBeLessThan(2);
  for (const { yen } of lines) expect(yen).toBe(payments[0]?.amount_yen);
}

/** By the books, and at the provider. */
async function refundsNoMore({ refunds }: Money, dealId: string): Promise<void> {
  const ofIntent = Map.groupBy(refunds, ({ intent }) => intent);
  for (const own of ofIntent.values()) {
    expect(own.reduce((sum, { yen }) => sum + Number(yen), 0)).toBeLessThanOrEqual(chargeYen);
  }
  const { stripe } = app.provider;
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  const received = data.filter(({ metadata }) => metadata.dealId === dealId);
  expect(received.reduce((sum, intent) => sum + intent.amount_received, 0)).toBeLessThanOrEqual(chargeYen);
}

async function holds(world: MoneyWorld): Promise<void> {
  const money = await readMoney(world);
  for (const { kind } of money.entries) seen.add(kind);
  for (const { state } of money.lines) seen.add(`line ${state}`);
  owesOnce(money);
  paysOnce(money);
  await refundsNoMore(money, world.deal.dealId);
}

/** Whatever was due when a run was cut, and could be paid, is in it or says why not. */
async function leavesNothing(world: MoneyWorld, before: ReadonlySet<string>): Promise<void> {
  const { influencerId } = world.deal.key;
  const bank = await app.deps.db
    .selectFrom("bank_accounts")
    .select("updated_at")
    .where("influencer_id", "=", influencerId)
    .executeTakeFirst();
  const isPayable = bank && bank.updated_at.getTime() + 86_400_000 <= app.clock.now().getTime();
  const cut = (await openRuns(app)).filter(({ id, state }) => state !== "cutting" && !before.has(id));
  for (const { pay_on } of isPayable ? cut : []) {
    const { payments } = await readMoney(world);
    const left = payments.filter(({ stage, held }) => stage === "due" && held === null);
    expect(left.filter(({ due_on }) => (due_on ?? "") <= takenThrough(pay_on))).toEqual([]);
  }
}

/** Once nothing is under way any more everything agrees. */
async function settles(world: MoneyWorld): Promise<void> {
  await endFaults(app);
  for (let nth = 0; nth < 3; nth += 1) {
    app.clock.advance(24 * 3600);
    await drive(world);
  }
  // What was not found a day later is asked for anew in a minute.
  app.clock.advance(60);
  await drive(world);
  await holds(world);
  expect((await reconcile(app.deps, { isWhole: true })).faults).toEqual([]);
  const { entries, refunds } = await readMoney(world);
  const awaited = entries.reduce((sum, { lines }) => sum + lines.receivable, 0);
  // A refund waits for a chargeback alone, and no longer than that is open.
  if (awaited === 0) expect(refunds.filter(({ state }) => state === "open")).toEqual([]);
}

test("no sequence of acts of two people, the operator, clock and faults pays twice, refunds more than was charged, is late without a word, or moves a fee down", async () => {
  const along = integer({ min: 0, max: theWay.length });
  const seed = record({ card: anyCard, isWithheld: boolean() });
  const run = asyncProperty(seed, along, anySteps, async (seeded, begun, steps) => {
    app.clock.set("2026-11-15T03:00:00.000Z");
    await app.empty();
    const world = await seedMoney(app, seeded);
    for (const step of [...theWay.slice(0, begun), ...steps]) {
      const before = new Set((await openRuns(app)).map(({ id }) => id));
      await take(world, step);
      if (step.kind === "payouts") await leavesNothing(world, before);
      await holds(world);
    }
    await settles(world);
  });
  await assert(run, { numRuns: 40, seed: 24 });
  const certain = [
    "charged",
    "cardPaid",
    "accepted",
    "cancelled",
    "refunded",
    "paid",
    "line paid",
    "chargeback",
  ];
  expect([...seen]).toEqual(expect.arrayContaining(certain));
}, 600_000);
