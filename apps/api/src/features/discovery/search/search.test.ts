import { searchCreators } from "@tomoru/contract/company/discovery";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { QueryInputOf } from "@tomoru/contract/endpoint";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany, seedInfluencer } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { tallyOf } from "../../companies/companies.testing.ts";
import { setDiscoverable } from "../consent/own-discovery.usecases.ts";
import { seedFound } from "./found-creators.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterEach(() => app.clock.set("2026-11-15T03:00:00.000Z"));
afterAll(() => app.close());

type Query = QueryInputOf<typeof searchCreators>;
const search = (query: Query, member?: SeededMember, ip?: string) =>
  app.call(searchCreators, { query, token: member?.token, ...(ip ? { ip } : {}) });
const handles = async (query: Query, member: SeededMember) =>
  (await search(query, member)).result.docs.map(({ handle }) => handle);
const company = (planId: PlanId) => seedCompany(app, { planId });

async function seedMany(count: number) {
  for (let at = 0; at < count; at += 1) await seedFound(app, { followers: 1000 + at });
}

test("a member finds accounts with their figures, the most watched first", async () => {
  await seedFound(app, { handle: "quiet", views: 300 });
  await seedFound(app, { handle: "loud", views: 90_000, followers: 50_000 });
  const { result } = await search({}, await company("standard"));
  expect(result.docs.map(({ handle }) => handle)).toEqual(["loud", "quiet"]);
  expect(result).toMatchObject({ total: { value: 2, isAtLeast: false }, page: 1, pagesAllowed: 50 });
  expect(result.docs[0]).toMatchObject({
    platform: "instagram",
    followers: 50_000,
    followerBand: 50_000,
    medianViews: 90_007,
    categories: ["beauty"],
    country: "JP",
    ageBand: "25-34",
    prShare: 2500,
  });
  expect(result.docs[0]?.recentViews).toHaveLength(16);
});

test("no answer has an e-mail, a full name, a date of birth or a creator's own id", async () => {
  const { email, fullName, ownerId } = await seedFound(app);
  const member = await company("professional");
  for (const asked of [await search({}, member), await search({})]) {
    const text = JSON.stringify(asked.result);
    expect(asked.result.docs).toHaveLength(1);
    for (const secret of [email, fullName, ownerId, "1999-05-05"]) expect(text).not.toContain(secret);
  }
});

test("who chose a creator name is called by it, as on the deals that come of it", async () => {
  await seedFound(app, { handle: "ruri", displayName: "瑠璃の本棚", creatorName: "森の瑠璃" });
  await seedFound(app, { handle: "nobody", displayName: "名もなき台所" });
  const { result } = await search({}, await company("standard"));
  const names = result.docs.map(({ handle, displayName }) => [handle, displayName]);
  expect(Object.fromEntries(names)).toEqual({ ruri: "森の瑠璃", nobody: "名もなき台所" });
});

test("a visitor is told who it is and about how many follow, and no number", async () => {
  await seedFound(app, { followers: 12_345 });
  const { result } = await search({});
  expect(result).toMatchObject({ nextCursor: null, page: 1, pagesAllowed: 1 });
  expect(result.docs[0]).toMatchObject({
    followerBand: 10_000,
    followers: null,
    medianViews: null,
    price: null,
  });
  expect(result.docs[0]).toMatchObject({ recentViews: [], country: null, ageBand: null, lastPostOn: null });
  expect(JSON.stringify(result)).not.toContain("12345");
});

test.each([
  { followersMin: 1 },
  { country: "JP" },
  { sort: "medianViews" },
  { gender: "female" },
  { cursor: "x" },
] as const)("a visitor who asks for %j is refused as by a plan", async (query) => {
  expect(await search(query)).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
});

