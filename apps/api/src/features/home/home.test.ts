import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { getHome } from "@tomoru/contract/influencer/home";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type SeededInfluencer,
  seedCompany,
  seedInfluencer,
  seedOffers,
  seedPayment,
} from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedAskable, seedConsultation } from "../consultations/consultations.testing.ts";
import { openDeal } from "../deals/acting/opening.usecases.ts";
import { dealNow, putFacts, seedDeal } from "../deals/deals.testing.ts";
import { secured } from "../deals/transitions/deal-facts.testing.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
});
afterAll(() => app.close());

async function homeOf({ token }: Pick<SeededInfluencer, "token">, headers = {}) {
  return (await app.call(getHome, { token, headers })).result;
}

function saveBank({ token }: SeededInfluencer) {
  return app.call(updateBankInfo, { token, body: aBankAccount() });
}

test("a new creator sees nothing that waits, no earnings and three steps ahead", async () => {
  const home = await homeOf(await seedInfluencer(app));
  expect(home).toMatchObject({
    pendingOfferCount: 0,
    firstPending: null,
    lastDecided: null,
    upcoming: [],
    offerCounts: { all: 0, pending: 0, approved: 0, rejected: 0 },
    thisMonthYen: 0,
    failedYen: 0,
    bankSavedSince: false,
    setup: { socialLinked: false, bankRegistered: false, profileComplete: false },
    taxMissing: true,
    plan: { name: "クリエイタープラン", priceYen: 0, status: "active", endsOn: null },
    deals: { paidOfferCount: null },
  });
  expect(home.revenueByMonth.map(({ yen }) => yen)).toEqual(Array(12).fill(0));
});

test("tax details are missing until they are given", async () => {
  const person = await seedInfluencer(app);
  const { residency, entity, legalName, hasEmployees } = aTaxProfile();
  const body = { residency, entity, legalName, hasEmployees };
  await app.call(updateTaxProfile, { token: person.token, body });
  expect((await homeOf(person)).taxMissing).toBe(false);
});

test("bank details that lead to no account are told apart from those that do", async () => {
  const person = await seedInfluencer(app);
  const token = person.token;
  const unresolved = async () => (await homeOf(person)).bankUnresolved;
  expect(await unresolved()).toBe(false);
  await app.call(updateBankInfo, { token, body: aBankAccount({ accountName: "鈴木あおい" }) });
  expect([await unresolved(), (await homeOf(person)).setup.bankRegistered]).toEqual([true, true]);
  await app.call(updateBankInfo, { token, body: aBankAccount({ accountNumber: "01234567" }) });
  expect(await unresolved()).toBe(false);
});

test("who was chosen for a campaign reads it until the company has sent its terms", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("nobody was seeded");
  const { dealId, key } = await seedDeal(app, { creator });
  expect((await homeOf(creator)).deals.chosen).toMatchObject({ dealId, turn: "company" });
  await putFacts(app, key, { lastVersion: 1, turn: "creator", turnKind: "answer" });
  expect((await homeOf(creator)).deals.chosen).toBeNull();
});

test("an offer that waits comes with the name of the company that sent it, an operator's own with none", async () => {
  const hanako = await seedInfluencer(app);
  await seedOffers(app, hanako, 1);
  expect(await homeOf(hanako)).toMatchObject({ firstPendingCompany: null });
  const { creators } = await seedConsultation(app);
  const [asked] = creators;
  if (!asked) throw new Error("one was asked");
  expect(await homeOf(asked)).toMatchObject({
    pendingOfferCount: 1,
    firstPendingCompany: "株式会社みなと珈琲",
  });
});

test("a deal that is at the operator is counted, before its fee is secured too", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("nobody was seeded");
  const { key } = await seedDeal(app, { creator });
  expect((await homeOf(creator)).deals.atOperatorCount).toBe(0);
  await putFacts(app, key, { turn: "operator" });
  expect((await homeOf(creator)).deals.atOperatorCount).toBe(1);
});

test("the offer shown is the newest that waits, the last reply the one decided last", async () => {
  const hanako = await seedInfluencer(app);
  const [oldest, middle, newest] = await seedOffers(app, hanako, 3);
  for (const { offerId } of [newest, oldest].filter((offer) => offer !== undefined)) {
    app.clock.advance(60);
    const decision = { params: { id: offerId }, body: { status: "reject" as const } };
    await app.call(decideOffer, { ...decision, token: hanako.token });
  }
  const home = await homeOf(hanako);
  expect(home.pendingOfferCount).toBe(1);
  expect(home.firstPending?.offerId).toBe(middle?.offerId);
  expect(home.lastDecided?.offerId).toBe(oldest?.offerId);
});

