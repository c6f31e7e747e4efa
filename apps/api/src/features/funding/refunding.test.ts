import { fundDeal } from "@tomoru/contract/company/charges";
import { setCompanyStatus } from "@tomoru/contract/operator/companies";
import { getLedger, listFailedRefunds, refundByHand } from "@tomoru/contract/operator/ledger";
import { expect, test } from "vitest";
import { japanDay } from "../../platform/japan-time.ts";
import { billingAppAt } from "../../testing/billing-app.ts";
import { dealNow, seedDeal } from "../deals/deals.testing.ts";
import { bookAccepted, bookCancelled } from "../ledger/charge.usecases.ts";
import { returnWithholding } from "../ledger/refund.usecases.ts";
import {
  balances,
  bookedKinds,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
} from "./funding.testing.ts";
import { reconcile } from "./reconcile.usecases.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

const headers = { "x-operator": "Ueda" };
const now = () => app.clock.now();
const cancel = (deal: FundedDeal, creatorPct: number) =>
  app.deps.db
    .transaction()
    .execute((trx) => bookCancelled(app.deps, trx, { ...deal.money, creatorPct, now: now() }));
const accept = (deal: FundedDeal) =>
  app.deps.db.transaction().execute((trx) => bookAccepted(trx, { ...deal.money, now: now() }));
const withheld = (deal: FundedDeal, n = 1) =>
  app.deps.db.transaction().execute((trx) =>
    returnWithholding(app.deps, trx, {
      ...deal.money,
      n,
      kind: "std",
      reason: "appearance",
      payee: "山田 花子",
      grossYen: 100_000,
      withheldYen: 10_210,
      paidOn: "2026-11-30",
      now: now(),
    }),
  );

async function paid(card?: string): Promise<FundedDeal> {
  const deal = await seedContract(app, card === undefined ? {} : { card });
  await drive(app, deal);
  return deal;
}

async function standingOf({ company }: FundedDeal): Promise<string> {
  const { status } = await app.deps.db
    .selectFrom("companies")
    .select("status")
    .where("id", "=", company.companyId)
    .executeTakeFirstOrThrow();
  return status;
}

test("a deal that is cancelled at 20 % gives back the rest once, however often it is driven", async () => {
  const deal = await paid();
  await cancel(deal, 20);
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(24_200);
  expect(await balances(app, deal)).toEqual({ card: 24_200, payable: -22_000, fee: -2000, tax: -200 });
});

test("thirty-two ends at once, mixed: what is refunded and what is kept come to what was charged", async () => {
  const deal = await paid();
  const ends = Array.from({ length: 32 }, (_, nth) => {
    if (nth % 4 === 0) return accept(deal);
    if (nth % 4 === 3) return withheld(deal);
    return cancel(deal, nth % 4 === 1 ? 50 : 0);
  });
  await Promise.allSettled(ends);
  await drive(app, deal);
  await drive(app, deal);
  const { charge } = await fundingNow(app, deal);
  const refunded = (charge?.refunds ?? []).reduce((sum, { yen }) => sum + yen, 0);
  expect((await heldAtProvider(app, deal)) + refunded).toBe(121_000);
  const kinds = await bookedKinds(app, deal);
  expect(kinds.filter((kind) => kind === "accepted" || kind === "cancelled")).toHaveLength(1);
  expect(kinds.filter((kind) => kind === "withholdingReturned").length).toBeLessThan(2);
});

test("a refund that fails stays owed until it is paid by hand, once", async () => {
  const deal = await paid("4000000000005126");
  await cancel(deal, 0);
  await drive(app, deal);
  app.clock.advance(61);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, refund: -121_000 });
  const token = app.deps.config.operatorToken;
  const { result } = await app.call(listFailedRefunds, { token, headers });
  const id = result.docs[0]?.refundId ?? "";
  const { name } = await app.deps.db.selectFrom("companies").select("name").executeTakeFirstOrThrow();
  expect(result.docs).toMatchObject([
    { dealId: deal.dealId, companyName: name, yen: 121_000, state: "failed" },
  ]);
  expect(name).not.toBe("");
  const page = async (query: Record<string, string>) => {
    const { docs, hasNextPage } = (await app.call(listFailedRefunds, { token, headers, query })).result;
    return [docs.length, hasNextPage];
  };
  expect(await page({ limit: "1" })).toEqual([1, false]);
  expect(await page({ offset: "1" })).toEqual([0, false]);
  const body = { paidOn: japanDay(app.clock.now()), reference: "振込 20261120-1" };
  for (const paidOn of ["2031-01-01", "1999-01-01"]) {
    const wrong = await app.call(refundByHand, { token, headers, params: { id }, body: { ...body, paidOn } });
    expect(wrong).toMatchObject({ status: 400, errors: ["paidOn 1023"] });
  }
  for (let nth = 0; nth < 2; nth += 1) {
    const done = await app.call(refundByHand, { token, headers, params: { id }, body });
    expect(done.result).toMatchObject({ state: "byHand", reference: body.reference });
  }
  const other = { ...body, reference: "別の振込" };
  expect(await app.call(refundByHand, { token, headers, params: { id }, body: other })).toMatchObject({
    status: 409,
    errors: ["state 1023"],
  });
  app.clock.advance(86_400);
  const later = { ...body, paidOn: japanDay(app.clock.now()) };
  expect(await app.call(refundByHand, { token, headers, params: { id }, body: later })).toMatchObject({
    status: 409,
    errors: ["paidOn 1023"],
  });
  expect(await balances(app, deal)).toEqual({ card: 121_000, bank: -121_000 });
  const ledger = await app.call(getLedger, { token, headers, query: { deal: deal.dealId } });
  expect(ledger.result.docs.map(({ kind }) => kind)).toContain("refundedByHand");
});

