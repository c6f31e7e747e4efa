import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt, soon } from "./linking.testing.ts";
import { budgetOf, budgetOfAgain, callsOfRead, knownViews, restUntil } from "./social-budgets.rules.ts";
import { findDueReads } from "./social-figures.repository.ts";
import { readFigures, sendDueReads } from "./social-figures.usecases.ts";

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
  person = await seedInfluencer(app);
});
afterEach(() => {
  platforms.mendAll();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(async () => {
  await app.close();
  await platforms.close();
});

const read = (platform: Platform) => readFigures(app.deps, { ownerId: person.ownerId, platform });
const row = () => app.deps.db.selectFrom("social_accounts").selectAll().executeTakeFirstOrThrow();
const secondsUntil = (moment: Date | null) => ((moment?.getTime() ?? 0) - app.clock.now().getTime()) / 1000;

async function linkFully(platform: Platform) {
  await linkAt({ app, platforms }, { person, platform });
  const posts = app.deps.db.selectFrom("account_posts").select("reads");
  await expect.poll(async () => (await posts.execute()).length, soon).toBe(1);
}

test("of many reads of an account at once one asks the platform", async () => {
  await linkFully("tiktok");
  const before = platforms.calls("/v2/video/list/");
  await Promise.all(Array.from({ length: 16 }, () => read("tiktok")));
  expect(platforms.calls("/v2/video/list/") - before).toBe(3);
});

test("a platform that says too often is left alone by every link until its reset, and no link is at fault", async () => {
  await linkFully("tiktok");
  platforms.fail("/v2/user/info/", "isBusy");
  await read("tiktok");
  platforms.mendAll();
  const before = platforms.calls("/v2/user/info/");
  await read("tiktok");
  expect(platforms.calls("/v2/user/info/")).toBe(before);
  const { next_read_at, failed_reads } = await row();
  expect(failed_reads).toBe(0);
  expect(secondsUntil(next_read_at)).toBe(60);
  app.clock.advance(60);
  await read("tiktok");
  expect(platforms.calls("/v2/user/info/")).toBe(before + 1);
});

test("a budget that is used up puts a read off to its end", async () => {
  await linkFully("tiktok");
  const { count } = budgetOf("tiktok", app.clock.now());
  await spend(count);
  const before = platforms.calls("/v2/user/info/");
  await read("tiktok");
  expect(platforms.calls("/v2/user/info/")).toBe(before);
  expect(secondsUntil((await row()).next_read_at)).toBe(60);
});

test("who was put off to the end of a platform's minute is read as soon as the next one begins", async () => {
  await linkFully("tiktok");
  const { count } = budgetOf("tiktok", app.clock.now());
  await spend(count);
  await read("tiktok");
  app.clock.advance(30);
  await sendDueReads(app.deps);
  const waits = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - created_on))::integer as seconds from pgboss.job
    where name = 'social-figures' and state < 'active' and singleton_key = ${`${person.ownerId}/tiktok`}
  `.execute(app.deps.db);
  expect(waits.rows).toHaveLength(1);
  expect(waits.rows[0]?.seconds).toBeGreaterThanOrEqual(30);
  expect(waits.rows[0]?.seconds).toBeLessThan(50);
});

test("until its first read was kept an account is due again in minutes, and then in a day", async () => {
  platforms.fail("/v2/video/list/", "hangs");
  await linkAt({ app, platforms }, { person, platform: "tiktok" });
  expect(secondsUntil((await row()).next_read_at)).toBe(180);
  platforms.mendAll();
  app.clock.advance(180);
  // The job may have begun only now: one of the two has the lease.
  await read("tiktok");
  await expect.poll(async () => secondsUntil((await row()).next_read_at), soon).toBeGreaterThanOrEqual(day);
});

test("daily reads leave a part of the budget to accounts that nobody finds yet", async () => {
  await linkFully("tiktok");
  const [all, again] = [budgetOf, budgetOfAgain].map((of) => of("tiktok", app.clock.now()).count);
  await spend(again ?? 0);
  const before = platforms.calls("/v2/user/info/");
  await read("tiktok");
  expect(platforms.calls("/v2/user/info/")).toBe(before);
  expect(secondsUntil((await row()).next_read_at)).toBe(60);
  person = await seedInfluencer(app);
  await linkAt({ app, platforms }, { person, platform: "tiktok", accountId: "sandbox-new-00c0ffee" });
  const posts = app.deps.db.selectFrom("account_posts").select("reads");
  await expect.poll(async () => (await posts.execute()).length, soon).toBe(2);
  const spent = app.deps.db.selectFrom("rate_limits").select("count").where("key", "like", "platformCalls:%");
  expect((await spent.executeTakeFirstOrThrow()).count).toBeLessThanOrEqual(all ?? 0);
});

const spend = (count: number) =>
  app.deps.db.updateTable("rate_limits").set({ count }).where("key", "like", "platformCalls:%").execute();

test("the fifth failure in a row has an account tried once a day, and a read that works begins anew", async () => {
  await linkFully("youtube");
  platforms.fail("/youtube/v3/", "breaks");
  const waits: number[] = [];
  for (let failure = 0; failure < 5; failure += 1) {
    await read("youtube");
    waits.push(secondsUntil((await row()).next_read_at));
  }
  expect(waits).toEqual([3600, 3600, 3600, 3600, day]);
  platforms.mendAll();
  await read("youtube");
  expect((await row()).failed_reads).toBe(0);
});

test("a link whose tokens are dead waits for its creator, who is written to once", async () => {
  await linkFully("tiktok");
  const sealed = (await row()).tokens ?? "";
  const tokens = JSON.parse(app.deps.keys.open(sealed, `social_accounts/${person.ownerId}/tiktok`));
  platforms.spend(tokens.accessToken);
  await Promise.all([read("tiktok"), read("tiktok")]);
  expect(await row()).toMatchObject({ tokens: null, next_read_at: null, needs_relink_at: app.clock.now() });
  const mail = await app.mail.mailTo(person.email);
  expect(mail.text).toContain("TikTok");
  await read("tiktok");
  const mails = await app.deps.db.selectFrom("mails").select("kind").execute();
  expect(mails.filter(({ kind }) => kind === "socialNeedsRelink")).toHaveLength(1);
});

test("who was never read is read first, then what companies opened lately, then what waits longest", async () => {
  const now = app.clock.now();
  for (const [hours, opened, readAfter] of [
    [3, null, 60],
    [1, 8, 60],
    [2, 6, 60],
    [0.5, null, 0],
  ] as const) {
    const { ownerId } = await seedInfluencer(app, { platforms: ["instagram"] });
    const at = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    await app.deps.db
      .updateTable("social_accounts")
      .set({
        ...{ tokens: "t", next_read_at: at(hours * 3600), opened_at: opened && at(opened * day) },
        ...{ linked_at: at(9 * day), read_at: at(9 * day - readAfter) },
      })
      .where("influencer_id", "=", ownerId)
      .execute();
  }
  const due = await findDueReads(app.deps.db, { now, until: now, most: 10 });
  expect(due.map(({ dueAt }) => secondsUntil(dueAt) / -3600)).toEqual([0.5, 2, 3, 1]);
});

test("views of posts older than two weeks are asked for at each seventh read", () => {
  const now = new Date("2026-11-15T03:00:00Z");
  const posts = [
    { id: "young", postedAt: "2026-11-10T00:00:00Z", views: 5 },
    { id: "old", postedAt: "2026-10-10T00:00:00Z", views: 7 },
    { id: "hidden", postedAt: "2026-10-09T00:00:00Z", views: null },
  ];
  expect([...knownViews({ reads: 6, posts }, now)]).toEqual([["old", 7]]);
  expect(knownViews({ reads: 7, posts }, now).size).toBe(0);
  expect(knownViews(undefined, now).size).toBe(0);
  expect(callsOfRead("instagram", new Map([["old", 7]]), { reads: 6, posts })).toBe(4);
  expect(callsOfRead("instagram", new Map(), undefined)).toBe(52);
});

test("YouTube's day ends at midnight in California, in summer and in winter", () => {
  expect(restUntil("youtube", new Date("2026-11-15T03:00:00Z")).toISOString()).toBe(
    "2026-11-15T08:00:00.000Z",
  );
  expect(restUntil("youtube", new Date("2026-07-15T08:30:00Z")).toISOString()).toBe(
    "2026-07-16T07:00:00.000Z",
  );
});
