import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { completeOauth, getOauthLink, listSocialAccounts } from "@tomoru/contract/influencer/social";
import type { Platform } from "@tomoru/contract/platforms";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { findAccount } from "../../dev/sandbox-accounts.data.ts";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { beginLinkAt, linkAt } from "./linking.testing.ts";

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
afterAll(async () => {
  await app.close();
  await platforms.close();
});

const world = () => ({ app, platforms });

async function linked(token = person.token) {
  return (await app.call(listSocialAccounts, { token })).result.accounts;
}

async function complete(platform: Platform, query: Record<string, string>, token = person.token) {
  return app.call(completeOauth, { params: { platform }, query, token });
}

const all = [
  ["instagram", "sandbox-hana_kurashi", "hana_kurashi"],
  ["tiktok", "sandbox-hana.kurashi", "hana.kurashi"],
  ["youtube", "sandbox-hana-kurashi-ch", "hana-kurashi-ch"],
] as const;

test.each(all)("%s is linked with what its consent page sends back", async (platform, accountId, handle) => {
  const answer = await linkAt(world(), { person, platform, accountId });
  expect(answer).toMatchObject({ status: 200, result: { platform, handle } });
  const followers = findAccount(platform, accountId)?.followers;
  expect(await linked()).toMatchObject([{ platform, handle, followers, isSandbox: false }]);
  const { socialAccounts } = (await app.call(getProfile, { token: person.token })).result;
  expect(Object.values(socialAccounts).filter(Boolean)).toHaveLength(1);
  expect((await app.call(getHome, { token: person.token })).result.setup.socialLinked).toBe(true);
});

test("the way to a platform carries a state of 256 bits that is stored nowhere, and PKCE where the platform has it", async () => {
  for (const [platform] of all) {
    const { searchParams } = new URL(await beginLinkAt(world(), { person, platform }));
    const state = searchParams.get("state") ?? "";
    expect(Buffer.from(state, "base64url")).toHaveLength(32);
    expect(searchParams.get("redirect_uri")).toBe(`http://localhost:3000/${platform}/callback`);
    expect(searchParams.get("code_challenge_method")).toBe(platform === "youtube" ? "S256" : null);
    const rows = await app.deps.db.selectFrom("oauth_states").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(state);
  }
});

test("tokens are stored encrypted, and not to be opened in another person's or platform's row", async () => {
  await linkAt(world(), { person, platform: "youtube" });
  const row = await app.deps.db.selectFrom("social_accounts").selectAll().executeTakeFirstOrThrow();
  expect(row.tokens).not.toContain("sandbox.");
  const open = (context: string) => app.deps.keys.open(row.tokens ?? "", context);
  expect(open(`social_accounts/${person.ownerId}/youtube`)).toContain("sandbox.");
  expect(() => open(`social_accounts/${person.ownerId}/tiktok`)).toThrow();
});

test("an answer without a code is refused, and its state can still be used", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "tiktok" }));
  const { code: _, ...withoutCode } = back;
  expect(await complete("tiktok", withoutCode)).toMatchObject({ status: 400, code: 1023 });
  expect(await complete("tiktok", back)).toMatchObject({ status: 200 });
});

test.each([
  ["no state", undefined],
  ["an empty state", ""],
  ["a made-up state", "A".repeat(43)],
  ["a state that is longer than any", "A".repeat(2000)],
])("%s is refused with 400, so that no client refreshes its sign-in for it", async (_, state) => {
  const query = { code: "any", ...(state === undefined ? {} : { state }) };
  const before = platforms.calls("/oauth/access_token");
  expect(await complete("instagram", query)).toMatchObject({ status: 400, code: 1019 });
  expect(platforms.calls("/oauth/access_token")).toBe(before);
});

test("a state is good for ten minutes", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "tiktok" }));
  app.clock.advance(600);
  expect(await complete("tiktok", back)).toMatchObject({ status: 400, code: 1019 });
});

