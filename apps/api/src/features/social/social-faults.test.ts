import { listSocialAccounts } from "@tomoru/contract/influencer/social";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { platformLimits } from "../../platform/social/platform-http.ts";
import { socialPlatforms } from "../../platform/social/social-platforms.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt, soon } from "./linking.testing.ts";
import { beginLink, completeLink } from "./social-link.usecases.ts";

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

const tokenPaths = {
  instagram: "/instagram/oauth/access_token",
  tiktok: "/tiktok/v2/oauth/token/",
  youtube: "/youtube/token",
} as const;

async function nothingIsLinked() {
  const tables = ["social_accounts", "social_directory", "oauth_states"] as const;
  for (const table of tables) expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
}

test.each(["redirects", "pours", "answersHtml", "isBusy", "breaks"] as const)(
  "a platform whose token call %s is told as silent, is asked once, and nothing is half linked",
  async (fault) => {
    for (const platform of ["instagram", "tiktok", "youtube"] as const) {
      platforms.fail(tokenPaths[platform], fault);
      const before = platforms.calls(tokenPaths[platform]);
      const answer = await linkAt({ app, platforms }, { person, platform });
      expect(answer).toMatchObject({ status: 502, code: 5020 });
      expect(platforms.calls(tokenPaths[platform]) - before).toBe(1);
    }
    await nothingIsLinked();
  },
);

test.each([
  ["instagram", "/instagram/access_token"],
  ["instagram", "/v25.0/me?"],
  ["tiktok", "/v2/user/info/"],
  ["youtube", "/youtube/v3/channels"],
] as const)("%s that breaks at %s leaves nothing half linked", async (platform, path) => {
  platforms.fail(path, "breaks");
  expect(await linkAt({ app, platforms }, { person, platform })).toMatchObject({ status: 502, code: 5020 });
  await nothingIsLinked();
});

test("a platform that hangs is cut after its time, and nothing is half linked", async () => {
  const impatient = { ...platformLimits, totalMs: 100 };
  const deps = { ...app.deps, social: socialPlatforms(app.deps.config, impatient) };
  const session = await app.deps.db.selectFrom("account_sessions").select("id").executeTakeFirstOrThrow();
  const caller = { ...person.account, sessionId: session.id };
  const url = await beginLink(deps, { caller, platform: "tiktok" });
  const { code = "", state } = await platforms.consent(url);
  platforms.fail(tokenPaths.tiktok, "hangs");
  const linking = completeLink(deps, { caller, platform: "tiktok", code, state, locale: "ja" });
  await expect(linking).rejects.toMatchObject({ code: 5020, status: 502 });
  await nothingIsLinked();
});

test.each([
  ["suspended", 1007],
  ["closed", 1006],
] as const)(
  "who is %s while the platform asks is refused with %s, and nothing is linked",
  async (status, code) => {
    const session = await app.deps.db.selectFrom("account_sessions").select("id").executeTakeFirstOrThrow();
    const caller = { ...person.account, sessionId: session.id };
    const url = await beginLink(app.deps, { caller, platform: "tiktok" });
    const back = await platforms.consent(url);
    await app.deps.db.updateTable("accounts").set({ status }).execute();
    const callback = { caller, platform: "tiktok", code: back.code ?? "", state: back.state } as const;
    await expect(completeLink(app.deps, { ...callback, locale: "ja" })).rejects.toMatchObject({ code });
    await nothingIsLinked();
  },
);

test("a platform that is not there at all is told as silent", async () => {
  const gone = await startStandInPlatforms();
  await gone.close();
  const { tiktok } = gone.social;
  const config = { ...app.deps.config, social: { ...app.deps.config.social, tiktok } };
  const platform = socialPlatforms(config).get("tiktok");
  const exchange = platform?.exchange({ code: "any", redirectUri: "any", codeVerifier: null });
  await expect(exchange).rejects.toMatchObject({ kind: "silent" });
});

test("credentials of ours that are wrong are our trouble: the creator is told to try later, not that the code is bad", async () => {
  const credentials = { clientId: "sandbox", clientSecret: "of-yesterday" };
  const youtube = { ...platforms.social.youtube, credentials };
  const config = { ...app.deps.config, social: { ...platforms.social, youtube } };
  const exchange = socialPlatforms(config)
    .get("youtube")
    ?.exchange({ code: "any", redirectUri: "any", codeVerifier: null });
  await expect(exchange).rejects.toMatchObject({ kind: "silent" });
});

test("figures that cannot be read do not undo a link", async () => {
  platforms.fail("/v25.0/me/media", "breaks");
  const answer = await linkAt({ app, platforms }, { person, platform: "instagram" });
  expect(answer.status).toBe(200);
  await expect.poll(() => platforms.calls("/v25.0/me/media"), soon).toBeGreaterThan(0);
  const { accounts } = (await app.call(listSocialAccounts, { token: person.token })).result;
  expect(accounts).toMatchObject([{ platform: "instagram", recentViews: [] }]);
  expect(accounts[0]?.followers).toBeGreaterThan(0);
});
