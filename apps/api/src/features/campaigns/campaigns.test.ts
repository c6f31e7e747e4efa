import * as endpoints from "@tomoru/contract/company/campaigns";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import * as open from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountKey, creatorsAccount } from "../../accounts/account-key.rules.ts";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedCompany, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { suspendCompany } from "../companies/company/standing.usecases.ts";
import {
  hearEchoes,
  type SignedInCreator,
  seedAskable,
  verify,
} from "../consultations/consultations.testing.ts";
import { closeAccount } from "../membership/closing.usecases.ts";
import { addSandboxAccount } from "../social/social.usecases.ts";
import { runCampaignsClock } from "./campaigns.maintenance.ts";
import {
  applicationsTo,
  applyBy,
  campaignOf,
  decideBy,
  moveBy,
  ownOf,
  publishBy,
} from "./campaigns.testing.ts";

let app: TestApp;
let member: SeededMember;
let creators: SignedInCreator[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-12-01T03:00:00.000Z");
  member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
  creators = await seedAskable(app, 3);
});
afterAll(() => app.close());

const creatorAt = (at: number) => creators[at] ?? expect.fail("three were seeded");

/** Sessions begin anew: they do not last for days without a call. */
async function setClock(now: string): Promise<void> {
  app.clock.set(now);
  const signIn = async (account: AccountKey) =>
    (await app.deps.db.transaction().execute((trx) => startSession(app.deps, { trx, account }))).accessToken;
  member = { ...member, token: await signIn(member.account) };
  for (const [at, creator] of creators.entries())
    creators[at] = { ...creator, token: await signIn(creatorsAccount(creator.ownerId)) };
}

async function applied(campaignId: string, at: number): Promise<string> {
  return (await applyBy(app, creatorAt(at), campaignId)).result.applicationId;
}

test("a campaign is a draft until it is published, and changes only as one", async () => {
  const { token } = member;
  const { result } = await app.call(endpoints.createCampaign, { token, body: aNewCampaign() });
  expect(result).toMatchObject({ state: "draft", selectBy: "2026-12-24", publishedAt: null });
  const params = { id: result.campaignId };
  const seen = await app.call(open.getOpenCampaign, { token: creatorAt(0).token, params });
  expect(seen).toMatchObject({ status: 404, code: 2005 });
  const body = aNewCampaign({ capacity: 2, productName: "春の色" });
  expect((await app.call(endpoints.updateCampaign, { token, params, body })).result).toMatchObject({
    productName: "春の色",
    capacity: 2,
  });
  expect((await moveBy(app, member, { ...result, status: "publish" })).result.state).toBe("open");
  const late = await app.call(endpoints.updateCampaign, { token, params, body });
  expect(late).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect((await moveBy(app, member, { ...result, status: "publish" })).status).toBe(200);
});

test("only a verified company has campaigns, and 20 that are open", async () => {
  const unverified = await seedCompany(app);
  const body = aNewCampaign();
  const refused = await app.call(endpoints.createCampaign, { token: unverified.token, body });
  expect(refused).toMatchObject({ status: 403, errors: ["verification 2016"] });
  for (let at = 0; at < limits.openCampaigns; at += 1) await publishBy(app, member);
  const { campaignId } = (await app.call(endpoints.createCampaign, { token: member.token, body })).result;
  const more = await moveBy(app, member, { campaignId, status: "publish" });
  expect(more).toMatchObject({ status: 409, errors: ["campaigns 1023"] });
});

test("days that do not fit and categories that are none are refused at their fields", async () => {
  const { token } = member;
  const refusedFor = async (more: Parameters<typeof aNewCampaign>[0]) =>
    (await app.call(endpoints.createCampaign, { token, body: aNewCampaign(more) })).errors;
  expect(await refusedFor({ closesOn: "2026-12-01" })).toEqual(["closesOn 1023"]);
  expect(await refusedFor({ period: { from: "2026-12-02", to: "2026-12-09" } })).toEqual(["period 1023"]);
  expect(await refusedFor({ categories: ["nothing"] })).toEqual(["categories 2007"]);
  expect(await refusedFor({ capacity: 501 })).toEqual(["capacity 1023"]);
  expect(await refusedFor({ budgetBand: null })).toEqual(["budgetBand 3009"]);
});