test("what comes next are approved offers whose period is not over in Japan, the first to end in front", async () => {
  app.clock.set("2026-11-15T15:00:00Z");
  const hanako = await seedInfluencer(app);
  const decided = { isApproval: true, at: app.clock.now() };
  const until = (to: string, seed = {}) =>
    seedOffers(app, hanako, 1, { period: { from: "2026-11-01", to }, decided, ...seed });
  await until("2026-11-15");
  await until("2026-12-24");
  await until("2026-11-16");
  await until("2026-11-30");
  await until("2026-11-17", { decided: undefined });
  await until("2026-11-18", { decided: { ...decided, isApproval: false } });
  await seedOffers(app, hanako, 1, { period: null, decided });
  const home = await homeOf(hanako);
  expect(home.upcoming.map(({ period }) => period?.to)).toEqual(["2026-11-16", "2026-11-30"]);
  expect(home.offerCounts).toEqual({ all: 7, pending: 1, approved: 5, rejected: 1 });
});

test("an offer that became a deal has the days of its deal alone, and none once that is cancelled", async () => {
  const hanako = await seedInfluencer(app);
  const decided = { isApproval: true, at: app.clock.now() };
  const period = { from: "2026-12-20", to: "2026-12-28" };
  const [offer] = await seedOffers(app, hanako, 1, { period, decided });
  if (!offer) throw new Error("one was seeded");
  const listed = async () => {
    const { upcoming, deals } = await homeOf(hanako);
    return [upcoming.length, deals.next.map(({ kind }) => kind)];
  };
  expect(await listed()).toEqual([1, []]);
  const key = { influencerId: hanako.ownerId, dealId: offer.offerId };
  const { companyId } = await seedCompany(app);
  await app.deps.db.transaction().execute((trx) =>
    openDeal(trx, {
      ...{ ...key, companyId, source: "offer", platform: "instagram", productName: "しずく" },
      ...{ leastFeeYen: null, now: app.clock.now() },
    }),
  );
  expect(await listed()).toEqual([0, []]);
  const contract = { state: "contracted", contractVersion: 1, funding: "secured" } as const;
  const drafting = {
    turn: "creator",
    turnKind: "draft",
    turnDueAt: new Date("2026-12-04T15:00:00Z"),
  } as const;
  await putFacts(app, key, { ...contract, ...drafting });
  expect(await listed()).toEqual([0, ["draft"]]);
  await putFacts(app, key, { state: "cancelled", turn: "none", turnKind: null, turnDueAt: null });
  expect(await listed()).toEqual([0, []]);
});

test("what could not be paid stays on home until it is paid, whatever its month", async () => {
  const hanako = await seedInfluencer(app);
  await seedPayment(app, hanako, { date: "2026-01-10", amount: 18_000, status: "Failed" });
  await seedPayment(app, hanako, { date: "2026-11-10", amount: 2_000, status: "Failed" });
  await seedPayment(app, hanako, { date: "2026-11-11", amount: 300_000, status: "Pending" });
  expect(await homeOf(hanako)).toMatchObject({ failedYen: 20_000, failedCause: null });
  await app.deps.db.updateTable("payments").set({ status: "Paid" }).where("status", "=", "Failed").execute();
  expect((await homeOf(hanako)).failedYen).toBe(0);
});

test("bank details saved after a failure are the answer to it, until a transfer fails again", async () => {
  const hanako = await seedInfluencer(app);
  await saveBank(hanako);
  expect(await homeOf(hanako)).toMatchObject({ failedYen: 0, bankSavedSince: false });
  const failure = { status: "Failed", reference: "T-1" } as const;
  await seedPayment(app, hanako, failure);
  expect(await homeOf(hanako)).toMatchObject({ failedYen: 50_000, bankSavedSince: false });
  app.clock.advance(60);
  await saveBank(hanako);
  expect(await homeOf(hanako)).toMatchObject({ failedYen: 50_000, bankSavedSince: true });
  app.clock.advance(60);
  await seedPayment(app, hanako, { reference: "T-2" });
  expect(await homeOf(hanako)).toMatchObject({ bankSavedSince: true });
  await seedPayment(app, hanako, failure);
  expect(await homeOf(hanako)).toMatchObject({ failedYen: 50_000, bankSavedSince: false });
});

test("this month's earnings are the paid ones of the month in Japan", async () => {
  app.clock.set("2026-11-30T15:00:00Z");
  const hanako = await seedInfluencer(app);
  await seedPayment(app, hanako, { date: "2026-11-30", amount: 1_000 });
  await seedPayment(app, hanako, { date: "2026-12-01", amount: 20_000 });
  await seedPayment(app, hanako, { date: "2026-12-31", amount: 300_000 });
  await seedPayment(app, hanako, { date: "2026-12-01", amount: 4_000_000, status: "Pending" });
  await seedPayment(app, hanako, { date: "2026-12-02", amount: 700_000, status: "Failed" });
  await seedPayment(app, hanako, { date: "2027-01-01", amount: 50_000_000 });
  const home = await homeOf(hanako);
  expect(home.thisMonthYen).toBe(320_000);
  expect(home.revenueByMonth.at(-1)).toEqual({ month: "2026-12", yen: 320_000 });
  expect(home.revenueByMonth.at(-2)).toEqual({ month: "2026-11", yen: 1_000 });
});

