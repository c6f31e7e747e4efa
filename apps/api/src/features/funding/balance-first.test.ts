import * as charges from "@tomoru/contract/company/charges";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { expect, test } from "vitest";
import { billingAppAt, passPage } from "../../testing/billing-app.ts";
import { cardForm } from "../../testing/paying-customer.ts";
import { dealNow, putFacts } from "../deals/deals.testing.ts";
import { balancePaidOut, balanceReceived, balanceYenOf } from "../ledger/balance.usecases.ts";
import { bookCancelled, voidCharge } from "../ledger/charge.usecases.ts";
import { reconcileBalances } from "./balance-reconcile.usecases.ts";
import {
  balances,
  bookedKinds,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
  seedContractOf,
  sendToBalance,
} from "./funding.testing.ts";
import { reconcile } from "./reconcile.usecases.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

/** A contract of 121,000 yen by card, of a company that has so much left of earlier transfers. */
async function contractWith(yen: number, card?: string): Promise<FundedDeal> {
  const deal = await seedContract(app, card === undefined ? {} : { card });
  await sendToBalance(app, deal, yen);
  return deal;
}

const left = (deal: FundedDeal) => balanceYenOf(app.deps.db, deal.company.companyId);
const secured = { card: 121_000, secured: -121_000 };

async function byCard(): Promise<number> {
  const { data } = await app.provider.stripe.paymentIntents.list({ limit: 100 });
  const paid = data.filter(
    ({ status, payment_method_types: [type] }) => status === "succeeded" && type === "card",
  );
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}

async function booksAgree(): Promise<void> {
  expect((await reconcile(app.deps, { isWhole: false })).faults).toEqual([]);
}

test("what is left of transfers pays first, the card the rest, and the company reads both", async () => {
  const deal = await contractWith(21_000);
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual(secured);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect([await byCard(), await left(deal)]).toEqual([100_000, 0]);
  expect((await dealNow(app, deal)).facts.funding).toBe("secured");
  const { token } = deal.company;
  const list = await app.call(charges.listCharges, { token });
  expect(list.result).toMatchObject({ balanceYen: 0, docs: [{ yen: 121_000, balanceYen: 21_000 }] });
  const params = { id: list.result.docs[0]?.chargeId ?? "" };
  const receipt = await app.call(charges.getCharge, { token, params });
  expect(receipt.result).toMatchObject({ way: "card", chargeYen: 121_000, balanceYen: 21_000 });
  expect(String((await app.call(charges.downloadCharges, { token })).result)).toContain('"121000","21000"');
  expect(await mailOf(deal)).toContain("銀行振込の残高 ¥21,000、カード ¥100,000");
  await booksAgree();
});

/** The mail that tells the company that it has paid. */
async function mailOf({ company }: FundedDeal): Promise<string> {
  for (;;) {
    const { text } = await app.mail.mailTo(company.email);
    if (text.includes("お支払い方法")) return text;
  }
}

test("before it is charged the company reads what its balance would pay", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  const read = async () => {
    const { result } = await app.call(getCompanyDeal, {
      token: deal.company.token,
      params: { id: deal.dealId },
    });
    return { balanceYen: result.balanceYen, charged: result.charge?.balanceYen };
  };
  expect(await read()).toEqual({ balanceYen: 0, charged: 0 });
  await sendToBalance(app, deal, 21_000);
  await app.call(charges.fundDeal, {
    token: deal.company.token,
    params: { id: deal.dealId },
    body: { action: "retry" },
  });
  expect(await read()).toEqual({ balanceYen: 0, charged: 21_000 });
});

test("a balance that is enough pays all of it, and no card is asked", async () => {
  const deal = await contractWith(150_000);
  await drive(app, deal);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual(secured);
  expect([await byCard(), await left(deal)]).toEqual([0, 29_000]);
  expect((await fundingNow(app, deal)).charge?.state).toBe("paid");
  const cancel = { ...deal.money, creatorPct: 0, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => bookCancelled(app.deps, trx, cancel));
  await drive(app, deal);
  expect(await left(deal)).toBe(150_000);
  await booksAgree();
});

test.each(["error", "busy", "hang", "lost"] as const)(
  "the provider answers %s to the balance's part: each part is paid once",
  async (kind) => {
    const deal = await contractWith(21_000);
    await app.provider.visit("/dev/stripe/panel", { act: "fault", kind, count: "1", isForWrites: "yes" });
    await drive(app, deal);
    // A call that the provider knows nothing of is given an hour.
    for (const seconds of [61, 3700]) {
      app.clock.advance(seconds);
      await drive(app, deal);
    }
    await drive(app, deal);
    expect(await balances(app, deal)).toEqual(secured);
    expect(await heldAtProvider(app, deal)).toBe(121_000);
    expect((await byCard()) + 21_000 - (await left(deal))).toBe(121_000);
    await booksAgree();
  },
  60_000,
);

