import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { findAccount } from "../../dev/sandbox-accounts.data.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt, soon } from "./linking.testing.ts";
import { lookAfterSocial } from "./social.maintenance.ts";
import { listSocial } from "./social.usecases.ts";
import { readFigures, sendDueReads } from "./social-figures.usecases.ts";

let platforms: StandInPlatforms;
let app: TestApp;
let person: SeededInfluencer;

const day = 86_400;
const ids = {
  instagram: "sandbox-hana_kurashi",
  tiktok: "sandbox-hana.kurashi",
  youtube: "sandbox-hana-kurashi-ch",
} as const;
const postedOf = (platform: Platform) => findAccount(platform, ids[platform])?.recentViews;

beforeAll(async () => {
  platforms = await startStandInPlatforms();
  app = await startTestApp({ social: platforms.social });
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
});
afterEach(() => platforms.mendAll());
afterAll(async () => {
  await app.close();
  await platforms.close();
});

async function account() {
  const { accounts } = await listSocial(app.deps, person.ownerId);
  const [first] = accounts;
  return first;
}

/** Linked, and the job that reads the posts' views at linking is done. */
async function linkFully(platform: Platform) {
  await linkAt({ app, platforms }, { person, platform, accountId: ids[platform] });
  await expect.poll(async () => (await account())?.recentViews, soon).toEqual(postedOf(platform));
}

const read = (platform: Platform) => readFigures(app.deps, { ownerId: person.ownerId, platform });

function row() {
  return app.deps.db.selectFrom("social_accounts").selectAll().executeTakeFirstOrThrow();
}

test.each(["instagram", "tiktok", "youtube"] as const)(
  "linking %s has followers and the recent posts' views read, with their time",
  async (platform) => {
    await linkFully(platform);
    const readAt = app.clock.now().toISOString();
    expect(await account()).toMatchObject({
      followers: findAccount(platform, ids[platform])?.followers,
      ...{ recentViews: postedOf(platform), readAt },
    });
  },
);

test.each(["instagram", "tiktok", "youtube"] as const)(
  "%s is read again later with tokens that were refreshed on time",
  async (platform) => {
    await linkFully(platform);
    const before = await row();
    app.clock.advance(45 * day);
    await read(platform);
    expect((await account())?.readAt).toBe(app.clock.now().toISOString());
    const after = await row();
    expect(after.tokens).not.toBe(before.tokens);
    expect(Number(after.access_expires_at)).toBeGreaterThan(app.clock.now().getTime());
  },
);

test("tokens that still hold are not refreshed", async () => {
  await linkFully("instagram");
  app.clock.advance(day);
  const before = platforms.calls("/refresh_access_token");
  await read("instagram");
  expect(platforms.calls("/refresh_access_token")).toBe(before);
});

test("of many readers at once one refreshes: a refresh token that rotates is spent once", async () => {
  await linkFully("tiktok");
  app.clock.advance(day);
  const before = platforms.calls("/tiktok/v2/oauth/token/");
  await Promise.all(Array.from({ length: 16 }, () => read("tiktok")));
  expect(platforms.calls("/tiktok/v2/oauth/token/") - before).toBe(1);
  app.clock.advance(day);
  await read("tiktok");
  expect((await account())?.readAt).toBe(app.clock.now().toISOString());
});

test("a refresh that fails keeps the tokens and the figures, and is tried again an hour later", async () => {
  await linkFully("tiktok");
  const { readAt } = (await account()) ?? {};
  app.clock.advance(day);
  platforms.fail("/tiktok/v2/oauth/token/", "breaks");
  await read("tiktok");
  expect(await account()).toMatchObject({ readAt, recentViews: postedOf("tiktok") });
  expect((await row()).next_read_at?.getTime()).toBe(app.clock.now().getTime() + 3_600_000);
  platforms.mendAll();
  await read("tiktok");
  expect((await account())?.readAt).toBe(app.clock.now().toISOString());
});

test("a grant that the platform took back is not asked with again; the link keeps its last figures", async () => {
  await linkFully("tiktok");
  const { ownerId } = person;
  const sealed = (await row()).tokens ?? "";
  const { refreshToken } = JSON.parse(app.deps.keys.open(sealed, `social_accounts/${ownerId}/tiktok`));
  platforms.spend(refreshToken);
  app.clock.advance(day);
  await read("tiktok");
  expect(await row()).toMatchObject({ tokens: null, next_read_at: null });
  expect(await account()).toMatchObject({ handle: "hana.kurashi", recentViews: postedOf("tiktok") });
});

test("the job reads what is due, once a day, and nothing before", async () => {
  await linkFully("youtube");
  await sendDueReads(app.deps);
  expect(await waitingJobs()).toBe(0);
  app.clock.advance(day + 2 * 3600);
  await sendDueReads(app.deps);
  await sendDueReads(app.deps);
  expect(await waitingJobs()).toBe(1);
});

async function waitingJobs(): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'social-figures' and state < 'active' and singleton_key = ${`${person.ownerId}/youtube`}
  `.execute(app.deps.db);
  return rows.length;
}

test("ways to a platform that nobody came back from are swept", async () => {
  await app.app.inject({
    url: "/api/influencer/tiktok/oauthLink",
    headers: { authorization: `Bearer ${person.token}` },
  });
  const states = () => app.deps.db.selectFrom("oauth_states").selectAll().execute();
  await lookAfterSocial(app.deps);
  expect(await states()).toHaveLength(1);
  app.clock.advance(600);
  await lookAfterSocial(app.deps);
  expect(await states()).toEqual([]);
});
