import { closeConsultation } from "@tomoru/contract/company/consultations";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { createList } from "@tomoru/contract/company/lists";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { aLabelResult } from "@tomoru/contract/testing/delivery.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { applyBy, decideBy, publishBy } from "../campaigns/campaigns.testing.ts";
import { consultBy, hearEchoes, seedAskable, verify } from "../consultations/consultations.testing.ts";
import { dealNow, type putFacts, type SeededDeal, seedDeal } from "../deals/deals.testing.ts";
import { waitsOf } from "./company-home.usecases.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-24T03:00:00.000Z");
  member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
});
afterAll(() => app.close());

const homeOf = async ({ token }: { token: string } = member) =>
  (await app.call(getCompanyHome, { token })).result;
/** A deal of the company with these facts. */
const deal = (facts: Parameters<typeof putFacts>[2]) => seedDeal(app, { company: member, facts });
const at = (moment: string) => new Date(moment);

async function addCard(expMonth: number): Promise<void> {
  const { companyId } = member;
  await app.deps.db
    .insertInto("cards")
    .values({
      ...{ company_id: companyId, id: uuidAt(app.clock.now()), stripe_id: "pm_1", brand: "mastercard" },
      ...{ last4: "5100", holder: null, exp_month: expMonth, exp_year: 2026, fingerprint_hash: "f" },
      is_default: true,
    })
    .execute();
}

test("of a new company nothing waits and nothing runs, and what it has done at all is told", async () => {
  expect(await homeOf()).toMatchObject({
    ...{ waiting: [], waitingCount: 0, running: [], runningCount: 0, changes: [] },
    changesSince: "2026-11-23T00:00:00.000Z",
    money: { securedThisMonthYen: 0, paidYen: 0, toPayYen: 0, next: null },
    lastMonth: null,
    done: { hasList: false, hasAsked: false },
  });
  await app.call(createList, { token: member.token, body: { name: "候補", platform: "instagram" } });
  expect((await homeOf()).done).toEqual({ hasList: true, hasAsked: false });
});

test("what waits stands by its deadline: deals, a campaign to choose from, the card of the owner", async () => {
  const creators = await seedAskable(app, 2);
  const campaignId = await publishBy(app, member, { closesOn: "2026-11-27", capacity: 2 });
  for (const creator of creators) await applyBy(app, creator, campaignId);
  const review = await deal({
    ...{ state: "draft_review", turn: "company", turnKind: "review", draftRound: 1, lastVersion: 1 },
    ...{ funding: "secured", turnDueAt: at("2026-11-27T14:00:00Z") },
  });
  const answer = await deal({
    lastVersion: 2,
    turn: "company",
    turnKind: "answer",
    turnDueAt: at("2026-11-26T15:00:00Z"),
  });
  await deal({ turn: "creator", turnKind: "answer" });
  await addCard(11);
  const { waiting, waitingCount } = await homeOf();
  expect(waitingCount).toBe(4);
  const asking = { companyId: member.companyId, role: "owner", now: app.clock.now() } as const;
  expect(await waitsOf(app.deps.db, asking)).toMatchObject({ waitingCount: 4 });
  expect(waiting).toMatchObject([
    { kind: "deal", dealId: answer.dealId, turnKind: "answer", version: 2 },
    { kind: "deal", dealId: review.dealId, turnKind: "review", draftRound: 1 },
    { kind: "campaign", campaignId, applications: 2, placesLeft: 2, dueAt: "2026-11-27T15:00:00.000Z" },
    { kind: "card", brand: "mastercard", last4: "5100", dueAt: "2026-11-30T15:00:00.000Z" },
  ]);
  const colleague = await seedColleague(app, member);
  expect(await homeOf(colleague)).toMatchObject({ waitingCount: 3 });
});

test("a campaign waits while somebody is to be chosen and a place is free, a card in its last month alone", async () => {
  await addCard(12);
  const [first, second] = await seedAskable(app, 2);
  if (!first || !second) throw new Error("two were seeded");
  const campaignId = await publishBy(app, member, { capacity: 1, closesOn: "2026-11-27" });
  const chosenOn = async () => (await homeOf()).week.filter(({ dues }) => dues.length > 0);
  expect((await homeOf()).waitingCount).toBe(0);
  expect(await chosenOn()).toEqual([]);
  const { applicationId } = (await applyBy(app, first, campaignId)).result;
  await applyBy(app, second, campaignId);
  expect((await homeOf()).waitingCount).toBe(1);
  expect(await chosenOn()).toEqual([
    { on: "2026-11-27", dues: [{ side: "company", kind: "select", count: 1 }] },
  ]);
  await decideBy(app, member, { applicationId, status: "selected" });
  await hearEchoes(app);
  // The one that was chosen waits for terms; nobody else can be.
  expect((await homeOf()).waiting).toMatchObject([{ kind: "deal", turnKind: "propose" }]);
});

