import { sql } from "kysely";
import { expect, test } from "vitest";
import { chargeCard } from "../../platform/billing/money-acts.ts";
import { billingAppAt } from "../../testing/billing-app.ts";
import { dealNow, putFacts } from "../deals/deals.testing.ts";
import { voidCharge } from "../ledger/charge.usecases.ts";
import { driveLater } from "./driving.usecases.ts";
import {
  balances,
  bookedKinds,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
} from "./funding.testing.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

test("the default card is charged once, and the deal is secured by what the ledger holds", async () => {
  const deal = await seedContract(app);
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect((await dealNow(app, deal)).facts).toMatchObject({ funding: "secured", turn: "creator" });
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "paid", fault: null });
});

test("a refused card fails the charge and says why; nothing is asked again by itself", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", fault: "refused" });
  expect((await dealNow(app, deal)).facts).toMatchObject({ funding: "failed", turn: "company" });
  expect((await app.provider.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("a card whose bank asks is refused where nobody is there", async () => {
  const deal = await seedContract(app, { card: "4000002760003184" });
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", fault: "authentication" });
});

test("without a card the charge fails without a call", async () => {
  const deal = await seedContract(app, { card: null });
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", fault: "noCard" });
});

test.each(["error", "busy", "hang", "lost"] as const)(
  "the provider answers %s: in the end one intent is paid, and the ledger is equal",
  async (kind) => {
    const deal = await seedContract(app);
    await app.provider.visit("/dev/stripe/panel", { act: "fault", kind, count: "1", isForWrites: "yes" });
    await drive(app, deal);
    app.clock.advance(61);
    await drive(app, deal);
    await drive(app, deal);
    expect(await heldAtProvider(app, deal)).toBe(121_000);
    expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
    const paid = (await app.provider.stripe.paymentIntents.list()).data.filter(
      ({ status }) => status === "succeeded",
    );
    expect(paid).toHaveLength(1);
  },
  60_000,
);

test.each([
  ["in five seconds", false, 5],
  ["in a minute where it was silent before", true, 60],
])("a provider that is silent is asked again %s", async (_, isAgain, seconds) => {
  const deal = await seedContract(app);
  await app.provider.visit("/dev/stripe/panel", { act: "fault", kind: "error", count: "9" });
  await driveLater(app.deps, deal.money, { isAgain });
  const { rows } = await sql<{ seconds: number; data: object }>`
    select round(extract(epoch from start_after - created_on))::integer as seconds, data from pgboss.job
    where name = 'funding' and state < 'active' and singleton_key = ${deal.money.deal}
  `.execute(app.deps.db);
  expect(rows).toEqual([{ seconds, data: { ...deal.money, again: "yes" } }]);
});

test("money that comes when nobody waits for it any more goes back whole", async () => {
  const deal = await seedContract(app);
  await chargedByTheDead(deal);
  await putFacts(app, deal.key, { state: "cancelled", turn: "none", turnKind: null, turnDueAt: null });
  await app.deps.db
    .transaction()
    .execute((trx) => voidCharge(app.deps, trx, { ...deal.money, now: app.clock.now() }));
  await drive(app, deal);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(0);
  expect(await balances(app, deal)).toEqual({});
  expect(await bookedKinds(app, deal)).toEqual(["chargeVoided", "charged", "duplicate", "refunded"]);
});

test.each([
  ["within a day under the same key", 0],
  ["a day later by its metadata", 25 * 3600],
])("what a process that died had charged is found %s, and nothing is charged twice", async (_, seconds) => {
  const deal = await seedContract(app);
  await chargedByTheDead(deal);
  app.clock.advance(seconds);
  await drive(app, deal);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

test("a call that never left is made anew a day later, under another key", async () => {
  const deal = await seedContract(app);
  await app.deps.db.updateTable("charge_attempts").set({ called_at: app.clock.now() }).execute();
  app.clock.advance(24 * 3600);
  await drive(app, deal);
  await drive(app, deal);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

/** A process that died after the provider's answer, and before it was written down. */
async function chargedByTheDead(deal: FundedDeal): Promise<void> {
  const { db, clock } = app.deps;
  const charge = await db.selectFrom("charges").selectAll().executeTakeFirstOrThrow();
  const { stripe_id: card } = await db.selectFrom("cards").select("stripe_id").executeTakeFirstOrThrow();
  await db.updateTable("charge_attempts").set({ called_at: clock.now(), card }).execute();
  await chargeCard(app.provider.stripe, {
    customer: await customerOf(deal.company.companyId),
    yen: Number(charge.yen),
    mark: { dealId: deal.dealId, attempt: 1, kind: "charge", id: charge.id },
    key: `charge:${charge.id}:1`,
    card,
  });
}

test("a bank transfer waits at an account of the company's own, takes partial sums, and too much stays", async () => {
  const deal = await seedContract(app, { way: "transfer", card: null });
  await drive(app, deal);
  const { transfer } = await fundingNow(app, deal);
  expect(transfer).toMatchObject({ yen: 121_000, receivedYen: 0, accountType: "futsu" });
  const customer = await customerOf(deal.company.companyId);
  const { stripe } = app.provider;
  await stripe.testHelpers.customers.fundCashBalance(customer, { amount: 21_000, currency: "jpy" });
  await drive(app, deal);
  expect((await fundingNow(app, deal)).transfer).toMatchObject({ receivedYen: 21_000 });
  await stripe.testHelpers.customers.fundCashBalance(customer, { amount: 150_000, currency: "jpy" });
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await left(deal.company.companyId)).toBe(50_000);
});

async function customerOf(companyId: string): Promise<string> {
  const { customer_id: id } = await app.deps.db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return id ?? "";
}

async function left(companyId: string): Promise<number> {
  const rows = await app.deps.db
    .selectFrom("company_balances")
    .select("card")
    .where("company_id", "=", companyId)
    .execute();
  return rows.reduce((sum, { card }) => sum + Number(card), 0);
}
