import { codeOf } from "@tomoru/contract/codes";
import { createCampaign } from "@tomoru/contract/company/campaigns";
import { closeConsultation } from "@tomoru/contract/company/consultations";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import * as work from "@tomoru/contract/company/work";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { limits } from "@tomoru/contract/limits";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  consultBy,
  hearEchoes,
  type SignedInCreator,
  seedConsultation,
} from "../consultations/consultations.testing.ts";
import { putFacts } from "../deals/deals.testing.ts";
import { seedDealPayment } from "../payments/deal-payments.testing.ts";

let app: TestApp;
let member: SeededMember;
let creators: SignedInCreator[];
let id: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
  ({ member, creators, id } = await seedConsultation(app));
});
afterAll(() => app.close());

const createdBy = async (of: TestApp, by: SeededMember) =>
  (await of.call(createCampaign, { token: by.token, body: aNewCampaign() })).result.campaignId;
const offerOf = async ({ token }: SignedInCreator) =>
  (await app.call(listOffers, { token })).result.docs[0]?.offerId ?? "";
const decide = async (at: number, status: "approval" | "reject") => {
  const creator = creators[at];
  if (!creator) throw new Error("three were seeded");
  const offerId = await offerOf(creator);
  await app.call(decideOffer, { token: creator.token, params: { id: offerId }, body: { status } });
  await hearEchoes(app);
  return { influencerId: creator.ownerId, dealId: offerId };
};
const token = () => member.token;
const workNow = async () => (await app.call(work.getWork, { token: token(), params: { id } })).result;
const boardNow = async () =>
  (await app.call(work.listBoardRows, { token: token(), params: { id } })).result.docs;
const remind = (dealId: string, by = token()) =>
  app.call(work.remindCreator, { token: by, params: { id: dealId } });

test("a board tells of each creator the answer, the deal that came of it and whose turn it is", async () => {
  const { dealId } = await decide(0, "approval");
  await decide(1, "reject");
  expect(await workNow()).toMatchObject({
    kind: "consultation",
    state: "open",
    people: 3,
    steps: { asked: 3, answered: 2, approved: 1, contracted: 0, posted: 0, paid: 0 },
    turns: { company: 1, creator: 1, done: 1 },
    budget: { minYen: 1_500_000, maxYen: 3_000_000 },
    nextOn: "2026-11-22",
    payDays: [],
  });
  const rows = await boardNow();
  expect(rows.find((row) => row.id === dealId)).toMatchObject({
    answer: "approved",
    deal: { dealId, state: "terms", turn: "company", turnKind: "propose", feeYen: null },
  });
  expect(rows.map(({ answer }) => answer).toSorted()).toEqual(["approved", "rejected", "waiting"]);
});

test("a creator is called by the chosen name once there is one, on the board as on the deal's page", async () => {
  const { influencerId, dealId } = await decide(0, "approval");
  const calledNow = async () => [
    (await boardNow()).find((row) => row.id === dealId)?.displayName,
    (await app.call(getCompanyDeal, { token: token(), params: { id: dealId } })).result.creator.name,
  ];
  const [before] = await calledNow();
  expect(before).toMatch(/./);
  expect(await calledNow()).toEqual([before, before]);
  await app.deps.db
    .updateTable("influencers")
    .set({ creator_name: "水野 はるか" })
    .where("id", "=", influencerId)
    .execute();
  expect(await calledNow()).toEqual(["水野 はるか", "水野 はるか"]);
});

type Facts = Parameters<typeof putFacts>[2];
type Decided = Awaited<ReturnType<typeof decide>>;