test("news are what others did since yesterday at nine: answers together with applications, not the company's own acts", async () => {
  const [yes, no, applicant] = await seedAskable(app, 3);
  if (!yes || !no || !applicant) throw new Error("three were seeded");
  app.clock.set("2026-11-22T03:00:00.000Z");
  await deal({ turn: "company", turnKind: "answer", lastVersion: 2 });
  app.clock.set("2026-11-24T03:00:00.000Z");
  await app.deps.db
    .updateTable("influencers")
    .set({ creator_name: "さくら" })
    .where("id", "=", yes.ownerId)
    .execute();
  for (const { creatorId } of [yes, no]) await consultBy(app, member, { creatorId });
  for (const [creator, status] of [
    [no, "reject"],
    [yes, "approval"],
  ] as const) {
    app.clock.advance(60);
    const [offer] = (await app.call(listOffers, { token: creator.token })).result.docs;
    await app.call(decideOffer, {
      token: creator.token,
      params: { id: offer?.offerId ?? "" },
      body: { status },
    });
  }
  await hearEchoes(app);
  app.clock.advance(60);
  const campaignId = await publishBy(app, member);
  await applyBy(app, applicant, campaignId);
  app.clock.advance(60);
  await deal({ turn: "creator", turnKind: "answer", lastVersion: 1 });
  const sent = await deal({ state: "draft_review", turn: "company", turnKind: "review", draftRound: 1 });
  expect((await homeOf()).changes).toMatchObject([
    { kind: "deal", dealId: sent.dealId, state: "draft_review", draftRound: 1 },
    { kind: "applications", campaignId, count: 1 },
    { kind: "answer", answer: "approved", creatorName: "さくら" },
    { kind: "answer", answer: "rejected" },
  ]);
});

test("what runs comes newest first and is counted, and what nobody waits for any more is neither", async () => {
  const creators = await seedAskable(app, 3);
  const ids: string[] = [];
  for (const { creatorId } of creators) {
    app.clock.advance(60);
    ids.push((await consultBy(app, member, { creatorId })).result.consultationId);
  }
  const [first = "", second, third] = ids;
  const params = { id: first };
  await app.call(closeConsultation, { token: member.token, params, body: { action: "close" } });
  const { running, runningCount } = await homeOf();
  expect(running.map(({ id }) => id)).toEqual([third, second]);
  expect(runningCount).toBe(2);
});

test("the week has seven days from today on, with what falls due to either side and what is paid", async () => {
  const secured = { funding: "secured", contractedAt: app.clock.now() } as const;
  await deal({ turn: "company", turnKind: "answer", turnDueAt: at("2026-11-26T15:00:00Z") });
  await deal({
    turn: "creator",
    turnKind: "draft",
    state: "contracted",
    ...secured,
    turnDueAt: at("2026-11-26T15:00:00Z"),
  });
  await deal({ turn: "creator", turnKind: "answer", turnDueAt: at("2026-12-01T15:00:00Z") });
  await deal({
    turn: "none",
    turnKind: null,
    turnDueAt: null,
    state: "accepted",
    ...secured,
    paymentStage: "due",
    payDueOn: "2026-11-30",
  });
  const [creator] = await seedAskable(app, 1);
  await consultBy(app, member, { creatorId: creator?.creatorId, answerDays: 4 });
  const { week } = await homeOf();
  expect(week.map(({ on }) => on)).toEqual(
    ["24", "25", "26", "27", "28", "29", "30"].map((day) => `2026-11-${day}`),
  );
  expect(week.filter(({ dues }) => dues.length > 0)).toEqual([
    {
      on: "2026-11-26",
      dues: [
        { side: "company", kind: "answer", count: 1 },
        { side: "creator", kind: "draft", count: 1 },
      ],
    },
    { on: "2026-11-28", dues: [{ side: "creator", kind: "reply", count: 1 }] },
    { on: "2026-11-30", dues: [{ side: "creator", kind: "pay", count: 1 }] },
  ]);
});

const accepted = {
  state: "accepted",
  turn: "none",
  turnKind: null,
  turnDueAt: null,
  funding: "secured",
} as const;

/** With its fee, as the company lists it. */
async function worth(seeded: SeededDeal, feeYen: number): Promise<SeededDeal> {
  await app.deps.db
    .updateTable("company_deals")
    .set({ fee_yen: feeYen })
    .where("company_id", "=", member.companyId)
    .where("deal_id", "=", seeded.dealId)
    .execute();
  return seeded;
}