test("a visitor has thirty searches an hour a network, over all copies", async () => {
  for (let at = 0; at < 30; at += 1)
    expect((await search({}, undefined, `2001:db8::${at + 1}`)).status).toBe(200);
  expect(await search({}, undefined, "2001:db8::ffff")).toMatchObject({ status: 429, code: 1020 });
  expect((await search({}, undefined, "198.51.100.7")).status).toBe(200);
});

test("a token that is wrong or of the other side is refused, and not taken for a visitor", async () => {
  const creator = await seedInfluencer(app);
  for (const token of ["nonsense", creator.token])
    expect(await app.call(searchCreators, { token })).toMatchObject({ status: 401, code: 1019 });
});

test.each([
  [{ q: "しずく" }, ["by-word"]],
  [{ q: "シズク" }, ["by-word"]],
  [{ q: "滴" }, []],
  [{ category: "food,travel" }, ["by-category"]],
  [{ followersMin: 5000, followersMax: 9999 }, ["by-followers"]],
  [{ followerBand: "10000" }, ["by-band"]],
  [{ medianViewsMin: 5000 }, ["by-views"]],
  [{ country: "KR" }, ["by-country"]],
  [{ gender: "male" }, ["by-gender"]],
  [{ ageBand: "55+" }, ["by-age"]],
  [{ lastPostDays: "7", q: "by-word" }, ["by-word"]],
  [{ prShareMin: 2600 }, []],
  [{ engagementMax: 100 }, []],
  [{ priceMin: 40_000 }, ["by-views"]],
] as const)("%j finds %j", async (query, expected) => {
  await seedFound(app, { handle: "by-word", displayName: "しずく", followers: 900 });
  await seedFound(app, { handle: "by-category", categories: ["food"], followers: 900 });
  await seedFound(app, { handle: "by-followers", followers: 7000 });
  await seedFound(app, { handle: "by-band", followers: 10_000 });
  await seedFound(app, { handle: "by-views", views: 6000, followers: 900 });
  await seedFound(app, { handle: "by-country", country: "KR", followers: 900 });
  await seedFound(app, { handle: "by-gender", gender: "male", followers: 900 });
  await seedFound(app, { handle: "by-age", dob: "1960-01-01", followers: 900 });
  await seedFound(app, { handle: "elsewhere", platform: "tiktok", displayName: "しずく" });
  const { result, status } = await search(query, await company("standard"));
  expect(status).toBe(200);
  expect(result.docs.map(({ handle }) => handle)).toEqual(expected);
});

test.each([
  ["platform", { platform: "myspace" }, 1023],
  ["q", { q: "a b c d" }, 1023],
  ["q", { q: "あ".repeat(31) }, 1023],
  ["q", { q: "a\u0000b" }, 1023],
  ["followersMin", { followersMin: "many" }, 3013],
  ["followersMax", { followersMin: "10", followersMax: "9" }, 1023],
  ["category", { category: "beauty,nothing" }, 2007],
  ["country", { country: "XX" }, 1023],
  ["ageBand.0", { ageBand: "12-17" }, 1023],
  ["lastPostDays", { lastPostDays: "8" }, 1023],
  ["sort", { sort: "fame" }, 1023],
  ["cursor", { cursor: "AAAA" }, 1023],
])("%s of %j is refused with %s", async (field, query, code) => {
  const answer = await search(query as Query, await company("standard"));
  expect(answer).toMatchObject({ status: 400, code });
  expect(answer.errors[0]).toContain(`${field} ${code}`);
});

test.each(["%_'{\\", "'; drop table--", "🍣", "の".repeat(30), "%"])(
  "%j is searched for as it is written",
  async (q) => {
    await seedFound(app);
    const answer = await search({ q }, await company("standard"));
    expect(answer.status).toBe(200);
    expect(answer.result.docs).toEqual([]);
  },
);

