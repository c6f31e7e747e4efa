import { expect, test } from "vitest";
import { chargeCard, giveBack } from "../../platform/billing/money-acts.ts";
import { billingAppAt } from "../../testing/billing-app.ts";
import { seedInfluencer } from "../../testing/seed.ts";
import { book } from "../ledger/book.usecases.ts";
import { bookCancelled } from "../ledger/charge.usecases.ts";
import { chargebackBooked } from "../ledger/settling.usecases.ts";
import { operatorOf, seedAccepted } from "../payouts/payouts.testing.ts";
import {
  balances,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
} from "./funding.testing.ts";
import { reconcile } from "./reconcile.usecases.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

const dayLater = 25 * 3600;
const secured = { card: 121_000, secured: -121_000 };
const cardOf = () => app.deps.db.selectFrom("cards").select("stripe_id").executeTakeFirstOrThrow();

test.each(["error", "lost"] as const)(
  "a look that the provider answers %s is taken again, and nothing is done meanwhile",
  async (kind) => {
    const deal = await seedContract(app);
    await drive(app, deal);
    await app.provider.visit("/dev/stripe/panel", { act: "fault", kind, count: "20" });
    await drive(app, deal);
    await app.provider.visit("/dev/stripe/panel", { act: "fault", kind, count: "0" });
    await drive(app, deal);
    expect(await balances(app, deal)).toEqual(secured);
  },
);

test("a card that the provider does not have any more is none", async () => {
  const deal = await seedContract(app);
  await app.provider.stripe.paymentMethods.detach((await cardOf()).stripe_id);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", fault: "noCard" });
  expect((await app.provider.stripe.paymentIntents.list()).data).toEqual([]);
});