test("creators find what is open, what fits them, and why they cannot apply to the rest", async () => {
  const publish = (more: Parameters<typeof publishBy>[2] = {}) => {
    app.clock.advance(1);
    return publishBy(app, member, more);
  };
  const fitting = await publish();
  const big = await publish({ minFollowers: 50_000, budgetBand: "o1000" });
  const tube = await publish({ platform: "youtube", budgetBand: null, feeYen: 30_000 });
  const other = await publish({ categories: ["travel"] });
  const { token } = creatorAt(0);
  const found = async (query: object) => (await app.call(open.findCampaigns, { token, query })).result;
  const all = await found({});
  expect(all.docs.map(({ campaignId, reason }) => [campaignId, reason])).toEqual([
    [other, null],
    [tube, "platform"],
    [big, "followers"],
    [fitting, null],
  ]);
  expect(all.counts).toEqual({ all: 4, fitting: 1, applied: 0 });
  expect(all.docs.at(-1)).toMatchObject({
    eligible: true,
    fittingCategories: ["beauty"],
    company: { name: "株式会社みなと珈琲", verified: true },
    placesLeft: 5,
  });
  const idsOf = async (query: object) => (await found(query)).docs.map(({ campaignId }) => campaignId);
  expect(await idsOf({ group: "fitting" })).toEqual([fitting]);
  expect((await idsOf({ sort: "fee" })).at(0)).toBe(big);
  expect(await idsOf({ platform: "youtube" })).toEqual([tube]);
  expect(await idsOf({ category: "travel" })).toEqual([other]);
  expect(await idsOf({ minFee: "2000000" })).toEqual([big]);
  const first = await found({ limit: "3", sort: "closing" });
  const rest = await found({ limit: "3", sort: "closing", cursor: first.nextCursor ?? "" });
  expect(new Set([...first.docs, ...rest.docs].map(({ campaignId }) => campaignId)).size).toBe(4);
  const elsewhere = await app.call(open.findCampaigns, { token, query: { cursor: first.nextCursor ?? "" } });
  expect(elsewhere).toMatchObject({ status: 400, errors: ["cursor 1023"] });
});

test("a creator applies once for each campaign, on a linked platform, with followers enough", async () => {
  const id = await publishBy(app, member);
  const applied = await applyBy(app, creatorAt(0), id);
  expect(applied.result).toMatchObject({ state: "applied", campaignId: id, dealId: null });
  expect(await applyBy(app, creatorAt(0), id)).toMatchObject({ status: 409, errors: ["state 1023"] });
  const unlinked = await seedInfluencer(app);
  expect(await applyBy(app, unlinked, id)).toMatchObject({ status: 403, errors: ["platform 2016"] });
  const big = await publishBy(app, member, { minFollowers: 50_000 });
  expect(await applyBy(app, creatorAt(0), big)).toMatchObject({ status: 409, errors: ["followers 1023"] });
  expect(await applicationsTo(app, member, id)).toMatchObject([
    {
      wishFeeYen: 600_000,
      state: "applied",
      account: { creatorId: creatorAt(0).creatorId, followers: 1000 },
    },
  ]);
  expect((await campaignOf(app, member, id)).counts).toMatchObject({ applied: 1 });
  expect(
    (await app.call(open.getOpenCampaign, { token: creatorAt(1).token, params: { id } })).result,
  ).toMatchObject({
    applied: 1,
    application: null,
    account: { followers: 1000 },
  });
});

test("before any figures are made the platform's own count of followers lets a creator apply", async () => {
  const { ownerId, token } = await seedInfluencer(app);
  const account = { platform: "instagram", handle: "new", displayName: "New", recentViews: [] } as const;
  const now = app.clock.now();
  await app.deps.db.transaction().execute(async (trx) => {
    await addSandboxAccount(trx, { ownerId, account: { ...account, followers: 1000 }, now });
  });
  for (const minFollowers of [1000, 1001]) await publishBy(app, member, { minFollowers });
  const { docs } = (await app.call(open.findCampaigns, { token, query: {} })).result;
  expect(docs.map(({ reason }) => reason).toSorted()).toEqual(["followers", null]);
});

test("the same key applies once, and 64 at once make one application", async () => {
  const id = await publishBy(app, member);
  const headers = { "idempotency-key": "apply-1" };
  const [one, again] = [
    await applyBy(app, creatorAt(0), id, headers),
    await applyBy(app, creatorAt(0), id, headers),
  ];
  expect(again.result).toEqual(one.result);
  const answers = await atOnce(() => applyBy(app, creatorAt(1), id));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(63);
  expect((await campaignOf(app, member, id)).counts.applied).toBe(2);
});

test("a creator has 30 open applications at most", async () => {
  const ids: string[] = [];
  for (const seed of [member, await secondCompany()])
    for (let at = 0; at < 16; at += 1) ids.push(await publishBy(app, seed));
  for (const id of ids.slice(0, limits.openApplications)) await applyBy(app, creatorAt(0), id);
  const [over = ""] = ids.slice(limits.openApplications);
  expect(await applyBy(app, creatorAt(0), over)).toMatchObject({
    status: 409,
    errors: ["applications 1023"],
  });
  const [first] = await ownOf(app, creatorAt(0));
  const params = { id: first?.applicationId ?? "" };
  await app.call(open.withdrawApplication, {
    token: creatorAt(0).token,
    params,
    body: { status: "withdraw" },
  });
  expect((await applyBy(app, creatorAt(0), over)).status).toBe(200);
});