test("the earnings of twelve months come oldest first, older ones not at all", async () => {
  const hanako = await seedInfluencer(app);
  await seedPayment(app, hanako, { date: "2025-12-01", amount: 12_000 });
  await seedPayment(app, hanako, { date: "2025-11-30", amount: 11_000 });
  const { revenueByMonth } = await homeOf(hanako);
  expect(revenueByMonth).toHaveLength(12);
  expect(revenueByMonth[0]).toEqual({ month: "2025-12", yen: 12_000 });
});

test("the profile is complete with a creator name, a date of birth and a category, and not before", async () => {
  const whole = { creatorName: "hana", dob: "1998-04-01", categories: ["beauty"] };
  const { creatorName, dob, categories } = whole;
  const partly = [
    { creatorName, dob },
    { creatorName, categories },
    { dob, categories },
  ];
  for (const seed of partly) {
    expect((await homeOf(await seedInfluencer(app, seed))).setup.profileComplete).toBe(false);
  }
  expect((await homeOf(await seedInfluencer(app, whole))).setup.profileComplete).toBe(true);
});

test("one linked platform is enough for that step, and each is shown", async () => {
  const home = await homeOf(await seedInfluencer(app, { platforms: ["tiktok"] }));
  expect(home.setup.socialLinked).toBe(true);
  expect(home.socialAccounts).toEqual({
    isConnectedToInstagram: false,
    isConnectedToTiktok: true,
    isConnectedToYoutube: false,
  });
});

test("the plan's name is in the language that was asked for", async () => {
  const home = await homeOf(await seedInfluencer(app), { "accept-language": "en" });
  expect(home.plan.name).toBe("Creator plan");
});

test("of deals home has the one that is due first, the next days, and what is secured and comes next", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("one was seeded");
  const to = (facts: Parameters<typeof putFacts>[2]) => seedDeal(app, { creator, facts });
  const contract = { contractVersion: 1, funding: "secured", agreed: secured.agreed } as const;
  const due = (moment: string) => ({ turnDueAt: new Date(moment) });
  const drafted = await to({
    ...contract,
    state: "contracted",
    turn: "creator",
    turnKind: "draft",
    ...due("2026-11-20T15:00:00Z"),
  });
  await to({ turn: "creator", turnKind: "answer", ...due("2026-11-22T15:00:00Z") });
  const paid = await to({
    ...contract,
    state: "accepted",
    turn: "none",
    turnKind: null,
    turnDueAt: null,
    paymentStage: "due",
    payDueOn: "2026-11-30",
  });
  const seen = await to({
    ...contract,
    state: "reported",
    turn: "company",
    turnKind: "accept",
    payDueOn: "2026-12-15",
    ...due("2026-11-18T15:00:00Z"),
  });
  await to({
    ...contract,
    state: "accepted",
    turn: "none",
    turnKind: null,
    turnDueAt: null,
    paymentStage: "paid",
    payDueOn: "2026-11-13",
  });
  await to({
    contractVersion: 1,
    funding: "charging",
    state: "contracted",
    turn: "company",
    turnKind: "fund",
  });
  const { row } = await dealNow(app, paid);
  await seedDealPayment(app, {
    ...{ ...paid.key, companyId: paid.company.companyId, deal: row.id, payOn: "2026-11-30" },
  });
  await app.deps.db
    .updateTable("deals")
    .set({ net_yen: 110_000, source: "offer" })
    .where("influencer_id", "=", creator.ownerId)
    .execute();
  const { deals } = (await app.call(getHome, { token: creator.token })).result;
  expect(deals).toMatchObject({
    waitingCount: 2,
    first: { dealId: drafted.dealId, turnKind: "draft", yen: 110_000 },
    next: [
      { dealId: seen.dealId, kind: "acceptBy", on: "2026-11-18" },
      { dealId: drafted.dealId, kind: "draft", on: "2026-11-20" },
      { dealId: paid.dealId, kind: "pay", on: "2026-11-30" },
    ],
    securedYen: 330_000,
    nextPayment: { on: "2026-11-30", yen: 110_000 },
    paidOfferCount: 1,
  });
  await putFacts(app, paid.key, { paymentStage: "failed" });
  await app.deps.db
    .updateTable("payments")
    .set({ stage: "failed", status: "Failed", failure: "other" })
    .where("influencer_id", "=", creator.ownerId)
    .execute();
  const failed = (await app.call(getHome, { token: creator.token })).result.deals;
  expect(failed.nextPayment).toEqual({ on: "2026-12-15", yen: 110_000 });
  expect(failed.next.map(({ kind }) => kind)).toEqual(["acceptBy", "draft"]);
  expect((await app.call(getProfile, { token: creator.token })).result.deals).toEqual({
    waitingCount: 2,
    unreadCount: 0,
  });
});

test("nothing of somebody else's shows", async () => {
  const stranger = await seedInfluencer(app, { platforms: ["youtube"] });
  await seedOffers(app, stranger, 2);
  await seedPayment(app, stranger);
  expect(await homeOf(await seedInfluencer(app))).toMatchObject({
    pendingOfferCount: 0,
    firstPending: null,
    thisMonthYen: 0,
    setup: { socialLinked: false },
  });
});
