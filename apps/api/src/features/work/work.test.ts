import { codeOf } from "@tomoru/contract/codes";
import { createCampaign } from "@tomoru/contract/company/campaigns";
import { closeConsultation } from "@tomoru/contract/company/consultations";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import * as work from "@tomoru/contract/company/work";
import { decideOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
    deal: { dealId, state: "terms", turn: "company", turnKind: "propose" },
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
  expect(turns).toEqual({ company: 0, creator: 1, done: 2 });
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
