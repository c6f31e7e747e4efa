import { getInsight, getPrAnalysis, searchCreators } from "@tomoru/contract/company/discovery";
import * as lists from "@tomoru/contract/company/lists";
import type { Platform } from "@tomoru/contract/influencer/offers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { ageFigures } from "../discovery.maintenance.ts";
import { seedFound } from "../search/found-creators.testing.ts";

const day = 86_400;

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  member = await seedCompany(app, { planId: "standard" });
});
afterEach(() => app.clock.set("2026-11-15T03:00:00.000Z"));
afterAll(() => app.close());

const open = (id: string, platform: Platform = "instagram", { token } = member) =>
  app.call(getInsight, { params: { id }, query: { platform }, token });

test("hidden likes are said to be hidden, and the estimate does without them", async () => {
  const { creatorId } = await seedFound(app, { views: 31_000, post: { likes: null } });
  const { result } = await open(creatorId);
  expect(result).toMatchObject({ medianLikes: null, engagement: null, engagementByFollowers: null });
  expect(result.missing).toMatchObject({
    medianLikes: "hidden",
    engagement: "hidden",
    engagementByFollowers: "hidden",
  });
  expect(result.price).toMatchObject({ factor: 10_000, minYen: 180_000, maxYen: 320_000 });
  const { docs } = (await app.call(searchCreators, { token: member.token, query: { engagementMin: 0 } }))
    .result;
  expect(docs).toEqual([]);
});

test("posts that nobody has viewed have a median of 0, no rate, and the least estimate", async () => {
  const { creatorId } = await seedFound(app, { post: { views: 0, likes: 3 } });
  const { result } = await open(creatorId);
  expect(result).toMatchObject({ medianViews: 0, engagement: null, price: { minYen: 3000, maxYen: 7000 } });
  expect(result.missing).toMatchObject({ engagement: "tooFew" });
  const pr = await app.call(getPrAnalysis, { params: { id: creatorId }, query: {}, token: member.token });
  expect(pr.result).toMatchObject({ ratio: null });
});

test("hidden subscribers are hidden, not none: no growth, the rest is told, and the account sorts last", async () => {
  await seedFound(app, { platform: "youtube", handle: "open", followers: 1 });
  const { creatorId } = await seedFound(app, { platform: "youtube", handle: "closed", followers: null });
  const { result } = await open(creatorId, "youtube");
  expect(result).toMatchObject({ followers: null, growth30Days: null, engagementByFollowers: null });
  expect(result.missing).toMatchObject({ followers: "hidden", growth30Days: "hidden" });
  expect(result.medianViews).not.toBeNull();
  const search = async (query: object) => {
    const answer = await app.call(searchCreators, {
      token: member.token,
      query: { platform: "youtube", ...query },
    });
    return answer.result.docs.map(({ handle }) => handle);
  };
  expect(await search({ sort: "followers" })).toEqual(["open", "closed"]);
  expect(await search({ followersMin: 0 })).toEqual(["open"]);
});

test("posts of tomorrow, by a wrong clock, are left out and counted as too new", async () => {
  const { creatorId } = await seedFound(app, { posts: 6, post: { postedAt: "2026-11-16T03:00:00.000Z" } });
  const { result } = await open(creatorId);
  expect(result).toMatchObject({ medianViews: null, dropped: [{ reason: "tooNew", posts: 6 }] });
  expect(result.missing).toMatchObject({ medianViews: "tooFew" });
});

test("from figures of more than a week nobody is told how often somebody posts", async () => {
  const { creatorId } = await seedFound(app);
  expect((await open(creatorId)).result.postsPerWeek).not.toBeNull();
  app.clock.advance(8 * day);
  const { result } = await open(creatorId, "instagram", await seedColleague(app, member));
  expect(result).toMatchObject({ postsPerWeek: null, medianViews: 507 });
  expect(result.missing).toMatchObject({ postsPerWeek: "notRead" });
});

test("figures of more than 30 days are no more: neither found nor opened, and a list keeps the name alone", async () => {
  const { creatorId } = await seedFound(app, { handle: "old" });
  const body = { name: "春", platform: "instagram" as const, creatorIds: [creatorId] };
  const { listId } = (await app.call(lists.createList, { token: member.token, body })).result;
  app.clock.advance(31 * day);
  await ageFigures(app.deps);
  const colleague = await seedColleague(app, member);
  const { token } = colleague;
  expect((await app.call(searchCreators, { token, query: {} })).result.docs).toEqual([]);
  expect(await open(creatorId, "instagram", colleague)).toMatchObject({ status: 404, code: 2005 });
  const list = await app.call(lists.getList, { token, params: { id: listId }, query: {} });
  expect(list.result.rows).toMatchObject([
    { handle: "old", isGone: true, followers: null, medianViews: null },
  ]);
  expect(list.result.priceTotal).toEqual({ minYen: 0, maxYen: 0, unknown: 1 });
});