/** Where the deal stands, with its fee, as the company's list has it once its echo was heard. */
async function stand(deal: Decided, feeYen: number, facts: Facts): Promise<void> {
  const { db } = app.deps;
  await putFacts(app, deal, { lastVersion: 1, funding: "secured", ...facts });
  const row = await db
    .updateTable("deals")
    .set({ fee_yen: feeYen })
    .where("influencer_id", "=", deal.influencerId)
    .where("deal_id", "=", deal.dealId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const echo = { influencer_id: deal.influencerId, deal: row.id, id: row.id };
  await db.insertInto("deal_echoes").values(echo).execute();
  await hearEchoes(app);
}

const accepted = { state: "accepted", turn: "none", turnKind: null, turnDueAt: null } as const;

test("money is paid, secured or proposed, each fee once, and days of payment carry the tax", async () => {
  await stand(await decide(0, "approval"), 150_000, {
    ...accepted,
    paymentStage: "due",
    payDueOn: "2026-12-25",
  });
  await stand(await decide(1, "approval"), 210_000, {
    ...accepted,
    paymentStage: "paid",
    payDueOn: "2026-11-13",
  });
  await stand(await decide(2, "approval"), 380_000, { turn: "creator", turnKind: "answer", funding: "none" });
  const { money, turns, payDays, steps } = await workNow();
  expect(money).toEqual({
    ...{ paidYen: 210_000, paidCount: 1 },
    ...{ securedYen: 150_000, securedCount: 1 },
    ...{ proposedYen: 380_000, proposedCount: 1 },
  });
  expect(turns).toEqual({ company: 0, creator: 2, done: 1, operator: 0 });
  expect(steps).toMatchObject({ posted: 2, paid: 1 });
  expect(payDays).toEqual([{ on: "2026-12-25", yen: 165_000, count: 1 }]);
});

test("the share of a deal that was cancelled is money that was paid, and no step", async () => {
  await stand(await decide(0, "approval"), 16_000, {
    ...{ ...accepted, state: "cancelled", contractedAt: app.clock.now() },
    ...{ paymentStage: "paid", payDueOn: "2026-11-13" },
  });
  const { money, steps } = await workNow();
  expect(money).toMatchObject({ paidYen: 16_000, paidCount: 1 });
  expect(steps).toMatchObject({ contracted: 0, posted: 0, paid: 0 });
});

test("a deal that still waits for its first terms has no fee, and is not counted with those that have", async () => {
  await decide(0, "approval");
  await stand(await decide(1, "approval"), 135_000, { turnKind: "answer", funding: "none" });
  expect((await workNow()).money).toMatchObject({ proposedYen: 135_000, proposedCount: 1 });
});

test("what nobody waits for any more is done, and the list goes on from where it ended", async () => {
  const page = async (query: object) =>
    (await app.call(work.listWork, { token: token(), query: query as never })).result;
  const [creatorId = ""] = creators.map((creator) => creator.creatorId);
  app.clock.set("2026-11-15T03:10:00.000Z");
  const other = (await consultBy(app, member, { creatorId })).result.consultationId;
  expect((await page({ group: "running" })).docs.map((doc) => doc.id)).toEqual([other, id]);
  const first = await page({ limit: "1" });
  const second = await page({ limit: "1", cursor: first.nextCursor });
  expect([...first.docs, ...second.docs].map((doc) => doc.id)).toEqual([other, id]);
  expect(second.nextCursor).toBeNull();
  await app.call(closeConsultation, { token: token(), params: { id }, body: { action: "close" } });
  expect((await page({ group: "done" })).docs.map((doc) => doc.id)).toEqual([id]);
  expect((await page({})).counts).toEqual({ running: 1, done: 1 });
});

test("a reminder goes to the creator whose turn it is, once in 24 hours however many ask", async () => {
  const [row] = await boardNow();
  const answers = await atOnce(() => remind(row?.id ?? ""), 8);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === codeOf("tooManyRequests"))).toHaveLength(7);
  expect((await boardNow()).map(({ remindedAt }) => remindedAt)).toContain(app.clock.now().toISOString());
  const sent = await app.deps.db.selectFrom("mails").select("kind").where("kind", "=", "reminded").execute();
  expect(sent).toHaveLength(1);
});

test("of a deal the creator is reminded while it is the creator's turn", async () => {
  const deal = await decide(0, "approval");
  expect((await remind(deal.dealId)).status).toBe(409);
  await stand(deal, 200_000, { turn: "creator", turnKind: "answer", funding: "none" });
  expect((await remind(deal.dealId)).status).toBe(200);
});

