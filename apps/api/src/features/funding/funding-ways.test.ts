import { fundDeal } from "@tomoru/contract/company/charges";
import { sendCompanyTerms } from "@tomoru/contract/company/deals";
import { answerTerms } from "@tomoru/contract/influencer/deals";
import { holdDeal } from "@tomoru/contract/operator/deals";
import { expect, test } from "vitest";
import { billingAppAt, passPage } from "../../testing/billing-app.ts";
import { cardForm } from "../../testing/paying-customer.ts";
import { dealNow, putFacts, readyTerms, seedReady, signInAgain } from "../deals/deals.testing.ts";
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

const app = billingAppAt("2026-11-16T03:00:00.000Z");

type Body = Parameters<typeof app.call<typeof fundDeal>>[1];
const pay = (deal: FundedDeal, body: NonNullable<Body>["body"]) =>
  app.call(fundDeal, { token: deal.company.token, params: { id: deal.dealId }, ...(body ? { body } : {}) });

test("after a refusal another card pays at once", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  expect(await pay(deal, { action: "retry" })).toMatchObject({ status: 402 });
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "5555555555554444");
  const paid = await pay(deal, { action: "card", cardId });
  // The three days that it had.
  const charge = { state: "paid", fault: null, dueAt: "2026-11-19T03:00:00.000Z" };
  expect(paid.result).toMatchObject({ charge, transfer: null, url: null });
  expect((await dealNow(app, deal)).facts.funding).toBe("secured");
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

test("a page of the provider and a retry are both paid: one is kept, the other goes back whole", async () => {
  const deal = await seedContract(app, { card: "4000002760003184" });
  await drive(app, deal);
  const { result } = await pay(deal, { action: "hosted" });
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "4242424242424242");
  await pay(deal, { action: "card", cardId });
  // The page was open in another window and is paid a moment before it is closed.
  await app.deps.db
    .updateTable("charge_attempts")
    .set({ state: "open" })
    .where("way", "=", "hosted")
    .execute();
  await passPage(app.provider, result.url ?? "", cardForm("5555555555554444")).catch(() => "closed");
  await drive(app, deal);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

test("a page that is paid first secures the deal, and what was paid after it goes back", async () => {
  const deal = await seedContract(app, { card: "4000002760003184" });
  await drive(app, deal);
  const first = await pay(deal, { action: "hosted" });
  const second = await pay(deal, { action: "hosted" });
  for (const { result } of [first, second]) {
    await passPage(app.provider, result.url ?? "", cardForm("5555555555554444"));
  }
  await Promise.all([drive(app, deal), drive(app, deal)]);
  await drive(app, deal);
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await bookedKinds(app, deal)).toEqual(["cardPaid", "charged", "duplicate", "refunded"]);
});

test("a bank transfer instead of a card has the bank's five days, and a card instead of it pays what has not come", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  const { result } = await pay(deal, { action: "transfer" });
  expect(result.charge).toMatchObject({
    way: "transfer",
    state: "awaiting",
    // The end of the fifth bank day: the 23rd is a holiday.
    dueAt: "2026-11-24T15:00:00.000Z",
  });
  expect((await dealNow(app, deal)).facts.turnDueAt).toEqual(new Date("2026-11-24T15:00:00.000Z"));
  const { customer_id: customer } = await app.deps.db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", deal.company.companyId)
    .executeTakeFirstOrThrow();
  const { stripe } = app.provider;
  await stripe.testHelpers.customers.fundCashBalance(customer ?? "", { amount: 21_000, currency: "jpy" });
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "4242424242424242");
  await pay(deal, { action: "card", cardId });
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await heldAtProvider(app, deal)).toBe(121_000);
  const left = await stripe.customers.retrieveCashBalance(customer ?? "");
  expect(left.available).toEqual({ jpy: 0 });
});