test("what a process that died was refused is found a day later, and told as a refusal", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  const { db, clock } = app.deps;
  const { stripe_id: card } = await cardOf();
  const { id } = await db.selectFrom("charges").select("id").executeTakeFirstOrThrow();
  const { customer_id: customer } = await db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", deal.company.companyId)
    .executeTakeFirstOrThrow();
  await db.updateTable("charge_attempts").set({ called_at: clock.now(), card }).execute();
  const mark = { dealId: deal.dealId, attempt: 1, kind: "charge", id } as const;
  const asked = { customer: customer ?? "", yen: 121_000, mark, key: `charge:${id}:1`, card };
  await expect(chargeCard(app.provider.stripe, asked)).rejects.toMatchObject({ type: "StripeCardError" });
  app.clock.advance(dayLater);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", fault: "refused" });
  expect((await app.provider.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("what a process that died had given back is found a day later, and goes back once", async () => {
  const deal = await seedContract(app);
  await drive(app, deal);
  await cancelWhole(deal);
  await giveBackAndDie(deal);
  app.clock.advance(dayLater);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({});
  expect(await heldAtProvider(app, deal)).toBe(0);
  expect((await fundingNow(app, deal)).charge?.refunds).toMatchObject([{ state: "succeeded", yen: 121_000 }]);
});

test("what it had given back before a bank took it too is found, and what it had not is not asked for", async () => {
  const [given, waiting] = [await seedContract(app), await seedContract(app)];
  for (const deal of [given, waiting]) {
    await drive(app, deal);
    await cancelWhole(deal);
  }
  await giveBackAndDie(given);
  const now = app.clock.now();
  for (const deal of [given, waiting]) {
    const dispute = { n: 10, intent: await intentOf(deal), yen: 121_000, state: "lost", now } as const;
    await app.deps.db.transaction().execute((trx) => chargebackBooked(trx, { ...deal.money, ...dispute }));
    await drive(app, deal);
  }
  expect(await balances(app, given)).toEqual({ loss: 121_000, card: -121_000 });
  expect((await fundingNow(app, given)).charge?.refunds).toMatchObject([{ state: "succeeded" }]);
  expect((await fundingNow(app, waiting)).charge?.refunds).toMatchObject([{ state: "notOwed" }]);
  expect(await balances(app, waiting)).toEqual({});
  expect(await heldAtProvider(app, waiting)).toBe(121_000);
});

/** The provider has the refund of all of it, which nobody has named. */
async function giveBackAndDie({ dealId, money }: FundedDeal): Promise<void> {
  const { db, clock } = app.deps;
  const { id, intent } = await db
    .selectFrom("refunds")
    .innerJoin("charges", (join) =>
      join
        .onRef("charges.influencer_id", "=", "refunds.influencer_id")
        .onRef("charges.id", "=", "refunds.charge"),
    )
    .select(["refunds.id", "charges.intent"])
    .where("refunds.influencer_id", "=", money.influencerId)
    .executeTakeFirstOrThrow();
  await db.updateTable("refunds").set({ called_at: clock.now() }).where("id", "=", id).execute();
  const mark = { dealId, attempt: 1, kind: "refund", id } as const;
  await giveBack(app.provider.stripe, { intent: intent ?? "", yen: 121_000, mark, key: `refund:${id}:1` });
}

/** Its job dies with the process. */
async function cancelWhole({ money }: FundedDeal): Promise<void> {
  const cancel = { ...money, creatorPct: 0, now: app.clock.now() };
  const parts = { jobs: { send: async () => undefined, sendAll: async () => undefined } };
  await app.deps.db.transaction().execute((trx) => bookCancelled(parts, trx, cancel));
}

test("an intent that the provider has never heard of has nothing, and the other deals are looked at all the same", async () => {
  const [unheard, other] = [await seedContract(app), await seedContract(app)];
  for (const deal of [unheard, other]) await drive(app, deal);
  const { db } = app.deps;
  for (const table of ["charges", "charge_attempts"] as const)
    await db
      .updateTable(table)
      .set({ intent: "pi_unheard" })
      .where("influencer_id", "=", unheard.money.influencerId)
      .execute();
  await app.provider.stripe.refunds.create({ payment_intent: await intentOf(other), amount: 1000 });
  const { faults } = await reconcile(app.deps, { isWhole: false });
  expect(faults.map(({ dealId, rule, expected }) => [dealId, rule, expected])).toContainEqual([
    other.dealId,
    "card",
    120_000,
  ]);
});

async function intentOf({ money }: FundedDeal): Promise<string> {
  const { intent } = await app.deps.db
    .selectFrom("charges")
    .select("intent")
    .where("deal", "=", money.deal)
    .executeTakeFirstOrThrow();
  return intent ?? "";
}

test("a payment that waits is owed in the books, one that was never claimed is not", async () => {
  app.clock.set("2026-05-20T03:00:00Z");
  const { ownerId } = await seedInfluencer(app);
  const { paymentId } = await seedAccepted(app, ownerId);
  // Where no provider is, the books are compared all the same.
  const deps = { ...app.deps, billing: undefined };
  const agrees = async () => expect((await reconcile(deps, { isWhole: true })).faults).toEqual([]);
  await agrees();
  app.clock.set("2031-06-15T15:00:00Z");
  expect((await operatorOf(app).writeOff(paymentId, "連絡がつきません。")).status).toBe(200);
  await agrees();
});

test("what a deal owes is held while its sums do not agree, and no longer", async () => {
  app.clock.set("2026-05-20T03:00:00Z");
  const { ownerId: influencerId } = await seedInfluencer(app);
  await seedAccepted(app, influencerId);
  const { db } = app.deps;
  const held = async () => (await db.selectFrom("payments").select("held").execute()).map((row) => row.held);
  const { deal } = await db.selectFrom("charges").select("deal").executeTakeFirstOrThrow();
  const wrong = { influencerId, deal, kind: "chargeback" as const, lines: { payable: -1, loss: 1 } };
  await db.transaction().execute((trx) => book(trx, { ...wrong, now: app.clock.now() }));
  await reconcile(app.deps, { isWhole: false });
  expect(await held()).toEqual([expect.any(String)]);
  await db.deleteFrom("ledger").where("kind", "=", "chargeback").execute();
  await reconcile(app.deps, { isWhole: false });
  expect(await held()).toEqual([null]);
});