async function secondCompany(): Promise<SeededMember> {
  const company = await seedCompany(app, { planId: "standard" });
  await verify(app, company);
  return company;
}

test("a withdrawn application is over on both sides, and a selected one cannot be withdrawn", async () => {
  const id = await publishBy(app, member);
  const [first, second] = [await applied(id, 0), await applied(id, 1)];
  const withdraw = (at: number, applicationId: string) =>
    app.call(open.withdrawApplication, {
      token: creatorAt(at).token,
      params: { id: applicationId },
      body: { status: "withdraw" },
    });
  expect((await withdraw(0, first)).result.state).toBe("withdrawn");
  expect((await withdraw(0, first)).status).toBe(200);
  expect((await withdraw(1, first)).status).toBe(404);
  const select = await decideBy(app, member, { applicationId: first, status: "selected" });
  expect(select).toMatchObject({ status: 409, errors: ["state 1023"] });
  await decideBy(app, member, { applicationId: second, status: "selected" });
  expect(await withdraw(1, second)).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect((await campaignOf(app, member, id)).counts).toMatchObject({ withdrawn: 1, selected: 1 });
});

test("selecting opens a deal with the application's id and tells the creator", async () => {
  const id = await publishBy(app, member);
  const applicationId = await applied(id, 0);
  const { result } = await decideBy(app, member, { applicationId, status: "selected" });
  expect(result).toMatchObject({ state: "selected", dealId: applicationId });
  expect((await decideBy(app, member, { applicationId, status: "selected" })).status).toBe(200);
  const deals = await app.deps.db
    .selectFrom("deals")
    .select(["deal_id", "source", "turn", "influencer_id"])
    .execute();
  expect(deals).toEqual([
    { deal_id: applicationId, source: "application", turn: "company", influencer_id: creatorAt(0).ownerId },
  ]);
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "selected", dealId: applicationId }]);
  expect((await app.mail.mailTo(creatorAt(0).email)).subject).toContain("選ばれました");
});

test("the first version of a selected creator's terms begins with what the campaign asked and the applicant wished", async () => {
  const id = await publishBy(app, member, { usageWish: { scope: "ads", months: 3 } });
  const params = { id: await applied(id, 0) };
  await decideBy(app, member, { applicationId: params.id, status: "selected" });
  await hearEchoes(app);
  const { description, situation, period, postFormat, usageWish } = await campaignOf(app, member, id);
  const { asked } = (await app.call(getCompanyDeal, { token: member.token, params })).result;
  expect(asked).toMatchObject({ description, situation, period, postFormat, usageWish, wishFeeYen: 600_000 });
});

test("of 64 who are selected at once for the last places as many are as there are places", async () => {
  const id = await publishBy(app, member, { capacity: 2 });
  const crowd = [...creators, ...(await seedAskable(app, 13))];
  const ids: string[] = [];
  for (const one of crowd) ids.push((await applyBy(app, one, id)).result.applicationId);
  const answers = await atOnce((nth) => {
    const applicationId = ids[nth % ids.length] ?? "";
    return decideBy(app, member, { applicationId, status: "selected" });
  });
  const chosen = new Set(
    answers.filter(({ status }) => status === 200).map(({ result }) => result.applicationId),
  );
  expect(chosen.size).toBe(2);
  expect(answers.filter(({ status }) => status === 409)[0]?.errors).toEqual(["capacity 1023"]);
  expect(await app.deps.db.selectFrom("deals").select("deal_id").execute()).toHaveLength(2);
  expect((await campaignOf(app, member, id)).counts).toMatchObject({ selected: 2, applied: 14 });
  const [late] = await seedAskable(app, 1);
  expect(await applyBy(app, late ?? expect.fail(), id)).toMatchObject({
    status: 409,
    errors: ["capacity 1023"],
  });
});

test("a creator who withdraws while the company selects: one of the two happens", async () => {
  const id = await publishBy(app, member);
  const applicationId = await applied(id, 0);
  const [answer, selection] = await Promise.all([
    app.call(open.withdrawApplication, {
      token: creatorAt(0).token,
      params: { id: applicationId },
      body: { status: "withdraw" },
    }),
    decideBy(app, member, { applicationId, status: "selected" }),
  ]);
  expect([answer.status, selection.status].toSorted()).toEqual([200, 409]);
  const deals = await app.deps.db.selectFrom("deals").select("deal_id").execute();
  expect(deals).toHaveLength(selection.status === 200 ? 1 : 0);
});

