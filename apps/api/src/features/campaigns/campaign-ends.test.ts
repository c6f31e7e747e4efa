import * as endpoints from "@tomoru/contract/company/campaigns";
import * as open from "@tomoru/contract/influencer/campaigns";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { type SeededMember, seedCompany, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { suspendCompany } from "../companies/company/standing.usecases.ts";
import { type SignedInCreator, seedAskable, verify } from "../consultations/consultations.testing.ts";
import { runCampaignsClock } from "./campaigns.maintenance.ts";
import { applyBy, campaignOf, decideBy, moveBy, ownOf, publishBy } from "./campaigns.testing.ts";

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
  creators = await seedAskable(app, 2);
});
afterAll(() => app.close());

const creatorAt = (at: number) => creators[at] ?? expect.fail("two were seeded");
const applied = async (campaignId: string, at: number) =>
  (await applyBy(app, creatorAt(at), campaignId)).result.applicationId;
const appliedMails = async () =>
  (await app.deps.db.selectFrom("mails").select("kind").where("kind", "=", "applied").execute()).length;
const draft = async () => {
  const { token } = member;
  const { result } = await app.call(endpoints.createCampaign, {
    token,
    body: aNewCampaign({ minFollowers: null }),
  });
  return result.campaignId;
};

test("a draft whose days are over by the time it is published is refused at what does not fit any more", async () => {
  const campaignId = await draft();
  app.clock.advance(600);
  expect((await moveBy(app, member, { campaignId, status: "publish" })).result).toMatchObject({
    ...{ state: "open", publishedAt: "2026-12-01T03:10:00.000Z" },
  });
  const late = await draft();
  app.clock.set("2026-12-10T15:00:00.000Z");
  member = { ...member, ...(await signedInAnew()) };
  const answer = await moveBy(app, member, { campaignId: late, status: "publish" });
  expect(answer).toMatchObject({ status: 409, errors: ["closesOn 1023"] });
  expect((await campaignOf(app, member, late)).state).toBe("draft");
});

const signedInAnew = async () => {
  const { account } = member;
  const pair = await app.deps.db.transaction().execute((trx) => startSession(app.deps, { trx, account }));
  return { token: pair.accessToken };
};

test("a company that has not paid, or is verified no more, publishes nothing that it has written", async () => {
  const campaignId = await draft();
  const put = async (standing: { verification: "unverified" | "verified" }) => {
    await app.deps.db.updateTable("companies").set(standing).execute();
  };
  const publish = async () => (await moveBy(app, member, { campaignId, status: "publish" })).errors;
  await put({ verification: "unverified" });
  expect(await publish()).toEqual(["verification 2016"]);
  await put({ verification: "verified" });
  await app.deps.db
    .transaction()
    .execute((trx) => suspendCompany(app.deps, { trx, companyId: member.companyId, reason: "payment" }));
  expect(await publish()).toEqual(["payment 2016"]);
  expect(await app.deps.db.selectFrom("campaigns").select("state").execute()).toEqual([{ state: "draft" }]);
});

test("creators read since when a campaign is open, and at the end of its last day that it is not", async () => {
  const campaignId = await draft();
  app.clock.advance(60);
  await moveBy(app, member, { campaignId, status: "publish" });
  await applied(campaignId, 0);
  const read = async () => {
    const token = await seedSession(app, creatorAt(0));
    return (await app.call(open.getOpenCampaign, { token, params: { id: campaignId } })).result;
  };
  expect(await read()).toMatchObject({ isOpen: true, publishedAt: "2026-12-01T03:01:00.000Z" });
  app.clock.set("2026-12-10T14:59:59.999Z");
  expect(await read()).toMatchObject({ isOpen: true });
  app.clock.set("2026-12-10T15:00:00.000Z");
  expect(await read()).toMatchObject({ isOpen: false });
});

test("an account of another platform than the campaign's does not let a creator apply", async () => {
  const tube = await seedInfluencer(app, { platforms: ["youtube"] });
  const campaignId = await publishBy(app, member);
  expect(await applyBy(app, tube, campaignId)).toMatchObject({ status: 403, errors: ["platform 2016"] });
  const both = await seedInfluencer(app, { platforms: ["youtube", "instagram"] });
  expect((await applyBy(app, both, campaignId)).status).toBe(200);
});

test("once applications are closed the company still chooses, and who is chosen is not passed over any more", async () => {
  const campaignId = await publishBy(app, member, { budgetBand: null, feeYen: 30_000 });
  const [applicationId, other] = [await applied(campaignId, 0), await applied(campaignId, 1)];
  await moveBy(app, member, { campaignId, status: "close" });
  expect((await campaignOf(app, member, campaignId)).state).toBe("selecting");
  const chosen = await decideBy(app, member, { applicationId, status: "selected" });
  expect(chosen).toMatchObject({ status: 200, result: { state: "selected" } });
  for (const status of ["notSelected", "applied"] as const) {
    const again = await decideBy(app, member, { applicationId, status });
    expect(again).toMatchObject({ status: 409, errors: ["state 1023"] });
  }
  // No fee below what the campaign promises is proposed to whom it has chosen.
  const deals = await app.deps.db.selectFrom("deals").select("least_fee_yen").execute();
  expect(deals.map(({ least_fee_yen }) => Number(least_fee_yen))).toEqual([30_000]);
  await moveBy(app, member, { campaignId, status: "withdraw" });
  expect((await campaignOf(app, member, campaignId)).state).toBe("withdrawn");
  const late = await decideBy(app, member, { applicationId: other, status: "selected" });
  expect(late).toMatchObject({ status: 409, errors: ["state 1023"] });
});

test("a campaign that nobody applied to is finished too, and a company is told no applications of one that is over", async () => {
  const empty = await publishBy(app, member);
  expect((await moveBy(app, member, { campaignId: empty, status: "finish" })).result.state).toBe("done");
  const campaignId = await publishBy(app, member);
  await applied(campaignId, 0);
  await moveBy(app, member, { campaignId, status: "finish" });
  await runCampaignsClock(app.deps);
  expect(await appliedMails()).toBe(0);
});

test("a clock that comes late ends a campaign whose choosing is over at once", async () => {
  const campaignId = await publishBy(app, member);
  await applied(campaignId, 0);
  app.clock.set("2026-12-24T15:00:00.000Z");
  await runCampaignsClock(app.deps);
  member = { ...member, ...(await signedInAnew()) };
  expect((await campaignOf(app, member, campaignId)).state).toBe("done");
  const token = await seedSession(app, creatorAt(0));
  expect(await ownOf(app, { token })).toMatchObject([{ state: "notSelected" }]);
});
