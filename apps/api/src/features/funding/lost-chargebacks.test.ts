import * as charges from "@tomoru/contract/company/charges";
import { setCompanyStatus } from "@tomoru/contract/operator/companies";
import { getLedger, listFailedRefunds, refundByHand } from "@tomoru/contract/operator/ledger";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { billingAppAt } from "../../testing/billing-app.ts";
import { hasMoneyOfCompany } from "../ledger/balance.usecases.ts";
import { bookAccepted, bookCancelled } from "../ledger/charge.usecases.ts";
import { returnWithholding } from "../ledger/refund.usecases.ts";
import { chargebackBooked } from "../ledger/settling.usecases.ts";
import {
  balances,
  bookedKinds,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
  sendToBalance,
} from "./funding.testing.ts";
import { reconcile } from "./reconcile.usecases.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

const headers = { "x-operator": "Ueda" };
const disputedCard = "4000000000000259";
const failingCard = "4000000000005126";

async function paid(card?: string): Promise<FundedDeal> {
  const deal = await seedContract(app, card === undefined ? {} : { card });
  await drive(app, deal);
  return deal;
}

function cancel({ money }: FundedDeal, creatorPct = 0): Promise<void> {
  const cancelled = { ...money, creatorPct, now: app.clock.now() };
  return app.deps.db.transaction().execute((trx) => bookCancelled(app.deps, trx, cancelled));
}

/** The bank decides what the card's owner has disputed. */
async function decide(how: "won" | "lost"): Promise<void> {
  const [dispute] = (await app.provider.stripe.disputes.list()).data;
  await app.provider.visit("/dev/stripe/panel", { act: "decide", id: dispute?.id ?? "", how });
}

/** What the provider of the tests cannot be told: a part of a charge, or a dispute that is withdrawn after it was lost. */
async function book(
  { money }: FundedDeal,
  state: "open" | "won" | "lost",
  yen = 121_000,
  n = 10,
): Promise<void> {
  const { intent } = await app.deps.db
    .selectFrom("charges")
    .select("intent")
    .where("deal", "=", money.deal)
    .executeTakeFirstOrThrow();
  const dispute = { ...money, n, intent: intent ?? "", yen, state, now: app.clock.now() };
  await app.deps.db.transaction().execute((trx) => chargebackBooked(trx, dispute));
}

const refundsOf = async (deal: FundedDeal) =>
  ((await fundingNow(app, deal)).charge?.refunds ?? []).map(({ state, yen }) => [state, yen]);
const faults = async (deps = app.deps) => (await reconcile(deps, { isWhole: true })).faults;
/** Without the provider, who knows nothing of what was booked by hand. */
const faultsOfBooks = () => faults({ ...app.deps, billing: undefined });
const hasMoney = ({ company }: FundedDeal) => hasMoneyOfCompany(app.deps.db, company.companyId);

test("a refund whose chargeback is lost is not owed: the company reads who gave it back, and nothing of it is left over", async () => {
  const deal = await paid(disputedCard);
  await drive(app, deal);
  await cancel(deal);
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["open", 121_000]]);
  expect(await hasMoney(deal)).toBe(true);
  await decide("lost");
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["notOwed", 121_000]]);
  expect(await balances(app, deal)).toEqual({});
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await hasMoney(deal)).toBe(false);
  expect(await faults()).toEqual([]);
  const { token, companyId } = deal.company;
  const body = { status: "active", reason: "確認が済んだため" } as const;
  await app.call(setCompanyStatus, { params: { companyId }, headers, body });
  const { result } = await app.call(charges.listCharges, { token });
  expect(result.docs).toContainEqual(expect.objectContaining({ kind: "refund", state: "notOwed" }));
  expect(result.totals).toMatchObject({ refundedYen: 121_000, cancelled: { toolFeeYen: 10_000 } });
  expect(String((await app.call(charges.downloadCharges, { token })).result)).toContain("カード会社から");
  const params = { id: result.docs[0]?.chargeId ?? "" };
  expect((await app.call(charges.getCharge, { token, params })).result).toMatchObject({
    refundedYen: 121_000,
    refunds: [{ state: "notOwed" }],
  });
  const ledger = await app.call(getLedger, { headers, query: { deal: deal.dealId } });
  expect(ledger.result.docs.at(-1)).toMatchObject({ kind: "refundNotOwed", refund: 121_000, loss: -121_000 });
});