test("who is passed over hears of it with all others when the campaign is done, not before", async () => {
  const id = await publishBy(app, member);
  const [passed, chosen] = [await applied(id, 0), await applied(id, 1)];
  await applied(id, 2);
  await decideBy(app, member, { applicationId: passed, status: "notSelected" });
  await decideBy(app, member, { applicationId: chosen, status: "selected" });
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "applied" }]);
  await decideBy(app, member, { applicationId: passed, status: "applied" });
  expect((await campaignOf(app, member, id)).counts).toMatchObject({ applied: 2, notSelected: 0 });
  await moveBy(app, member, { campaignId: id, status: "finish" });
  for (const at of [0, 2]) {
    expect(await ownOf(app, creatorAt(at))).toMatchObject([{ state: "notSelected" }]);
    expect((await app.mail.mailTo(creatorAt(at).email)).subject).toContain("結果");
  }
  expect(await ownOf(app, creatorAt(1))).toMatchObject([{ state: "selected" }]);
});

test("applications end with their last day and choosing with its own, whether or not the clock has run", async () => {
  const id = await publishBy(app, member);
  await applied(id, 0);
  await setClock("2026-12-10T15:00:00.000Z");
  expect(await applyBy(app, creatorAt(1), id)).toMatchObject({ status: 404 });
  await runCampaignsClock(app.deps);
  expect((await campaignOf(app, member, id)).state).toBe("selecting");
  const { token } = creatorAt(0);
  const seen = await app.call(open.getOpenCampaign, { token, params: { id } });
  expect(seen.result).toMatchObject({ isOpen: false, reason: "applied", application: { state: "applied" } });
  await setClock("2026-12-24T15:00:00.000Z");
  const [own] = await ownOf(app, creatorAt(0));
  const late = await decideBy(app, member, { applicationId: own?.applicationId ?? "", status: "selected" });
  expect(late).toMatchObject({ status: 409, errors: ["state 1023"] });
  await Promise.all([runCampaignsClock(app.deps), runCampaignsClock(app.deps)]);
  expect((await campaignOf(app, member, id)).state).toBe("done");
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "notSelected" }]);
});

test("a campaign that is withdrawn tells all who applied", async () => {
  const id = await publishBy(app, member);
  await applied(id, 0);
  await moveBy(app, member, { campaignId: id, status: "withdraw" });
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "ended" }]);
  expect((await app.mail.mailTo(creatorAt(0).email)).subject).toContain("取りやめ");
});

test("a company that does not pay takes no applications; one that the operator stops ends its campaigns", async () => {
  const id = await publishBy(app, member);
  await applied(id, 0);
  const stop = (reason: "payment" | "operator") =>
    app.deps.db
      .transaction()
      .execute((trx) => suspendCompany(app.deps, { trx, companyId: member.companyId, reason }));
  await stop("payment");
  expect(await applyBy(app, creatorAt(1), id)).toMatchObject({ status: 404 });
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "applied" }]);
  await stop("operator");
  expect(await ownOf(app, creatorAt(0))).toMatchObject([{ state: "ended" }]);
});

test("of a creator whose account closes nothing stays with the companies but that somebody applied", async () => {
  const [id, other] = [await publishBy(app, member), await publishBy(app, member)];
  await applied(id, 0);
  const chosen = await applied(other, 0);
  await decideBy(app, member, { applicationId: chosen, status: "selected" });
  await closeAccount(app.deps, creatorAt(0).ownerId);
  const [row] = await applicationsTo(app, member, id);
  expect(row).toMatchObject({ state: "withdrawn", message: "", isGone: true, account: { handle: "" } });
  expect(await app.deps.db.selectFrom("applications").select("application_id").execute()).toEqual([]);
});

test("the company hears of applications once an hour, with how many there are", async () => {
  const id = await publishBy(app, member);
  await applied(id, 0);
  await runCampaignsClock(app.deps);
  expect((await app.mail.mailTo(member.email)).text).toContain("検討中の応募：1件");
  await applied(id, 1);
  app.clock.advance(3599);
  await runCampaignsClock(app.deps);
  const waiting = await app.deps.db.selectFrom("campaigns").select("has_news").execute();
  expect(waiting).toEqual([{ has_news: true }]);
  app.clock.advance(1);
  await runCampaignsClock(app.deps);
  expect((await app.mail.mailTo(member.email)).text).toContain("検討中の応募：2件");
});

test("another company's campaign and application are nowhere to be found", async () => {
  const stranger = await secondCompany();
  const id = await publishBy(app, member);
  const applicationId = await applied(id, 0);
  const { token } = stranger;
  for (const answer of [
    await app.call(endpoints.getCampaign, { token, params: { id } }),
    await app.call(endpoints.listApplications, { token, params: { id }, query: {} }),
    await moveBy(app, stranger, { campaignId: id, status: "withdraw" }),
    await decideBy(app, stranger, { applicationId, status: "selected" }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 2005 });
});
