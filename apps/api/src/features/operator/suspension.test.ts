import { login } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

function set(status: "active" | "suspended", { email } = hanako, reason = "問い合わせ 1201 の確認のため。") {
  return app.call(setInfluencerStatus, { params: { email }, body: { status, reason } });
}

function enter(password = hanako.password) {
  return app.call(login, { body: { username: hanako.email, password } });
}

test("a suspension is answered by live tokens, by refreshing and by signing in, at once", async () => {
  const answer = await set("suspended");
  expect(answer).toMatchObject({ status: 200, result: { email: hanako.email, status: "suspended" } });
  expect(await app.call(getProfile, { token: hanako.token })).toMatchObject({ status: 403, code: 1007 });
  const refreshed = await app.call(refreshToken, { body: { refreshToken: hanako.refreshToken } });
  expect(refreshed).toMatchObject({ status: 403, code: 1007 });
  expect((await enter("Wrong-Guess-1")).code).toBe(1004);
  expect(await enter()).toMatchObject({ status: 403, code: 1007 });
});

test("a suspension that is lifted leaves everything as it was", async () => {
  await set("suspended");
  await set("active");
  expect((await app.call(getProfile, { token: hanako.token })).status).toBe(200);
  expect((await enter()).status).toBe(200);
});

test("who suspended whom is in the log of what was done, and a call without a name is too", async () => {
  await app.call(setInfluencerStatus, {
    params: { email: hanako.email },
    headers: { "x-operator": "tanaka" },
    body: { status: "suspended", reason: "なりすましの疑い。" },
  });
  app.clock.advance(60);
  await set("active");
  const kept = app.deps.db
    .selectFrom("audit_log")
    .select(["operator", "call", "about", "note"])
    .orderBy("id");
  expect(await kept.execute()).toEqual([
    { operator: "tanaka", call: "setInfluencerStatus", about: hanako.ownerId, note: "suspended" },
    { operator: "?", call: "setInfluencerStatus", about: hanako.ownerId, note: "active" },
  ]);
});

test("nobody else is suspended", async () => {
  const taro = await seedInfluencer(app);
  await set("suspended");
  expect((await app.call(getProfile, { token: taro.token })).status).toBe(200);
});

test("the e-mail is the same however it is written", async () => {
  const answer = await set("suspended", { ...hanako, email: hanako.email.toUpperCase() });
  expect(answer.result.email).toBe(hanako.email);
});

test("every reason is kept, in its order", async () => {
  await set("suspended", hanako, "なりすましの疑い。");
  app.clock.advance(60);
  await set("active", hanako, "本人と確認した。");
  const kept = app.deps.db.selectFrom("status_changes").select(["status", "reason"]).orderBy("id");
  expect(await kept.execute()).toEqual([
    { status: "suspended", reason: "なりすましの疑い。" },
    { status: "active", reason: "本人と確認した。" },
  ]);
});

test("an e-mail without account answers 1002, and a closed account stays closed", async () => {
  const nobody = { ...hanako, email: "nobody@example.jp" };
  expect(await set("suspended", nobody)).toMatchObject({ status: 404, code: 1002 });
  await app.deps.db.updateTable("accounts").set({ status: "closed" }).execute();
  expect(await set("active")).toMatchObject({ status: 404, code: 1002 });
});

test("a status that is none and a missing reason are refused at their fields", async () => {
  const params = { email: hanako.email };
  const answer = await app.call(setInfluencerStatus, { params, rawBody: { status: "closed" } });
  expect(answer.errors).toEqual(["status 1023", "reason 3009"]);
  const malformed = await app.call(setInfluencerStatus, { params: { email: "nobody" }, rawBody: {} });
  expect(malformed.code).toBe(3004);
});