test("the same where the chargeback was lost before the deal was cancelled, for a share: our loss is what was kept", async () => {
  const deal = await paid(disputedCard);
  await drive(app, deal);
  await decide("lost");
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ loss: 121_000, secured: -121_000 });
  await cancel(deal, 20);
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["notOwed", 96_800]]);
  expect(await balances(app, deal)).toEqual({ loss: 24_200, payable: -22_000, fee: -2000, tax: -200 });
  expect(await heldAtProvider(app, deal)).toBe(121_000);
});

test("what the company's balance had paid goes back to it, while the card's part is not owed", async () => {
  const deal = await seedContract(app, { card: disputedCard });
  await sendToBalance(app, deal, 21_000);
  for (let nth = 0; nth < 2; nth += 1) await drive(app, deal);
  await cancel(deal);
  await decide("lost");
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([
    ["notOwed", 100_000],
    ["succeeded", 21_000],
  ]);
  expect(await balances(app, deal)).toEqual({});
  expect(await faults()).toEqual([]);
});

test("of a chargeback of a part the rest is owed, and goes back once", async () => {
  const deal = await paid();
  await book(deal, "lost", 50_000);
  await cancel(deal);
  for (let nth = 0; nth < 3; nth += 1) await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([
    ["notOwed", 50_000],
    ["succeeded", 71_000],
  ]);
  expect(await heldAtProvider(app, deal)).toBe(50_000);
  expect(await balances(app, deal)).toEqual({});
  const { docs } = (await app.call(charges.listCharges, { token: deal.company.token })).result;
  const listed = docs.filter(({ kind }) => kind === "refund").map(({ state, yen }) => [state, yen]);
  expect(listed.sort()).toEqual(await refundsOf(deal));
  expect(await faultsOfBooks()).toEqual([]);
});

test("a chargeback that the bank takes back after it was lost owes the refund again, which goes out once", async () => {
  const deal = await paid();
  await book(deal, "open");
  await cancel(deal);
  await book(deal, "lost");
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["notOwed", 121_000]]);
  for (let nth = 0; nth < 2; nth += 1) await book(deal, "won");
  expect(await refundsOf(deal)).toEqual([["open", 121_000]]);
  expect(await balances(app, deal)).toEqual({ card: 121_000, refund: -121_000 });
  expect(await faultsOfBooks()).toEqual([]);
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["succeeded", 121_000]]);
  expect(await heldAtProvider(app, deal)).toBe(0);
  expect(await balances(app, deal)).toEqual({});
  expect((await bookedKinds(app, deal)).filter((kind) => kind.startsWith("refund"))).toEqual([
    ...["refundNotOwed", "refundOwedAgain", "refunded"],
  ]);
});

test("a refund that failed leaves the operator's list once its chargeback is lost, and is back once that is taken back", async () => {
  const deal = await paid(failingCard);
  await cancel(deal);
  await drive(app, deal);
  app.clock.advance(61);
  await drive(app, deal);
  const listed = async () => {
    const { docs } = (await app.call(listFailedRefunds, { headers, query: {} })).result;
    return docs.map(({ yen }) => yen);
  };
  expect(await listed()).toEqual([121_000]);
  await book(deal, "lost");
  await drive(app, deal);
  expect(await listed()).toEqual([]);
  expect(await balances(app, deal)).toEqual({});
  await book(deal, "won");
  await drive(app, deal);
  expect(await listed()).toEqual([121_000]);
  expect(await balances(app, deal)).toEqual({ card: 121_000, refund: -121_000 });
  expect(await faultsOfBooks()).toEqual([]);
});