test("a card that is refused after the balance has paid its part is followed by another for the rest", async () => {
  const deal = await contractWith(21_000, "4000000000000341");
  await drive(app, deal);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", balanceYen: 21_000 });
  expect(await balances(app, deal)).toEqual({ receivable: 100_000, card: 21_000, secured: -121_000 });
  await booksAgree();
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "5555555555554444");
  const body = { action: "card" as const, cardId };
  await app.call(charges.fundDeal, { token: deal.company.token, params: { id: deal.dealId }, body });
  expect(await balances(app, deal)).toEqual(secured);
  expect(await byCard()).toBe(100_000);
});

test("where the rest is never paid, what the balance had paid is its own again", async () => {
  const deal = await contractWith(21_000, "4000000000000341");
  await drive(app, deal);
  await putFacts(app, deal.key, { state: "cancelled", turn: "none", turnKind: null, turnDueAt: null });
  const over = { ...deal.money, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => voidCharge(app.deps, trx, over));
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({});
  expect([await heldAtProvider(app, deal), await left(deal)]).toEqual([0, 21_000]);
  await booksAgree();
});

test("two deals of one company share a balance without taking it twice", async () => {
  const first = await contractWith(150_000);
  const second = await seedContractOf(app, { company: first.company });
  await Promise.all([drive(app, first), drive(app, second)]);
  for (const deal of [first, second, first, second]) await drive(app, deal);
  for (const deal of [first, second]) {
    expect(await balances(app, deal)).toEqual(secured);
    expect(await heldAtProvider(app, deal)).toBe(121_000);
  }
  expect([await byCard(), await left(first)]).toEqual([242_000 - 150_000, 0]);
  await booksAgree();
});

test("what goes back to the balance pays for another deal that waits for a transfer", async () => {
  const first = await seedContract(app, { way: "transfer", card: null });
  await drive(app, first);
  await sendToBalance(app, first, 121_000);
  await drive(app, first);
  const second = await seedContractOf(app, { way: "transfer", company: first.company });
  await drive(app, second);
  const cancel = { ...first.money, creatorPct: 0, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => bookCancelled(app.deps, trx, cancel));
  for (const deal of [first, second]) await drive(app, deal);
  expect(await balances(app, first)).toEqual({});
  expect(await balances(app, second)).toEqual(secured);
});

test("what goes back goes to the card first, and to the balance what the card has not paid", async () => {
  const deal = await contractWith(21_000);
  await drive(app, deal);
  const cancel = { ...deal.money, creatorPct: 0, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => bookCancelled(app.deps, trx, cancel));
  await drive(app, deal);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge?.refunds).toMatchObject([
    { yen: 100_000, state: "succeeded" },
    { yen: 21_000, state: "succeeded" },
  ]);
  expect(await balances(app, deal)).toEqual({});
  expect([await heldAtProvider(app, deal), await left(deal)]).toEqual([0, 21_000]);
  await booksAgree();
});

test("at night a company's balance is compared with the provider's, told once and mended by itself", async () => {
  const deal = await contractWith(21_000);
  await drive(app, deal);
  const night = () => reconcileBalances(app.deps, new Date(0));
  expect(await night()).toEqual({ balances: 1, faults: [] });
  // Sent back to a bank in the provider's pages, as nobody has seen them do.
  const wrong = { companyId: deal.company.companyId, yen: 5000, reference: "振込 1", now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => balancePaidOut(trx, wrong));
  const faults = [{ companyId: deal.company.companyId, expected: 0, found: -5000 }];
  expect(await night()).toEqual({ balances: 1, faults });
  await night();
  const rows = await app.deps.db.selectFrom("reconcile_faults").selectAll().execute();
  expect(rows).toMatchObject([{ rule: "companyBalance", deal: null, mended_at: null }]);
  expect((await app.mail.mailTo(app.deps.config.supportEmail)).text).toContain(deal.company.companyId);
  await app.deps.db
    .transaction()
    .execute((trx) => balanceReceived(trx, { ...wrong, reference: "振込 1 の訂正" }));
  expect(await night()).toEqual({ balances: 1, faults: [] });
  const [mended] = await app.deps.db.selectFrom("reconcile_faults").select("mended_at").execute();
  expect(mended?.mended_at).not.toBeNull();
});

test("a page that was opened for the whole sum gives back what the balance has paid meanwhile", async () => {
  const deal = await seedContract(app, { card: "4000002760003184" });
  await drive(app, deal);
  const { token } = deal.company;
  const pay = (action: "hosted" | "retry") =>
    app.call(charges.fundDeal, { token, params: { id: deal.dealId }, body: { action } });
  const { result } = await pay("hosted");
  await sendToBalance(app, deal, 21_000);
  app.clock.advance(1);
  await pay("retry");
  await passPage(app.provider, result.url ?? "", cardForm("5555555555554444"));
  for (let nth = 0; nth < 3; nth += 1) await drive(app, deal);
  expect(await balances(app, deal)).toEqual(secured);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await bookedKinds(app, deal)).toEqual(["cardPaid", "cardPaid", "charged", "duplicate", "refunded"]);
  await booksAgree();
});