test("pages follow each other without a gap, and a cursor is good for its own search and company alone", async () => {
  await seedMany(30);
  const member = await company("standard");
  const first = (await search({ sort: "followers" }, member)).result;
  expect(first.docs).toHaveLength(24);
  const cursor = first.nextCursor ?? "";
  const second = (await search({ sort: "followers", cursor }, member)).result;
  expect(second).toMatchObject({ page: 2, total: null, nextCursor: null });
  const seen = [...first.docs, ...second.docs].map(({ followers }) => followers);
  expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => 1029 - at));
  const other = await company("standard");
  expect((await search({ sort: "followers", cursor }, other)).code).toBe(1023);
  expect((await search({ sort: "followers", country: "JP", cursor }, member)).code).toBe(1023);
  const changed = `${cursor.slice(0, -2)}${cursor.endsWith("AA") ? "BB" : "AA"}`;
  expect((await search({ sort: "followers", cursor: changed }, member)).code).toBe(1023);
});

test("Free has the basic filters", async () => {
  const member = await company("free");
  await seedFound(app, { handle: "one" });
  expect(await handles({ q: "one", category: "beauty", followersMin: 1, country: "JP" }, member)).toEqual([
    "one",
  ]);
  for (const query of [
    { gender: "female" },
    { medianViewsMin: 1 },
    { prShareMin: 1 },
    { ageBand: "25-34" },
  ] as const)
    expect(await search(query, member)).toMatchObject({ status: 403, errors: ["plan 2016"] });
});

test("Free knows no PR posts", async () => {
  await seedFound(app);
  const { result } = await search({}, await company("free"));
  expect(result.docs[0]?.prShare).toBeNull();
  expect(result.docs[0]?.recentViews.every(({ isPr }) => isPr === null)).toBe(true);
});

test("what the day has shown a company is counted over all its people and copies; the next day begins anew", async () => {
  app.clock.set("2026-11-15T14:55:00.000Z");
  await seedMany(2);
  const member = await company("free");
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: member.companyId, kind: "searchRow", period: "2026-11-15", count: 477 })
    .execute();
  expect((await search({}, member)).status).toBe(200);
  const refused = await search({}, member);
  expect(refused).toMatchObject({ status: 429, code: 1020 });
  expect(Number(refused.headers["retry-after"])).toBe(300);
  expect((await search({ q: "nobody" }, member)).status).toBe(200);
  app.clock.advance(300);
  expect((await search({}, member)).status).toBe(200);
});

test("of 64 searches at once none goes beyond the day's number, whoever of the company makes them", async () => {
  await seedMany(2);
  const member = await company("standard");
  const people = [member, await seedColleague(app, member)];
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: member.companyId, kind: "searchRow", period: "2026-11-15", count: 4790 })
    .execute();
  // Each copy is asked by both.
  const answers = await atOnce((nth) => search({}, people[(nth >> 1) % 2]));
  expect(tallyOf(answers)).toEqual({ 200: 5, 1020: 59 });
});

test("of 64 searches of one person at once sixty are made", async () => {
  const member = await company("professional");
  const answers = await atOnce(() => search({ q: "nobody" }, member));
  expect(tallyOf(answers)).toEqual({ 200: 60, 1020: 4 });
});

test("of 64 visitors of one network at once thirty are let in", async () => {
  const answers = await atOnce((nth) => search({}, undefined, `2001:db8:1::${nth + 1}`));
  expect(tallyOf(answers)).toEqual({ 200: 30, 1020: 34 });
});

test("a person makes sixty searches a minute", async () => {
  const member = await company("professional");
  for (let at = 0; at < 60; at += 1) await search({ q: "nobody" }, member);
  expect(await search({ q: "nobody" }, member)).toMatchObject({ status: 429, code: 1020 });
  app.clock.advance(60);
  expect((await search({ q: "nobody" }, member)).status).toBe(200);
});

test("who hides is in no page that is asked for after it", async () => {
  const { ownerId } = await seedFound(app, { handle: "shy" });
  const member = await company("standard");
  expect(await handles({}, member)).toEqual(["shy"]);
  await setDiscoverable(app.deps, { ownerId, isDiscoverable: false });
  expect(await handles({}, member)).toEqual([]);
});
