import { completeOauth, getOauthLink, listSocialAccounts } from "@tomoru/contract/influencer/social";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginLinkAt } from "../features/social/linking.testing.ts";
import { seedInfluencer } from "../testing/seed.ts";
import { startStandInPlatforms } from "../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ownCallback = "http://localhost:3000/tiktok/callback";
const query = {
  client_key: "sandbox",
  redirect_uri: ownCallback,
  scope: "user.info.basic,video.list",
  state: "abc",
};
const path = "/dev/social/tiktok/v2/auth/authorize/";

test.each([
  ["ja", "お試し用", "許可する", "拒否する"],
  ["en", "Sandbox for trying things out", "Allow", "Deny"],
])("the consent page in %s says that it is a sandbox and has its two buttons", async (language, ...shown) => {
  const page = await app.app.inject({
    url: path,
    query,
    headers: { "accept-language": "fr, en, ja", cookie: `locale=${language}` },
  });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<html lang="${language}">`);
  for (const text of shown) expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
});

test.each([
  ["another site's callback", { redirect_uri: "https://evil.example/tiktok/callback" }],
  ["another client", { client_key: "somebody" }],
])("for %s no page asks for consent", async (_, changed) => {
  const page = await app.app.inject({ url: path, query: { ...query, ...changed } });
  expect(page.statusCode).toBe(400);
  expect(page.body).not.toContain("<form");
});

test("both answers lead back to our own callback, with the state as it came", async () => {
  const decide = (decision: string) =>
    app.app.inject({
      method: "POST",
      url: "/dev/social/tiktok/decision",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000" },
      payload: new URLSearchParams({ decision, account: "sandbox-hana.kurashi", state: "a&b" }).toString(),
    });
  const allowed = new URL((await decide("allow")).headers.location ?? "");
  expect(allowed.origin + allowed.pathname).toBe(ownCallback);
  expect(allowed.searchParams.get("state")).toBe("a&b");
  expect(allowed.searchParams.get("code")).toMatch(/^sandbox-code\./);
  const denied = new URL((await decide("deny")).headers.location ?? "");
  expect(denied.searchParams.get("error")).toBe("access_denied");
  expect(denied.searchParams.has("code")).toBe(false);
});

test("a link made in the sandbox is marked as one", async () => {
  const sandbox = await startStandInPlatforms();
  const bare = (name: "instagram" | "tiktok" | "youtube") => ({
    ...sandbox.social[name],
    credentials: undefined,
  });
  const social = { instagram: bare("instagram"), tiktok: bare("tiktok"), youtube: bare("youtube") };
  const trial = await startTestApp({ social });
  const person = await seedInfluencer(trial);
  const world = { app: trial, platforms: sandbox };
  const back = await sandbox.consent(await beginLinkAt(world, { person, platform: "youtube" }));
  const { token } = person;
  await trial.call(completeOauth, { params: { platform: "youtube" }, query: back, token });
  const { accounts } = (await trial.call(listSocialAccounts, { token })).result;
  expect(accounts).toMatchObject([{ platform: "youtube", isSandbox: true }]);
  await trial.close();
  await sandbox.close();
});

test("in production there is no sandbox, and a platform without credentials is not to be linked", async () => {
  const production = await startTestApp({ production: true });
  for (const url of [path, "/dev/social.css", "/dev/social/tiktok/v2/user/info/"]) {
    expect((await production.app.inject({ url, query })).statusCode).toBe(404);
  }
  const { token } = await seedInfluencer(production);
  const link = await production.call(getOauthLink, { params: { platform: "tiktok" }, token });
  expect(link).toMatchObject({ status: 403, code: 2016 });
  expect((await production.call(listSocialAccounts, { token })).result.available).toEqual([]);
  await production.close();
});