test("a bank transfer that is chosen after a hold has its five days from then on", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  const holding = (on: boolean) =>
    app.call(holdDeal, {
      params: { id: deal.dealId },
      body: { on, reason: "確認のため。" },
      headers: { "x-operator": "mai" },
    });
  expect((await holding(true)).status).toBe(200);
  app.clock.set("2026-12-01T03:00:00.000Z");
  expect((await holding(false)).status).toBe(200);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ dueAt: "2026-12-04T03:00:00.000Z" });
  const { company } = await signInAgain(app, deal);
  const paying = { token: company.token, params: { id: deal.dealId }, body: { action: "transfer" as const } };
  const { result } = await app.call(fundDeal, paying);
  expect(result.charge).toMatchObject({ way: "transfer", dueAt: "2026-12-08T15:00:00.000Z" });
});

test("what is paid, over, under a hold or another company's cannot be paid for", async () => {
  const deal = await seedContract(app);
  await drive(app, deal);
  expect(await pay(deal, { action: "retry" })).toMatchObject({ status: 409, errors: ["state 1023"] });
  const other = await seedContract(app);
  const foreign = await app.call(fundDeal, {
    token: other.company.token,
    params: { id: deal.dealId },
    body: { action: "retry" },
  });
  expect(foreign).toMatchObject({ status: 404, code: 2005 });
  for (const hold of ["operator", "dispute"] as const) {
    await putFacts(app, other.key, { hold });
    for (const action of ["retry", "transfer", "hosted"] as const)
      expect(await pay(other, { action })).toMatchObject({ status: 409, errors: ["state 1023"] });
  }
  await putFacts(app, other.key, { hold: null, turnDueAt: app.clock.now() });
  expect(await pay(other, { action: "transfer" })).toMatchObject({ status: 409 });
});

test("a card is asked for where there is none, and the provider's fault is told as its own", async () => {
  const deal = await seedContract(app, { card: null });
  await drive(app, deal);
  expect(await pay(deal, { action: "card" })).toMatchObject({ status: 409, errors: ["card 1023"] });
  app.clock.advance(1);
  const cardId = await app.addCard(deal.company.companyId, "4242424242424242");
  await app.provider.visit("/dev/stripe/panel", { act: "fault", kind: "error", count: "20" });
  expect(await pay(deal, { action: "card", cardId })).toMatchObject({ status: 502, code: 1064 });
});

test("while a page is open the balance is left alone: whoever has it pays as it says", async () => {
  const deal = await seedContract(app, { card: "4000000000000341" });
  await drive(app, deal);
  const { result } = await pay(deal, { action: "hosted" });
  await sendToBalance(app, deal, 21_000);
  await drive(app, deal);
  expect((await fundingNow(app, deal)).charge).toMatchObject({ state: "failed", balanceYen: 0 });
  expect(await balances(app, deal)).toEqual({ receivable: 121_000, secured: -121_000 });
  await passPage(app.provider, result.url ?? "", cardForm("5555555555554444"));
  await drive(app, deal);
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
});

test("a second tap while a card is being charged asks for nothing more", async () => {
  const deal = await seedContract(app);
  expect((await pay(deal, { action: "card" })).result.charge.state).toBe("paid");
  const attempts = await app.deps.db.selectFrom("charge_attempts").select(["attempt", "state"]).execute();
  expect(attempts).toEqual([{ attempt: 1, state: "paid" }]);
});

test("what was agreed to once may be agreed to again after the company has said how it pays", async () => {
  const { dealId, company, creator } = await seedReady(app);
  const params = { id: dealId };
  const terms = { terms: readyTerms(), baseVersion: 0, revision: 0, funding: "transfer" as const };
  const sent = await app.call(sendCompanyTerms, { token: company.token, params, body: terms });
  const sha256 = sent.result.sha256 ?? "";
  const { revision } = sent.result;
  const body = { action: "accept" as const, version: 1, sha256, revision };
  const agree = () => app.call(answerTerms, { token: creator.token, params, body });
  expect((await agree()).status).toBe(200);
  const other = { token: company.token, params, body: { action: "transfer" as const } };
  expect((await app.call(fundDeal, other)).status).toBe(200);
  expect((await agree()).status).toBe(200);
});
