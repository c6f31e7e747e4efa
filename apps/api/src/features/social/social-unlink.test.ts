import { listSocialAccounts, removeSocial } from "@tomoru/contract/influencer/social";
import { platforms as allPlatforms } from "@tomoru/contract/platforms";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt, soon } from "./linking.testing.ts";
import { forgetSocial } from "./social.usecases.ts";
import { revokeGrant } from "./social-revocation.usecases.ts";

let platforms: StandInPlatforms;
let app: TestApp;
let person: SeededInfluencer;

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

const remove = (platform: string) => app.call(removeSocial, { params: { platform }, token: person.token });

async function rows() {
  const { db } = app.deps;
  const [accounts, directory, revocations] = [
    await db.selectFrom("social_accounts").selectAll().execute(),
    await db.selectFrom("social_directory").selectAll().execute(),
    await db.selectFrom("social_revocations").selectAll().execute(),
  ];
  return { accounts, directory, revocations };
}

const revoked = async () => (await rows()).revocations.length;

test.each([
  ["tiktok", "/tiktok/v2/oauth/revoke/"],
  ["youtube", "/youtube/revoke"],
] as const)("unlinking %s erases at once, and then the platform is told", async (platform, path) => {
  await linkAt({ app, platforms }, { person, platform });
  const before = platforms.calls(path);
  expect((await remove(platform)).status).toBe(200);
  const { accounts, directory } = await rows();
  expect({ accounts, directory }).toEqual({ accounts: [], directory: [] });
  expect((await app.call(listSocialAccounts, { token: person.token })).result.accounts).toEqual([]);
  await expect.poll(() => platforms.calls(path), soon).toBe(before + 1);
  await expect.poll(revoked, soon).toBe(0);
});

test("Instagram has no call to take a grant back, so nothing of it is kept for one", async () => {
  await linkAt({ app, platforms }, { person, platform: "instagram" });
  await remove("instagram");
  expect(await rows()).toEqual({ accounts: [], directory: [], revocations: [] });
});

test("unlinking what is not linked is a success, as often as one likes", async () => {
  for (const platform of allPlatforms) expect((await remove(platform)).status).toBe(200);
});

test("unlinking touches nobody else's link", async () => {
  const other = await seedInfluencer(app, { platforms: ["tiktok"] });
  await remove("tiktok");
  const { accounts } = (await app.call(listSocialAccounts, { token: other.token })).result;
  expect(accounts).toHaveLength(1);
});

test("another platform is no page of ours", async () => {
  expect(await remove("facebook")).toMatchObject({ status: 404, code: 2005 });
});

test("a platform that is down does not hold up unlinking, and is told again later", async () => {
  platforms.fail("/youtube/revoke", "breaks");
  await linkAt({ app, platforms }, { person, platform: "youtube" });
  expect((await remove("youtube")).status).toBe(200);
  await expect.poll(() => platforms.calls("/youtube/revoke"), soon).toBeGreaterThan(0);
  expect(await revoked()).toBe(1);
  platforms.mendAll();
  await expect.poll(revoked, soon).toBe(0);
});

test("tokens that wait for their revocation are encrypted and name nobody", async () => {
  platforms.fail("/youtube/revoke", "breaks");
  await linkAt({ app, platforms }, { person, platform: "youtube" });
  await remove("youtube");
  const waiting = JSON.stringify((await rows()).revocations);
  expect(waiting).not.toContain("sandbox.");
  expect(waiting).not.toContain(person.ownerId);
});

test("a revocation is given up after a day", async () => {
  platforms.fail("/youtube/revoke", "breaks");
  await linkAt({ app, platforms }, { person, platform: "youtube" });
  await remove("youtube");
  const [waiting] = (await rows()).revocations;
  app.clock.advance(86_400);
  await revokeGrant(app.deps, waiting?.id ?? "");
  expect(await revoked()).toBe(0);
});

test("an account that was linked again meanwhile is not revoked: the platform would end the new link too", async () => {
  const accountId = "sandbox-hana-kurashi-ch";
  platforms.fail("/youtube/revoke", "breaks");
  await linkAt({ app, platforms }, { person, platform: "youtube", accountId });
  await remove("youtube");
  const [waiting] = (await rows()).revocations;
  await linkAt({ app, platforms }, { person, platform: "youtube", accountId });
  await revokeGrant(app.deps, waiting?.id ?? "");
  expect(await revoked()).toBe(0);
  expect((await rows()).accounts).toHaveLength(1);
});

test("TikTok is told with a fresh token when the one that is held has ended", async () => {
  await linkAt({ app, platforms }, { person, platform: "tiktok" });
  // The first read uses the token too: one that found it ended would take the grant for lost.
  await expect.poll(async () => (await rows()).accounts[0]?.recent_views, soon).not.toEqual([]);
  const [held] = (await rows()).accounts;
  const context = `social_accounts/${person.ownerId}/tiktok`;
  platforms.spend(JSON.parse(app.deps.keys.open(held?.tokens ?? "", context)).accessToken);
  const before = platforms.calls("/tiktok/v2/oauth/revoke/");
  await remove("tiktok");
  await expect.poll(() => platforms.calls("/tiktok/v2/oauth/revoke/") - before, soon).toBe(2);
});

test("leaving forgets every link, within the transaction that closes the account", async () => {
  for (const platform of allPlatforms) await linkAt({ app, platforms }, { person, platform });
  await app.deps.db.transaction().execute((trx) => forgetSocial(app.deps, { trx, ownerId: person.ownerId }));
  const { accounts, directory } = await rows();
  expect({ accounts, directory }).toEqual({ accounts: [], directory: [] });
  await expect.poll(revoked, soon).toBe(0);
});
