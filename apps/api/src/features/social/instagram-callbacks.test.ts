import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sandboxCredentials } from "../../platform/social/social-platforms.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt } from "./linking.testing.ts";

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

const deauthorize = "/api/social/instagram/deauthorize";
const deletion = "/api/social/instagram/data-deletion";

type Payload = { user_id: unknown; algorithm?: string };

function signed(payload: Payload | string, secret = sandboxCredentials.clientSecret): string {
  const text =
    typeof payload === "string" ? payload : JSON.stringify({ algorithm: "HMAC-SHA256", ...payload });
  const encoded = Buffer.from(text).toString("base64url");
  return `${createHmac("sha256", secret).update(encoded).digest("base64url")}.${encoded}`;
}

const post = (url: string, request: string) =>
  app.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ signed_request: request }).toString(),
  });

async function linkedUser(): Promise<string> {
  await linkAt({ app, platforms }, { person, platform: "instagram" });
  const row = await app.deps.db
    .selectFrom("social_accounts")
    .select("platform_user_id")
    .executeTakeFirstOrThrow();
  return row.platform_user_id;
}

async function left() {
  const { db } = app.deps;
  const counts = await Promise.all(
    (
      ["social_accounts", "social_directory", "account_posts", "account_insights", "follower_months"] as const
    ).map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test.each([deauthorize, deletion])("%s of a linked account erases all that was read of it", async (url) => {
  const user_id = await linkedUser();
  expect(await left()).toBeGreaterThan(0);
  expect((await post(url, signed({ user_id }))).statusCode).toBe(200);
  expect(await left()).toBe(0);
});

test("a request for deletion is answered with where to look and a code, also again and for nobody", async () => {
  const user_id = await linkedUser();
  for (const request of [signed({ user_id }), signed({ user_id }), signed({ user_id: 17 })]) {
    const { url, confirmation_code: code } = (await post(deletion, request)).json();
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(url).toBe(`http://localhost:3000${deletion}?code=${code}`);
    const seen = await app.app.inject({ url: url.slice("http://localhost:3000".length) });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toContain("削除済みです");
  }
});

test("what Instagram has not signed erases nothing", async () => {
  const user_id = await linkedUser();
  const before = await left();
  const forged = [
    signed({ user_id }, "another secret"),
    signed({ user_id, algorithm: "none" }),
    signed("no json"),
    `.${signed({ user_id }).split(".")[1]}`,
    `${signed({ user_id })}.more`,
    `${signed({ user_id }).split(".")[0]}.${Buffer.from(JSON.stringify({ user_id: "1" })).toString("base64url")}`,
    "",
    "a".repeat(6000),
  ];
  for (const request of forged) {
    for (const url of [deauthorize, deletion]) {
      const answer = await post(url, request);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, subStatusCode: 1023 });
    }
  }
  expect(await left()).toBe(before);
});