test("a state is good for one use, whatever came of it", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "tiktok" }));
  expect(await complete("tiktok", { ...back, code: "made-up" })).toMatchObject({ status: 400, code: 1023 });
  expect(await complete("tiktok", back)).toMatchObject({ status: 400, code: 1019 });
});

test("a state of somebody else, of another session or of another platform is refused, and stays good where it belongs", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "tiktok" }));
  const stranger = await seedInfluencer(app);
  const secondSession = await app.deps.db
    .transaction()
    .execute((trx) => startSession(app.deps, { trx, account: person.account }));
  expect(await complete("tiktok", back, stranger.token)).toMatchObject({ status: 400, code: 1019 });
  expect(await complete("tiktok", back, secondSession.accessToken)).toMatchObject({
    status: 400,
    code: 1019,
  });
  expect(await complete("youtube", back)).toMatchObject({ status: 400, code: 1019 });
  expect(await linked(stranger.token)).toEqual([]);
  expect(await complete("tiktok", back)).toMatchObject({ status: 200 });
});

test("of sixty-four exchanges of one state at once exactly one links, and the code goes out once", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "youtube" }));
  const before = platforms.calls("/youtube/token");
  const answers = await atOnce(() => complete("youtube", back));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 1019)).toHaveLength(crowd - 1);
  expect(platforms.calls("/youtube/token") - before).toBe(1);
  expect(await linked()).toHaveLength(1);
});

test.each(all)("a code that %s has given out before is refused on the code", async (platform) => {
  const first = await platforms.consent(await beginLinkAt(world(), { person, platform }));
  expect(await complete(platform, first)).toMatchObject({ status: 200 });
  const second = await platforms.consent(await beginLinkAt(world(), { person, platform }));
  const replayed = { ...second, code: first.code ?? "" };
  expect(await complete(platform, replayed)).toMatchObject({
    status: 400,
    code: 1023,
    errors: ["code 1023"],
  });
});

test("a code that has expired is refused on the code", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "youtube" }));
  platforms.expireCodes();
  expect(await complete("youtube", back)).toMatchObject({ code: 1023, errors: ["code 1023"] });
  expect(await linked()).toEqual([]);
});

test("a code that was asked for with another PKCE challenge is refused", async () => {
  const [mine, other] = [
    await beginLinkAt(world(), { person, platform: "youtube" }),
    await beginLinkAt(world(), { person, platform: "youtube" }),
  ];
  const injected = { ...(await platforms.consent(mine)), code: (await platforms.consent(other)).code ?? "" };
  expect(await complete("youtube", injected)).toMatchObject({ status: 400, code: 1023 });
});

test("what Instagram appends to its codes is taken off", async () => {
  const back = await platforms.consent(await beginLinkAt(world(), { person, platform: "instagram" }));
  expect(await complete("instagram", { ...back, code: `${back.code}#_` })).toMatchObject({ status: 200 });
});

test.each([
  ["a personal Instagram account", "instagram", "sandbox-sora_kojin"],
  ["a Google account without a channel", "youtube", "sandbox-no-channel"],
] as const)("%s is refused on the account and leaves nothing behind", async (_, platform, accountId) => {
  const answer = await linkAt(world(), { person, platform, accountId });
  expect(answer).toMatchObject({ status: 400, code: 1023, errors: ["account 1023"] });
  expect(await linked()).toEqual([]);
  expect(await app.deps.db.selectFrom("social_directory").selectAll().execute()).toEqual([]);
});

test("what a creator does not let TikTok tell is left out, and the rest is linked", async () => {
  const scopes = ["user.info.basic"];
  const answer = await linkAt(world(), {
    person,
    platform: "tiktok",
    accountId: "sandbox-hana.kurashi",
    scopes,
  });
  expect(answer).toMatchObject({ status: 200, result: { handle: "hana の台所" } });
  expect(await linked()).toMatchObject([{ followers: null, recentViews: [] }]);
});

