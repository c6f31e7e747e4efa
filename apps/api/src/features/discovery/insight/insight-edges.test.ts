import { getInsight, getPrAnalysis, searchCreators } from "@tomoru/contract/company/discovery";
import * as lists from "@tomoru/contract/company/lists";
import type { Platform } from "@tomoru/contract/platforms";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlatformPost } from "../../../platform/social/social-platform.ts";
import { type SeededMember, seedColleague, seedCompany, seedInfluencer } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { applicantCardsFor } from "../cards/applicant-cards.usecases.ts";
import { ageFigures } from "../discovery.maintenance.ts";
import { keepReading, mayDerive } from "../discovery.usecases.ts";
import { type FoundCreator, seedFound } from "../search/found-creators.testing.ts";

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

const read = (
  ownerId: FoundCreator["ownerId"],
  read: { posts: readonly PlatformPost[]; followers: number },
) =>
  app.deps.db.transaction().execute((trx) =>
    keepReading(app.deps, {
      trx,
      ownerId,
      platform: "instagram",
      ...read,
      isGranted: true,
      isSandbox: true,
    }),
  );

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

test.each([
  ["instagram", { isGranted: true, post: { views: null } }, "hidden"],
  ["instagram", { isGranted: false, post: { views: null } }, "notGranted"],
  ["tiktok", { isGranted: false, posts: 0 }, "notGranted"],
  ["tiktok", { isGranted: true, posts: 0 }, "tooFew"],
] as const)(
  "of %s with %j the views are %s, and the card of the account can say as much",
  async (platform, seed, reason) => {
    const { creatorId } = await seedFound(app, { platform, ...seed });
    expect((await open(creatorId, platform)).result.missing).toMatchObject({ medianViews: reason });
    const { docs } = (await app.call(searchCreators, { token: member.token, query: { platform } })).result;
    expect(docs).toMatchObject([{ creatorId, isGranted: seed.isGranted }]);
    const visitors = (await app.call(searchCreators, { query: { platform } })).result.docs;
    expect(visitors.map(({ isGranted }) => isGranted)).toEqual([undefined]);
  },
);

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
  const onCard = async ({ token } = member) =>
    (await app.call(searchCreators, { token, query: {} })).result.docs[0]?.postsPerWeek;
  expect((await open(creatorId)).result.postsPerWeek).not.toBeNull();
  expect(await onCard()).toEqual(expect.any(Number));
  app.clock.advance(8 * day);
  const colleague = await seedColleague(app, member);
  expect(await onCard(colleague)).toBeNull();
  const { result } = await open(creatorId, "instagram", colleague);
  expect(result).toMatchObject({ postsPerWeek: null, medianViews: 507 });
  expect(result.missing).toMatchObject({ postsPerWeek: "notRead" });
});

test("growth is of the followers of thirty days before", async () => {
  const { creatorId, ownerId } = await seedFound(app, { followers: 1000 });
  app.clock.advance(30 * day);
  await read(ownerId, { posts: [], followers: 1100 });
  const { result } = await open(creatorId, "instagram", await seedColleague(app, member));
  expect(result).toMatchObject({ followers: 1100, growth30Days: 1000 });
});

test("the rate by followers is of the format that is posted most, whatever another one has", async () => {
  const { creatorId, ownerId } = await seedFound(app, { posts: 0 });
  const posts = Array.from({ length: 14 }, (_, nth) => ({
    id: `m${nth}`,
    postedAt: new Date(app.clock.now().getTime() - (nth + 3) * day * 1000).toISOString(),
    format: nth % 3 === 0 ? ("feed" as const) : ("reel" as const),
    views: 1000,
    likes: nth % 3 === 0 ? 900 : nth * 10,
    comments: 0,
    text: "朝の支度",
    url: `https://example.jp/m${nth}`,
    hasPrFlag: false,
  }));
  await read(ownerId, { posts, followers: 1000 });
  expect((await open(creatorId)).result).toMatchObject({ mainFormat: "reel", engagementByFollowers: 700 });
});

test("of a platform that does not let its numbers be reckoned with, nothing is, but of a sandbox's", () => {
  const config = { ...app.deps.config, youtubeDerived: false };
  const may = (platform: Platform, isSandbox: boolean) => mayDerive({ config }, { platform, isSandbox });
  expect([may("instagram", false), may("tiktok", false), may("youtube", true)]).toEqual([true, true, true]);
  expect(may("youtube", false)).toBe(false);
});

test("who is found by a category is in it", async () => {
  await seedFound(app, { handle: "food", categories: ["food"] });
  await seedFound(app, { handle: "beauty", categories: ["beauty"] });
  const query = { category: "food" };
  const { docs } = (await app.call(searchCreators, { token: member.token, query })).result;
  expect(docs).toMatchObject([{ handle: "food", categories: ["food"] }]);
});

test("a card of an account that nobody has read keeps what its creator says of it", async () => {
  const [category] = await app.deps.db.selectFrom("categories").select("id").limit(1).execute();
  const categories = [category?.id ?? ""];
  const { ownerId } = await seedInfluencer(app, { platforms: ["instagram"], categories });
  const asked = { influencerIds: [ownerId], platform: "instagram" as const, hasPrAnalysis: true };
  const { card, isGone } = (await applicantCardsFor(app.deps, asked))(ownerId);
  expect([card, isGone]).toMatchObject([{ categories, followers: null }, false]);
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