test("money is what was secured this month, paid this month and is still to be paid, each fee with its tax", async () => {
  const thisMonth = { contractedAt: at("2026-11-05T03:00:00Z") };
  const before = { contractedAt: at("2026-10-31T14:59:59Z") };
  await worth(
    await deal({ ...accepted, ...thisMonth, paymentStage: "due", payDueOn: "2026-12-15" }),
    150_000,
  );
  await worth(await deal({ ...accepted, ...before, paymentStage: "paid", payDueOn: "2026-11-13" }), 210_005);
  await worth(
    await deal({ ...accepted, ...before, paymentStage: "paid", payDueOn: "2026-10-30" }),
    1_000_000,
  );
  await worth(await deal({ ...accepted, ...before, state: "cancelled", funding: "refunded" }), 2_000_000);
  await worth(
    await deal({ ...thisMonth, state: "contracted", funding: "charging", turnKind: "fund" }),
    4_000_000,
  );
  expect((await homeOf()).money).toMatchObject({
    securedThisMonthYen: 165_000,
    paidYen: 231_005,
    toPayYen: 165_000,
    next: { on: "2026-12-15", yen: 165_000, count: 1 },
  });
});

test("the share that a creator keeps of a cancelled deal is still to be paid, and is paid then", async () => {
  const cancelled = { ...accepted, state: "cancelled", payDueOn: "2026-11-30" } as const;
  await worth(await deal({ ...cancelled, paymentStage: "due" }), 50_000);
  expect((await homeOf()).money).toMatchObject({
    ...{ securedThisMonthYen: 0, paidYen: 0, toPayYen: 55_000 },
    next: { on: "2026-11-30", yen: 55_000, count: 1 },
  });
  expect((await homeOf()).week.find(({ on }) => on === "2026-11-30")?.dues).toEqual([
    { side: "creator", kind: "pay", count: 1 },
  ]);
  // What was secured this month holds what is kept of it.
  await worth(await deal({ ...cancelled, contractedAt: app.clock.now(), paymentStage: "due" }), 10_000);
  expect((await homeOf()).money).toMatchObject({ securedThisMonthYen: 11_000, toPayYen: 66_000 });
  await worth(await deal({ ...cancelled, paymentStage: "paid" }), 20_000);
  expect((await homeOf()).money).toMatchObject({ paidYen: 22_000, toPayYen: 66_000 });
});

test("the next payment counts creators, not their deals", async () => {
  const [creator] = await seedAskable(app, 1);
  if (!creator) throw new Error("one was seeded");
  const due = { ...accepted, paymentStage: "due", payDueOn: "2026-11-30" } as const;
  for (const yen of [80_000, 36_000]) {
    await worth(await seedDeal(app, { company: member, creator, facts: due }), yen);
  }
  expect((await homeOf()).money.next).toMatchObject({ yen: 127_600, count: 1 });
});

type Figures = { views: number | null; likes: null; comments: null };

async function post(seeded: SeededDeal, figures: Figures | null, label = aLabelResult()): Promise<void> {
  const { row } = await dealNow(app, seeded);
  const id = uuidAt(app.clock.now());
  await app.deps.db
    .insertInto("deal_posts")
    .values({
      ...{
        influencer_id: row.influencer_id,
        deal: row.id,
        id,
        url: "https://www.tiktok.com/",
        kind: "video",
      },
      ...{ media_id: id, result: "ok", added_at: app.clock.now() },
      ...{ figures: figures && JSON.stringify(figures), label: JSON.stringify(label) },
    })
    .execute();
}

test("the month before is summed up by its posts; a deal whose views are not known says nothing of the price", async () => {
  const seen = (views: number) => ({ views, likes: null, comments: null });
  const reported = (on: string) => deal({ ...accepted, reportedOn: on });
  const first = await worth(await reported("2026-10-01"), 100_000);
  await post(first, seen(10_000));
  const second = await worth(await reported("2026-10-31"), 60_000);
  await post(second, seen(4_000));
  await post(second, seen(6_000), aLabelResult({ verdict: "unclear", reason: "belowFold" }));
  const unread = await worth(await reported("2026-10-15"), 900_000);
  await post(unread, null);
  await post(await reported("2026-11-01"), seen(1_000_000));
  expect((await homeOf()).lastMonth).toEqual({
    month: "2026-10",
    posts: 4,
    medianViews: 6_000,
    yenPerView: 8,
    labelled: 3,
    judged: 4,
  });
});

test("nothing of another company's shows", async () => {
  await deal({ turn: "company", turnKind: "answer", turnDueAt: at("2026-11-26T15:00:00Z") });
  await deal({
    ...accepted,
    contractedAt: app.clock.now(),
    paymentStage: "due",
    payDueOn: "2026-11-30",
    reportedOn: "2026-10-10",
  });
  const stranger = await seedCompany(app);
  expect(await homeOf(stranger)).toMatchObject({
    ...{ waiting: [], waitingCount: 0, running: [], changes: [], lastMonth: null },
    money: { securedThisMonthYen: 0, toPayYen: 0, next: null },
    done: { hasList: false, hasAsked: false },
  });
});