test("a subscriber count that is hidden is null", async () => {
  await linkAt(world(), { person, platform: "youtube", accountId: "sandbox-himitsu-ch" });
  expect(await linked()).toMatchObject([{ handle: "himitsu-ch", followers: null }]);
});

test("an account that somebody else has linked is refused, and stays theirs", async () => {
  const accountId = "sandbox-hana_kurashi";
  await linkAt(world(), { person, platform: "instagram", accountId });
  const stranger = await seedInfluencer(app);
  const answer = await linkAt(world(), { person: stranger, platform: "instagram", accountId });
  expect(answer).toMatchObject({ status: 409, code: 2024 });
  expect(await linked(stranger.token)).toEqual([]);
  expect(await linked()).toHaveLength(1);
});

test("a refused link leaves the one before as it was", async () => {
  const other = await seedInfluencer(app);
  await linkAt(world(), { person: other, platform: "instagram", accountId: "sandbox-hana_kurashi" });
  await linkAt(world(), { person, platform: "instagram" });
  const before = await linked();
  const taken = await linkAt(world(), { person, platform: "instagram", accountId: "sandbox-hana_kurashi" });
  expect(taken.code).toBe(2024);
  expect((await linked()).map(({ handle }) => handle)).toEqual(before.map(({ handle }) => handle));
});

test("of two people who claim one account many times at once exactly one has it", async () => {
  const people = [person, await seedInfluencer(app)];
  const accountId = "sandbox-hana.kurashi";
  const answers = await atOnce((nth) => {
    const claimant = people[nth % 4 < 2 ? 0 : 1] ?? person;
    return linkAt(world(), { person: claimant, platform: "tiktok", accountId });
  });
  // Who has it may link it again as often as they like.
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(crowd / 2).fill(200), ...Array(crowd / 2).fill(409)]);
  const owners = await app.deps.db.selectFrom("social_directory").select("influencer_id").execute();
  expect(owners).toHaveLength(1);
});

test("one's own account again is a success, with one link in the end", async () => {
  const accountId = "sandbox-hana-kurashi-ch";
  for (let time = 0; time < 2; time += 1) {
    expect(await linkAt(world(), { person, platform: "youtube", accountId })).toMatchObject({ status: 200 });
  }
  expect(await linked()).toHaveLength(1);
});

test("another account takes the place of the one before, which somebody else can then link", async () => {
  await linkAt(world(), { person, platform: "tiktok", accountId: "sandbox-hana.kurashi" });
  await linkAt(world(), { person, platform: "tiktok" });
  expect(await linked()).toHaveLength(1);
  const other = await seedInfluencer(app);
  const taken = await linkAt(world(), {
    person: other,
    platform: "tiktok",
    accountId: "sandbox-hana.kurashi",
  });
  expect(taken.status).toBe(200);
});

test("a creator who says no at the platform sends no code", async () => {
  const url = await beginLinkAt(world(), { person, platform: "tiktok" });
  const back = await platforms.consent(url, { isDenied: true });
  expect(back).toMatchObject({ error: "access_denied" });
  expect(back).not.toHaveProperty("code");
});

test.each(["/facebook/oauthLink", "/facebook/callback?code=a&state=b"])(
  "another platform is no page of ours: %s",
  async (path) => {
    const answer = await app.app.inject({
      url: `/api/influencer${path}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ subStatusCode: 2005 });
  },
);

test("the link stands beside success, as the product has it", async () => {
  const answer = await app.app.inject({
    url: "/api/influencer/tiktok/oauthLink",
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.json()).toMatchObject({ success: true, url: expect.stringContaining("/v2/auth/authorize/") });
  expect((await app.call(getOauthLink, { params: { platform: "tiktok" }, token: person.token })).status).toBe(
    200,
  );
});