test("nobody is reminded of what is answered, and another company's board is not there", async () => {
  const { dealId } = await decide(0, "reject");
  expect(await remind(dealId)).toMatchObject({ status: 409, errors: ["state 1023"] });
  const stranger = await seedCompany(app);
  for (const endpoint of [work.getWork, work.listBoardRows])
    expect((await app.call(endpoint, { token: stranger.token, params: { id } })).status).toBe(404);
  expect((await remind(dealId, stranger.token)).status).toBe(404);
});

test("a campaign stands among the consultations, and who is chosen on its board", async () => {
  const campaign = await createdBy(app, member);
  const rows = (await app.call(work.listWork, { token: token(), query: { group: "running" } })).result.docs;
  expect(rows.map((row) => [row.kind, row.state])).toContainEqual(["campaign", "draft"]);
  const params = { id: campaign };
  expect((await app.call(work.getWork, { token: token(), params })).result).toMatchObject({
    kind: "campaign",
    people: 5,
    turns: { company: 0, creator: 0, done: 0 },
  });
  expect((await app.call(work.listBoardRows, { token: token(), params })).result.docs).toEqual([]);
});

const signedInAgain = () =>
  app.deps.db.transaction().execute(async (trx) => {
    const { accessToken } = await startSession(app.deps, { trx, account: member.account });
    return accessToken;
  });
const reminders = () =>
  app.deps.db.selectFrom("mails").select(["locale", "expires_at"]).where("kind", "=", "reminded").execute();

test("a reminder says who asked for what, in the creator's language, and goes again after a day", async () => {
  const [creator] = creators;
  if (!creator) throw new Error("three were seeded");
  await app.deps.db
    .updateTable("accounts")
    .set({ locale: "en" })
    .where("owner_id", "=", creator.ownerId)
    .execute();
  await app.mail.mailTo(creator.email);
  const offerId = await offerOf(creator);
  const now = app.clock.now();
  expect((await remind(offerId)).result).toEqual({ remindedAt: now.toISOString() });
  expect(await reminders()).toEqual([
    { locale: "en", expires_at: secondsAfter(now, limits.noticeLifetimeSeconds) },
  ]);
  const { text } = await app.mail.mailTo(creator.email);
  for (const said of ["株式会社みなと珈琲", "しずく", creator.fullName, `/offer/${offerId}`])
    expect(text).toContain(said);
  app.clock.advance(limits.reminderSeconds - 1);
  expect(await remind(offerId, await signedInAgain())).toMatchObject({ status: 429, code: 1020 });
  app.clock.advance(1);
  expect((await remind(offerId, await signedInAgain())).status).toBe(200);
  expect(await remind("A".repeat(22), await signedInAgain())).toMatchObject({ status: 404, code: 2005 });
});

test("whoever turned offer mails off is reminded of deals alone, and who is suspended of nothing: it is noted", async () => {
  await app.deps.db.updateTable("influencers").set({ is_notify_campaign: false }).execute();
  const deal = await decide(0, "approval");
  await stand(deal, 200_000, { turn: "creator", turnKind: "answer", funding: "none" });
  const offerId = creators[1] ? await offerOf(creators[1]) : "";
  expect((await remind(offerId)).status).toBe(200);
  expect(await reminders()).toHaveLength(0);
  expect((await remind(deal.dealId)).status).toBe(200);
  expect(await reminders()).toHaveLength(1);
  const email = creators[2]?.email ?? "";
  await app.deps.db.updateTable("influencers").set({ is_notify_campaign: true }).execute();
  const body = { status: "suspended", reason: "確認中" } as const;
  const third = creators[2] ? await offerOf(creators[2]) : "";
  await app.call(setInfluencerStatus, { params: { email }, body });
  expect((await remind(third)).status).toBe(200);
  expect(await reminders()).toHaveLength(1);
  expect((await boardNow()).filter(({ remindedAt }) => remindedAt !== null)).toHaveLength(3);
});

test("a full last page has none after it, and a cursor is good for its own company alone", async () => {
  const list = (query: object, by = token()) => app.call(work.listWork, { token: by, query: query as never });
  app.clock.advance(60);
  const campaign = await createdBy(app, member);
  expect((await list({ limit: "2" })).result.nextCursor).toBeNull();
  const { docs, nextCursor } = (await list({ limit: "1" })).result;
  expect(docs.map((doc) => doc.id)).toEqual([campaign]);
  const stranger = await seedCompany(app);
  for (const [cursor, by] of [
    ["x", token()],
    [nextCursor, stranger.token],
  ])
    expect(await list({ cursor }, by ?? "")).toMatchObject({ status: 400, errors: ["cursor 1023"] });
});

