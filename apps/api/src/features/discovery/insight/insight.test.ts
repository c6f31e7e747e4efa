import { compareCreators, getInsight, getPrAnalysis } from "@tomoru/contract/company/discovery";
import type { Platform } from "@tomoru/contract/platforms";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { setDiscoverable } from "../consent/own-discovery.usecases.ts";
import { seedFound } from "../search/found-creators.testing.ts";

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

const insight = (id: string, { token = member.token, platform = "instagram" as Platform } = {}) =>
  app.call(getInsight, { params: { id }, query: { platform }, token });
const prOf = (id: string, token = member.token) =>
  app.call(getPrAnalysis, { params: { id }, query: {}, token });

async function used(companyId = member.companyId) {
  const row = await app.deps.db
    .selectFrom("usage_counts")
    .select("count")
    .where("company_id", "=", companyId)
    .where("kind", "=", "insight")
    .execute();
  return row.map(({ count }) => count);
}

test("an insight has the medians, the price with its sum, and the posts that they are taken of", async () => {
  const { creatorId } = await seedFound(app, { handle: "hana", followers: 20_000, views: 31_000 });
  const { result, status } = await insight(creatorId);
  expect(status).toBe(200);
  expect(result).toMatchObject({
    creatorId,
    handle: "hana",
    profileUrl: "https://www.instagram.com/hana/",
    followers: 20_000,
    mainFormat: "reel",
    medianViews: 31_007,
    medianLikes: 1550,
    price: { format: "reel", unitYen: 8, factor: 11_000, constantsOf: "2026-11-01" },
    record: null,
    lists: [],
    otherPlatforms: [],
    dropped: [],
  });
  expect(result.posts).toHaveLength(16);
  expect(result.posts[0]).toMatchObject({ isPr: true, caption: "#PR しずく化粧水" });
  expect(result.heat).toHaveLength(7);
  expect(result.missing).toEqual({ growth30Days: "notRead" });
});

test("an insight has no e-mail, name, date of birth or own id of a creator", async () => {
  const { creatorId, email, fullName, ownerId } = await seedFound(app);
  const text = JSON.stringify([(await insight(creatorId)).result, (await prOf(creatorId)).result]);
  for (const secret of [email, fullName, ownerId, "1999-05-05"]) expect(text).not.toContain(secret);
});

test("fewer than five posts say nothing, and why", async () => {
  const { creatorId } = await seedFound(app, { posts: 4 });
  const { result } = await insight(creatorId);
  expect(result).toMatchObject({ medianViews: null, engagement: null, price: null, heat: null });
  expect(result.missing).toMatchObject({ medianViews: "tooFew", price: "tooFew", heat: "tooFew" });
});

test("hidden followers and views that were not granted are said to be that", async () => {
  const { creatorId } = await seedFound(app, { followers: null, isGranted: false });
  const { missing } = (await insight(creatorId)).result;
  expect(missing).toMatchObject({ followers: "hidden", growth30Days: "hidden" });
});

test("an account is counted once a month, whichever side of it is opened and by whom", async () => {
  app.clock.set("2026-11-30T14:55:00.000Z");
  const { token, companyId } = await seedCompany(app, { planId: "standard" });
  const { creatorId } = await seedFound(app);
  await insight(creatorId, { token });
  await insight(creatorId, { token });
  await prOf(creatorId, token);
  expect(await used(companyId)).toEqual([1]);
  app.clock.advance(300);
  await insight(creatorId, { token });
  expect(await used(companyId)).toEqual([1, 1]);
});

test("of 64 who open one account at once one pays", async () => {
  const { creatorId } = await seedFound(app);
  const answers = await atOnce(() => insight(creatorId));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await used()).toEqual([1]);
});

test("an account of which nothing but followers is known does not count", async () => {
  const { creatorId } = await seedFound(app, { posts: 0 });
  expect((await insight(creatorId)).status).toBe(200);
  expect(await used()).toEqual([]);
});

test("at the end of the month's insights, by 64 at once, another account is refused, and one that was opened is not", async () => {
  const free = await seedCompany(app, { planId: "free" });
  const creators: string[] = [];
  for (let at = 0; at < 16; at += 1) creators.push((await seedFound(app)).creatorId);
  // Each four times.
  const answers = await atOnce((nth) => insight(creators[nth % 16] ?? "", { token: free.token }));
  const seen = answers.filter(({ status }) => status === 200).map(({ result }) => result.creatorId);
  expect(new Set(seen).size).toBe(10);
  expect(answers.filter(({ status }) => status === 403)[0]).toMatchObject({
    code: 2016,
    errors: ["plan 2016"],
  });
  expect((await insight(seen[0] ?? "", { token: free.token })).status).toBe(200);
  expect(await used(free.companyId)).toEqual([10]);
});

test("PR posts stand beside the others, each with the words that say so", async () => {
  const { creatorId } = await seedFound(app, { posts: 40, views: 1000 });
  const { result } = await prOf(creatorId);
  expect(result).toMatchObject({
    sample: 40,
    count: 10,
    share: 2500,
    ratio: 99,
    daysSinceLast: 3,
    labels: [{ label: "#pr", count: 10 }],
  });
  expect(result?.posts[0]).toMatchObject({ rule: "H", evidence: "#pr", isBelowFold: false });
});

test("Free has no analysis of PR posts, and is not told which posts are some", async () => {
  const free = await seedCompany(app, { planId: "free" });
  const { creatorId } = await seedFound(app);
  expect(await prOf(creatorId, free.token)).toMatchObject({ status: 403, errors: ["plan 2016"] });
  const { posts } = (await insight(creatorId, { token: free.token })).result;
  expect(posts.every(({ isPr }) => isPr === null)).toBe(true);
});

test("who is hidden, on another platform or nobody is as missing as each other", async () => {
  const hidden = await seedFound(app);
  await setDiscoverable(app.deps, { ownerId: hidden.ownerId, isDiscoverable: false });
  const elsewhere = await seedFound(app, { platform: "tiktok" });
  for (const id of [hidden.creatorId, elsewhere.creatorId, "A".repeat(22)])
    expect(await insight(id)).toMatchObject({ status: 404, code: 2005, errors: [] });
  expect((await insight(elsewhere.creatorId, { platform: "tiktok" })).status).toBe(200);
  expect(await insight("abc")).toMatchObject({ status: 400, code: 2011 });
});

test("an open account that is hidden is gone at the next call", async () => {
  const { creatorId, ownerId } = await seedFound(app);
  expect((await insight(creatorId)).status).toBe(200);
  await setDiscoverable(app.deps, { ownerId, isDiscoverable: false });
  expect((await insight(creatorId)).code).toBe(2005);
});

test("two to four are compared, each counts, and all are opened or none", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) ids.push((await seedFound(app)).creatorId);
  const compare = (some: string[], token = member.token) =>
    app.call(compareCreators, { query: { ids: some.join(",") }, token });
  const { result } = await compare(ids);
  expect(result.docs.map(({ creatorId }) => creatorId)).toEqual(ids);
  expect(await used()).toEqual([4]);
  expect((await compare(ids.slice(0, 1))).code).toBe(1023);
  expect((await compare([...ids, "B".repeat(22)])).code).toBe(1023);
  const free = await seedCompany(app, { planId: "free" });
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: free.companyId, kind: "insight", period: "2026-11", count: 8 })
    .execute();
  expect((await compare(ids, free.token)).code).toBe(2016);
  expect((await compare(ids.slice(2), free.token)).status).toBe(200);
  expect(await used(free.companyId)).toEqual([10]);
});