test("a refund that failed is not paid by hand while its chargeback is open, nor before a lost one is known; once it is won it is", async () => {
  const deal = await paid(failingCard);
  await cancel(deal);
  await drive(app, deal);
  app.clock.advance(61);
  await drive(app, deal);
  const listed = async () => (await app.call(listFailedRefunds, { headers, query: {} })).result.docs;
  const id = (await listed())[0]?.refundId ?? "";
  const body = { paidOn: "2026-11-16", reference: "FB-2026-11-16-004" };
  const byHand = async () => {
    const { status, errors, result } = await app.call(refundByHand, { headers, params: { id }, body });
    return status === 200 ? result.state : [status, errors];
  };
  expect((await listed()).map(({ isTakenBack }) => isTakenBack)).toEqual([false]);
  await book(deal, "open");
  expect((await listed()).map(({ isTakenBack }) => isTakenBack)).toEqual([true]);
  expect(await byHand()).toEqual([409, ["chargeback 1023"]]);
  await book(deal, "lost");
  expect(await byHand()).toEqual([409, ["chargeback 1023"]]);
  await book(deal, "won");
  expect((await listed()).map(({ isTakenBack }) => isTakenBack)).toEqual([false]);
  expect(await byHand()).toBe("byHand");
  // What was written down is the same again, whatever a bank does since.
  await book(deal, "open", 121_000, 11);
  expect(await byHand()).toBe("byHand");
  expect(await refundsOf(deal)).toEqual([["byHand", 121_000]]);
});

test("of a transfer that is written down and a chargeback at once no money leaves twice unseen", async () => {
  const deal = await paid(failingCard);
  await cancel(deal);
  await drive(app, deal);
  app.clock.advance(61);
  await drive(app, deal);
  const [failed] = (await app.call(listFailedRefunds, { headers, query: {} })).result.docs;
  const params = { id: failed?.refundId ?? "" };
  const [told] = await Promise.all([
    app.call(refundByHand, { headers, params, body: { paidOn: "2026-11-16", reference: "FB-1" } }),
    book(deal, "open"),
  ]);
  // As they were written: both are of one moment, in which the ledger lists a chargeback first.
  const written = await app.deps.db
    .selectFrom("ledger")
    .select("kind")
    .where("deal", "=", deal.money.deal)
    .orderBy(sql`ctid`)
    .execute();
  const kinds = written.map(({ kind }) => kind);
  // Whoever was second has seen the first: a transfer is written down only before the chargeback.
  expect(kinds.includes("refundedByHand")).toBe(told.status === 200);
  if (told.status === 200) expect(kinds.indexOf("refundedByHand")).toBeLessThan(kinds.indexOf("chargeback"));
  else expect(told.errors).toEqual(["chargeback 1023"]);
});

test("what may be on its way since the last day is waited for", async () => {
  const deal = await paid();
  await book(deal, "open");
  await cancel(deal);
  await app.deps.db.updateTable("refunds").set({ called_at: app.clock.now() }).execute();
  await book(deal, "lost");
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["open", 121_000]]);
  app.clock.advance(25 * 3600);
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["notOwed", 121_000]]);
});

test("tax that was withheld is not given back beside what the bank has given back", async () => {
  const deal = await paid();
  const now = app.clock.now();
  const of = { kind: "std", reason: "appearance", payee: "山田 花子", paidOn: "2026-11-30" } as const;
  const sums = { grossYen: 100_000, withheldYen: 10_210 };
  await app.deps.db.transaction().execute((trx) => bookAccepted(trx, { ...deal.money, now }));
  await book(deal, "lost");
  await app.deps.db
    .transaction()
    .execute((trx) => returnWithholding(app.deps, trx, { ...deal.money, ...of, ...sums, now }));
  await drive(app, deal);
  expect(await refundsOf(deal)).toEqual([["notOwed", 10_210]]);
  expect(await balances(app, deal)).toMatchObject({ loss: 110_790 });
  expect(await hasMoney(deal)).toBe(false);
});