test("the operator reads that nothing is booked of a deal without a contract, and of none that there is none", async () => {
  const token = app.deps.config.operatorToken;
  const { dealId } = await seedDeal(app);
  const ledgerOf = (deal: string) => app.call(getLedger, { token, headers, query: { deal } });
  expect((await ledgerOf(dealId)).result).toEqual({ docs: [] });
  expect((await ledgerOf("A".repeat(22))).status).toBe(404);
});

test("tax that was withheld goes back to the card once, and the owner reads whose it is and until when", async () => {
  const deal = await paid();
  await accept(deal);
  await withheld(deal);
  await withheld(deal);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(110_790);
  for (;;) {
    const mail = await app.mail.mailTo(deal.company.email);
    if (!mail.text.includes("納付")) continue;
    expect(mail.text).toContain("山田 花子");
    expect(mail.text).toContain("¥10,210");
    break;
  }
});

test("a chargeback before the work is accepted holds the deal and stops the company; once it is won the money is there again", async () => {
  const deal = await paid("4000000000000259");
  await drive(app, deal);
  expect((await dealNow(app, deal)).facts).toMatchObject({ hold: "dispute", turn: "operator" });
  const events = await app.deps.db.selectFrom("deal_events").select(["act", "actor", "about"]).execute();
  const [dispute] = (await app.provider.stripe.disputes.list()).data;
  expect(events).toContainEqual({ act: "dispute", actor: "stripe", about: { chargeback: dispute?.id } });
  const mails = await app.deps.db.selectFrom("mails").select("kind").execute();
  expect(mails.map(({ kind }) => kind)).toContain("held");
  expect(mails.map(({ kind }) => kind)).not.toContain("disputed");
  expect(await balances(app, deal)).toEqual({ receivable: 121_000, secured: -121_000 });
  expect(await standingOf(deal)).toBe("suspended");
  const lifted = { params: { companyId: deal.company.companyId }, headers };
  const body = { status: "active", reason: "銀行の判断を待つ間" } as const;
  expect((await app.call(setCompanyStatus, { ...lifted, body })).status).toBe(200);
  await app.provider.visit("/dev/stripe/panel", { act: "decide", id: dispute?.id ?? "", how: "won" });
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await standingOf(deal)).toBe("active");
});

test.each(["won", "lost"] as const)(
  "what a bank has taken back is not given back beside it; it is %s",
  async (how) => {
    const deal = await paid("4000000000000259");
    await drive(app, deal);
    await cancel(deal, 0);
    await drive(app, deal);
    expect(await heldAtProvider(app, deal)).toBe(121_000);
    expect(await balances(app, deal)).toEqual({ receivable: 121_000, refund: -121_000 });
    const [dispute] = (await app.provider.stripe.disputes.list()).data;
    await app.provider.visit("/dev/stripe/panel", { act: "decide", id: dispute?.id ?? "", how });
    await drive(app, deal);
    const { docs } = (await app.call(listFailedRefunds, { headers, query: {} })).result;
    expect(docs).toEqual([]);
    expect(await balances(app, deal)).toEqual({});
    expect(await heldAtProvider(app, deal)).toBe(how === "won" ? 0 : 121_000);
  },
);

test("a chargeback is of the deal whose money it is, and of none beside it", async () => {
  const deal = await seedContract(app, { card: null });
  await drive(app, deal);
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "4242424242424242");
  const body = { action: "card" as const, cardId };
  await app.call(fundDeal, { token: deal.company.token, params: { id: deal.dealId }, body });
  await paid("4000000000000259");
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

test("a chargeback after the work is accepted is our loss, and the creator is owed as before", async () => {
  const deal = await paid();
  await accept(deal);
  const [intent] = (await app.provider.stripe.paymentIntents.list()).data;
  await app.provider.visit("/dev/stripe/panel", { act: "dispute", id: String(intent?.latest_charge) });
  const { data } = await app.provider.stripe.disputes.list();
  await app.provider.visit("/dev/stripe/panel", { act: "decide", id: data[0]?.id ?? "", how: "lost" });
  await drive(app, deal);
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ payable: -110_000, fee: -10_000, tax: -1000, loss: 121_000 });
  expect((await dealNow(app, deal)).facts.hold).toBeNull();
  expect(await standingOf(deal)).toBe("active");
});

test("at night every sum is compared: one that was changed by hand is found, told to support, and mended by itself", async () => {
  const deal = await paid();
  const how = { isWhole: false };
  expect(await reconcile(app.deps, how)).toMatchObject({ faults: [] });
  const { stripe } = app.provider;
  const [intent] = (await stripe.paymentIntents.list()).data;
  await stripe.refunds.create({ payment_intent: intent?.id ?? "", amount: 1000 });
  const found = await reconcile(app.deps, how);
  expect(found.faults).toMatchObject([{ rule: "card", expected: 120_000, found: 121_000 }]);
  await reconcile(app.deps, how);
  const rows = await app.deps.db.selectFrom("reconcile_faults").selectAll().execute();
  expect(rows).toMatchObject([{ deal_id: deal.dealId, mended_at: null }]);
  expect((await app.mail.mailTo(app.deps.config.supportEmail)).subject).toContain(deal.dealId);
});