test("days of payment come in their order, each with all that is paid on it; what came back has none", async () => {
  const due = { ...accepted, paymentStage: "due" } as const;
  await stand(await decide(0, "approval"), 100_000, { ...due, payDueOn: "2026-12-25" });
  await stand(await decide(1, "approval"), 30_000, { ...due, payDueOn: "2026-12-25" });
  expect((await workNow()).payDays).toEqual([{ on: "2026-12-25", yen: 143_000, count: 2 }]);
  const third = await decide(2, "approval");
  await stand(third, 50_000, { ...due, payDueOn: "2026-12-10" });
  const [early, late] = [
    { on: "2026-12-10", yen: 55_000, count: 1 },
    { on: "2026-12-25", yen: 143_000, count: 2 },
  ];
  expect((await workNow()).payDays).toEqual([early, late]);
  await stand(third, 50_000, { ...due, paymentStage: "failed", payDueOn: "2026-12-10" });
  expect((await workNow()).payDays).toEqual([late]);
  const dealNow = async () => (await boardNow()).find(({ id: rowId }) => rowId === third.dealId)?.deal;
  expect(await dealNow()).toMatchObject({ paymentStage: "failed", payDueOn: null, isWrittenOff: false });
  await seedDealPayment(app, { ...third, companyId: member.companyId });
  const unclaimed = { status: "Failed", failure: "unclaimed" } as const;
  await app.deps.db.updateTable("payments").set(unclaimed).execute();
  expect(await dealNow()).toMatchObject({ paymentStage: "failed", isWrittenOff: true });
});

test("what came back from the bank is secured until it is written off", async () => {
  await stand(await decide(0, "approval"), 100_000, {
    ...accepted,
    paymentStage: "due",
    payDueOn: "2026-12-25",
  });
  const back = await decide(1, "approval");
  await stand(back, 30_000, { ...accepted, paymentStage: "failed", payDueOn: "2026-11-13" });
  await seedDealPayment(app, { ...back, companyId: member.companyId });
  expect((await workNow()).money).toMatchObject({ securedYen: 130_000, securedCount: 2 });
  await app.deps.db.updateTable("payments").set({ status: "Failed", failure: "unclaimed" }).execute();
  const without = { securedYen: 100_000, securedCount: 1 };
  expect((await workNow()).money).toMatchObject(without);
  const { result } = await app.call(work.listWork, { token: token() });
  expect(result.docs.map(({ money }) => money)).toMatchObject([without]);
});

test("a row of the board has what was asked, answered and agreed, moment by moment", async () => {
  const sentAt = app.clock.now().toISOString();
  app.clock.advance(60);
  const decidedAt = app.clock.now().toISOString();
  const deal = await decide(0, "approval");
  const turnDueAt = new Date("2026-12-04T15:00:00Z");
  await stand(deal, 150_000, {
    ...{ state: "draft_review", turn: "company", turnKind: "review", turnDueAt, draftRound: 2 },
  });
  const rows = await boardNow();
  expect(rows.find((row) => row.id === deal.dealId)).toMatchObject({
    ...{ creatorId: creators[0]?.creatorId, isGone: false, price: { minYen: expect.any(Number) } },
    ...{ answer: "approved", sentAt, decidedAt, remindedAt: null },
    deal: {
      ...{ dealId: deal.dealId, state: "draft_review", turn: "company", turnKind: "review", hold: null },
      ...{ turnDueAt: turnDueAt.toISOString(), funding: "secured", endReason: null, paymentStage: null },
      ...{ version: 1, feeYen: 150_000, draftRound: 2, payDueOn: null, isWrittenOff: false, unread: 0 },
    },
  });
  const waiting = rows.filter((row) => row.answer === "waiting");
  expect(waiting).toHaveLength(2);
  for (const row of waiting)
    expect(row).toMatchObject({ deal: null, decidedAt: null, answerBy: "2026-11-29T15:00:00.000Z" });
});
