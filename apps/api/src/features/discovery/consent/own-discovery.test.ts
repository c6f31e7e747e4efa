import { updateProfile } from "@tomoru/contract/influencer/account";
import { getDiscovery, setDiscovery } from "@tomoru/contract/influencer/discovery";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { removeSocial } from "@tomoru/contract/influencer/social";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { findAccount } from "../../../dev/sandbox-accounts.data.ts";
import { type SeededInfluencer, seedInfluencer } from "../../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { linkAt } from "../../social/linking.testing.ts";
import { readFigures } from "../../social/social-figures.usecases.ts";
import { ageFigures } from "../discovery.maintenance.ts";

let platforms: StandInPlatforms;
let app: TestApp;
let person: SeededInfluencer;

const day = 86_400;

beforeAll(async () => {
  platforms = await startStandInPlatforms({ now: () => app.clock.now() });
  app = await startTestApp({ social: platforms.social });
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app, { creatorName: "ハナコ", dob: "2000-02-29" });
});
afterEach(() => {
  platforms.mendAll();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(async () => {
  await app.close();
  await platforms.close();
});

const ids = {
  instagram: "sandbox-hana_kurashi",
  tiktok: "sandbox-hana.kurashi",
  youtube: "sandbox-hana-kurashi-ch",
} as const;

async function found(platform: Platform = "instagram") {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(`discovery_${platform}`)} join ${sql.table(`discovery_texts_${platform}`)} using (influencer_id)
  `.execute(app.deps.db);
  return rows;
}

const read = (platform: Platform = "instagram") =>
  readFigures(app.deps, { ownerId: person.ownerId, platform });

/** Linked, and read by the job that linking sends. */
async function linkFully(platform: Platform = "instagram") {
  await linkAt({ app, platforms }, { person, platform, accountId: ids[platform] });
  await expect.poll(async () => (await found(platform)).length, { timeout: 15_000 }).toBe(1);
}

const discovery = async () => (await app.call(getDiscovery, { token: person.token })).result;
const turn = (isDiscoverable: boolean) =>
  app.call(setDiscovery, { token: person.token, body: { isDiscoverable } });

test.each(["instagram", "tiktok", "youtube"] as const)(
  "linking %s has the account found with its figures",
  async (platform) => {
    await linkFully(platform);
    const [row] = await found(platform);
    expect(row).toMatchObject({ followers: findAccount(platform, ids[platform])?.followers, gender: null });
    for (const figure of ["median_views", "engagement", "pr_share"])
      expect(Number(row?.[figure])).toBeGreaterThan(0);
    expect(String(row?.body)).toContain("はなこ");
    expect(String(row?.body)).toContain("#料理");
  },
);

test("linking is a consent, kept with the wording and the language that it was read in", async () => {
  await linkFully();
  const kept = await app.deps.db.selectFrom("consents").selectAll().execute();
  expect(kept).toMatchObject([{ kind: "discovery", version: 1, given: true, locale: "ja" }]);
  expect(await discovery()).toMatchObject({ isDiscoverable: true, isAnswered: true, reason: null });
});

test("the preview is the card that companies see", async () => {
  await linkFully();
  const { preview } = await discovery();
  expect(preview).toMatchObject({
    platform: "instagram",
    handle: "hana_kurashi",
    followers: 18_240,
    followerBand: 10_000,
    ageBand: "25-34",
  });
  expect(preview?.creatorId).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(preview?.recentViews).toHaveLength(20);
  expect(preview?.price?.minYen).toBeLessThan(preview?.price?.maxYen ?? 0);
  const text = JSON.stringify(preview);
  for (const secret of [person.email, person.fullName, "2000-02-29", person.ownerId])
    expect(text).not.toContain(secret);
});

test("who linked before companies could search is hidden and not asked yet", async () => {
  const before = await seedInfluencer(app, { platforms: ["tiktok"] });
  const { result } = await app.call(getDiscovery, { token: before.token });
  expect(result).toMatchObject({ isDiscoverable: false, isAnswered: false, reason: null, preview: null });
  expect(await found("tiktok")).toEqual([]);
});

test("hiding takes the account out of search before it answers, and showing brings it back", async () => {
  await linkFully();
  expect((await turn(false)).result).toMatchObject({ isDiscoverable: false });
  expect(await found()).toEqual([]);
  await read();
  expect(await found()).toEqual([]);
  await turn(true);
  expect(await found()).toHaveLength(1);
});

test("who has said no stays hidden when linking another account", async () => {
  await linkFully();
  await turn(false);
  await linkAt({ app, platforms }, { person, platform: "tiktok", accountId: ids.tiktok });
  await read("tiktok");
  expect(await found("tiktok")).toEqual([]);
});

test("unlinking leaves nothing of the account anywhere", async () => {
  await linkFully();
  await app.call(removeSocial, { token: person.token, params: { platform: "instagram" } });
  expect(await found()).toEqual([]);
  for (const table of ["account_posts", "account_insights", "follower_months"] as const)
    expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("a suspension takes every account out of search, and lifting it brings them back", async () => {
  await linkFully();
  const set = (status: "active" | "suspended") =>
    app.call(setInfluencerStatus, { params: { email: person.email }, body: { status, reason: "確認" } });
  await set("suspended");
  expect(await found()).toEqual([]);
  await set("active");
  expect(await found()).toHaveLength(1);
});

test("closing the account leaves neither figures nor consents", async () => {
  await linkFully();
  await app.call(closeAccount, { token: person.token });
  expect(await found()).toEqual([]);
  for (const table of ["account_posts", "account_insights", "follower_months", "consents"] as const)
    expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("a changed profile is found by what it says now", async () => {
  await linkFully();
  const body = {
    category: ["beauty"],
    bio: "山と紅茶。",
    creatorName: "ミドリ",
    country: "KR" as const,
    gender: "other" as const,
  };
  await app.call(updateProfile, { token: person.token, body });
  const [row] = await found();
  expect(row).toMatchObject({ country: 410, gender: 3 });
  expect(String(row?.body)).toContain("山と紅茶");
  expect(String(row?.body)).not.toContain("はなこ");
});

test("a creator under 18 is told why nobody finds them, and is found from their birthday on", async () => {
  await linkFully();
  await app.call(updateProfile, { token: person.token, body: { dob: "2008-12-01" } });
  expect(await found()).toEqual([]);
  expect(await discovery()).toMatchObject({ isDiscoverable: true, reason: "under18" });
  app.clock.set("2026-11-30T16:00:00.000Z");
  await ageFigures(app.deps);
  expect(await found()).toHaveLength(1);
});

test("figures that nobody could read anew for 30 days leave the search", async () => {
  await linkFully();
  app.clock.advance(30 * day);
  await ageFigures(app.deps);
  expect(await found()).toHaveLength(1);
  app.clock.advance(1);
  await ageFigures(app.deps);
  await ageFigures(app.deps);
  expect(await found()).toEqual([]);
});

test("what was read of YouTube is erased when no fresh read came for 30 days", async () => {
  await linkFully("youtube");
  app.clock.advance(30 * day + 1);
  await ageFigures(app.deps);
  for (const table of ["account_posts", "account_insights", "follower_months"] as const)
    expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("followers are kept by the day, and the last count of a day stays", async () => {
  await linkFully();
  app.clock.advance(3600);
  await read();
  app.clock.advance(2 * day);
  await read();
  const months = await app.deps.db.selectFrom("follower_months").selectAll().execute();
  expect(months).toHaveLength(1);
  const [{ month, counts } = { month: "", counts: [] }] = months;
  expect(month).toBe("2026-11-01");
  expect(counts).toHaveLength(31);
  expect(counts.flatMap((count, at) => (count === null ? [] : [[at + 1, count]]))).toEqual([
    [15, 18_240],
    [17, 18_240],
  ]);
});

test("where YouTube allows no derived numbers there are raw ones alone, and its word changes all in a night", async () => {
  await linkFully("youtube");
  const raw = { ...app.deps, config: { ...app.deps.config, youtubeDerived: false } };
  await ageFigures(raw);
  expect(await found("youtube")).toMatchObject([
    { followers: 18_240, median_views: -1, engagement: -1, price_yen: 2_147_483_647, pr_share: -1 },
  ]);
  await ageFigures(app.deps);
  expect(Number((await found("youtube"))[0]?.median_views)).toBeGreaterThan(0);
});

test("reading and hiding at once end hidden, whoever is first", async () => {
  await linkFully();
  for (let round = 0; round < 5; round += 1) {
    await turn(true);
    app.clock.advance(60);
    await Promise.all([read(), turn(false), read()]);
    expect(await found()).toEqual([]);
  }
});
