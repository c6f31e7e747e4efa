import { login } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { freshIp, tally } from "../codes/mailed-code.testing.ts";
import { newRefreshToken, readRefreshToken } from "./refresh-token.rules.ts";
import { startSession } from "./sessions.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

function refresh(token: string) {
  return app.call(refreshToken, { body: { refreshToken: token } });
}

function signIn({ email, password }: SeededInfluencer) {
  return app.call(login, { body: { username: email, password }, ip: freshIp() });
}

function useAccess(token: string) {
  return app.call(getProfile, { token });
}

async function setStatus(status: "active" | "suspended" | "closed") {
  await app.deps.db.updateTable("accounts").set({ status }).where("owner_id", "=", person.ownerId).execute();
}

test("an access token is good for fifteen minutes", async () => {
  app.clock.advance(limits.accessTokenSeconds - 1);
  expect((await useAccess(person.token)).status).toBe(200);
  app.clock.advance(1);
  expect(await useAccess(person.token)).toMatchObject({ status: 401, code: 1019 });
});

test("a refresh token answers a pair that works", async () => {
  app.clock.advance(limits.accessTokenSeconds);
  const { status, result } = await refresh(person.refreshToken);
  expect(status).toBe(200);
  expect((await useAccess(result.accessToken)).status).toBe(200);
  expect((await refresh(result.refreshToken)).status).toBe(200);
});

test("a refresh token lives thirty days from its last use", async () => {
  app.clock.advance(limits.refreshTokenSeconds - 1);
  const { result } = await refresh(person.refreshToken);
  app.clock.advance(limits.refreshTokenSeconds - 1);
  const again = await refresh(result.refreshToken);
  expect(again.status).toBe(200);
  app.clock.advance(limits.refreshTokenSeconds);
  expect(await refresh(again.result.refreshToken)).toMatchObject({ status: 401, code: 1008 });
});

test("many tabs that refresh at once all get pairs that work", async () => {
  const tabs = await atOnce(() => refresh(person.refreshToken));
  expect(tally(tabs)).toEqual({ 200: crowd });
  expect(new Set(tabs.map(({ result }) => result.refreshToken)).size).toBe(crowd);
  const calls = await Promise.all(tabs.map(({ result }) => useAccess(result.accessToken)));
  expect(tally(calls)).toEqual({ 200: crowd });
  expect(await app.deps.db.selectFrom("account_sessions").select("id").execute()).toHaveLength(1);
});

test("a spent token that comes back after ten seconds ends the whole session", async () => {
  const { result } = await refresh(person.refreshToken);
  app.clock.advance(limits.refreshForgivenessSeconds);
  expect((await refresh(person.refreshToken)).status).toBe(200);
  app.clock.advance(1);
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, code: 1008 });
  expect(await useAccess(result.accessToken)).toMatchObject({ status: 401, code: 1019 });
  expect(await refresh(result.refreshToken)).toMatchObject({ status: 401, code: 1008 });
});

test("a spent token is not forgiven once a successor was refreshed, however soon", async () => {
  const child = await refresh(person.refreshToken);
  const grandchild = await refresh(child.result.refreshToken);
  expect((await refresh(person.refreshToken)).code).toBe(1008);
  expect((await useAccess(grandchild.result.accessToken)).code).toBe(1019);
});

test("a grandparent that comes back many times at once ends the session, and no renewal outlives it", async () => {
  const child = await refresh(person.refreshToken);
  const grandchild = await refresh(child.result.refreshToken);
  const tokens = [person.refreshToken, grandchild.result.refreshToken];
  const answers = await atOnce((nth) => refresh(tokens[nth % 4 < 2 ? 0 : 1] ?? ""));
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 1008)).toEqual([]);
  for (const { status, result } of answers) {
    if (status === 200) expect((await refresh(result.refreshToken)).code).toBe(1008);
  }
  expect(await app.deps.db.selectFrom("account_sessions").select("id").execute()).toEqual([]);
});

test.each([
  ["the owner renews first", 0],
  ["the thief renews first", 1],
])("a token replayed within the grace ends the session for both, where %s", async (_, first) => {
  const owner = await refresh(person.refreshToken);
  app.clock.advance(5);
  const thief = await refresh(person.refreshToken);
  expect(tally([owner, thief])).toEqual({ 200: 2 });
  app.clock.advance(limits.accessTokenSeconds);
  const held = [owner.result.refreshToken, thief.result.refreshToken];
  const renewed = await refresh(held[first] ?? "");
  expect(renewed.status).toBe(200);
  expect(await refresh(held[1 - first] ?? "")).toMatchObject({ status: 401, code: 1008 });
  expect(await useAccess(renewed.result.accessToken)).toMatchObject({ status: 401, code: 1019 });
  expect(await refresh(renewed.result.refreshToken)).toMatchObject({ status: 401, code: 1008 });
});

test("a sibling that comes at once after another one was used is theft too", async () => {
  const [one, other] = [await refresh(person.refreshToken), await refresh(person.refreshToken)];
  await refresh(one.result.refreshToken);
  expect(await refresh(other.result.refreshToken)).toMatchObject({ status: 401, code: 1008 });
  expect((await refresh(one.result.refreshToken)).code).toBe(1008);
});

test("of siblings that are used at once one is good, and then the session is over", async () => {
  const siblings = await atOnce(() => refresh(person.refreshToken));
  const answers = await atOnce((nth) => refresh(siblings[nth]?.result.refreshToken ?? ""));
  expect(tally(answers)).toEqual({ 200: 1, 1008: crowd - 1 });
  expect(await app.deps.db.selectFrom("account_sessions").select("id").execute()).toEqual([]);
});

test("many tabs that share what one of them was given go on for good, and what nobody used is dead", async () => {
  let kept = person.refreshToken;
  for (let renewal = 0; renewal < 3; renewal += 1) {
    const tabs = await atOnce(() => refresh(kept), 8);
    expect(tally(tabs)).toEqual({ 200: 8 });
    // As in a browser, whose tabs read the one cookie that the last of them has written.
    kept = tabs.at(-1)?.result.refreshToken ?? "";
    app.clock.advance(limits.accessTokenSeconds);
  }
  expect((await refresh(kept)).status).toBe(200);
  const unspent = app.deps.db
    .selectFrom("account_refresh_tokens")
    .select("hash")
    .where("spent_at", "is", null);
  expect(await unspent.where("killed_at", "is", null).execute()).toHaveLength(1);
});

test("of two chains that the version before let live on in one session the first to renew ends the other", async () => {
  const [one, other] = [await refresh(person.refreshToken), await refresh(person.refreshToken)];
  const onward = await refresh(one.result.refreshToken);
  await app.deps.db.updateTable("account_refresh_tokens").set({ killed_at: null }).execute();
  expect((await refresh(other.result.refreshToken)).status).toBe(200);
  expect((await refresh(onward.result.refreshToken)).code).toBe(1008);
  expect(await app.deps.db.selectFrom("account_sessions").select("id").execute()).toEqual([]);
});

test("a theft ends the session it happened in and no other", async () => {
  const other = await signIn(person);
  await refresh(person.refreshToken);
  app.clock.advance(60);
  await refresh(person.refreshToken);
  expect((await useAccess(other.result.accessToken)).status).toBe(200);
});

test("a text that is no token, or none of ours, is refused and ends nothing", async () => {
  const guessed = anotherToken();
  for (const token of ["", "nonsense", guessed, `${person.refreshToken}A`, person.token]) {
    expect(await refresh(token)).toMatchObject({ status: 401, code: 1008 });
  }
  expect(await app.call(refreshToken, { rawBody: {} })).toMatchObject({ status: 401, code: 1008 });
  expect((await refresh(person.refreshToken)).status).toBe(200);
});

/** Sealed, and of the same session, but never given to anybody. */
function anotherToken(): string {
  const claims = readRefreshToken(app.deps.hash, { actor: "influencer", token: person.refreshToken });
  if (!claims) throw new Error("the seeded token does not read");
  return newRefreshToken(app.deps.hash, { actor: "influencer", ...claims, random: systemRandom });
}

test("a token of the version before, which has no seal, is good until it is spent", async () => {
  const unsealed = Buffer.from(anotherToken(), "base64url").subarray(0, 64).toString("base64url");
  expect((await refresh(unsealed)).code).toBe(1008);
  const hash = app.deps.hash.of("refreshToken", unsealed);
  await app.deps.db.updateTable("account_refresh_tokens").set({ hash }).execute();
  const { status, result } = await refresh(unsealed);
  expect(status).toBe(200);
  expect((await refresh(result.refreshToken)).status).toBe(200);
});

test("signing out ends this session at once, its tokens both, and no other", async () => {
  const other = await signIn(person);
  expect((await app.call(logout, { token: person.token })).status).toBe(200);
  expect(await useAccess(person.token)).toMatchObject({ status: 401, code: 1019 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 401, code: 1008 });
  expect((await useAccess(other.result.accessToken)).status).toBe(200);
});

test("signing out while many tabs refresh leaves no session behind", async () => {
  const [out, ...tabs] = await Promise.all([
    app.call(logout, { token: person.token }),
    ...Array.from({ length: crowd }, () => refresh(person.refreshToken)),
  ]);
  expect(out.status).toBe(200);
  const refused = tabs.filter(({ status }) => status !== 200);
  expect(refused.filter(({ code }) => code !== 1008)).toEqual([]);
  const pairs = tabs.filter(({ status }) => status === 200);
  for (const { result } of pairs) expect((await useAccess(result.accessToken)).code).toBe(1019);
  expect(await app.deps.db.selectFrom("account_refresh_tokens").selectAll().execute()).toEqual([]);
});

test("the eleventh sign-in ends the oldest session", async () => {
  const later = [];
  for (let index = 0; index < limits.sessionsPerAccount; index += 1) {
    expect((await useAccess(person.token)).status).toBe(200);
    app.clock.advance(1);
    later.push((await signIn(person)).result);
  }
  expect((await useAccess(person.token)).code).toBe(1019);
  const calls = await Promise.all(later.map(({ accessToken }) => useAccess(accessToken)));
  expect(tally(calls)).toEqual({ 200: 10 });
});

test("many sign-ins at once leave ten sessions", async () => {
  const { db } = app.deps;
  await atOnce(() =>
    db.transaction().execute((trx) => startSession(app.deps, { trx, account: person.account })),
  );
  expect(await db.selectFrom("account_sessions").select("id").execute()).toHaveLength(10);
});

test("a suspension holds at once for tokens that live", async () => {
  await setStatus("suspended");
  expect(await useAccess(person.token)).toMatchObject({ status: 403, code: 1007 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 403, code: 1007 });
});

test("how a person stands is told only to who proves a token of theirs", async () => {
  const guessed = anotherToken();
  const unsealed = Buffer.from(guessed, "base64url").subarray(0, 64).toString("base64url");
  await setStatus("suspended");
  for (const token of [guessed, unsealed]) {
    expect(await refresh(token)).toMatchObject({ status: 401, code: 1008 });
  }
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 403, code: 1007 });
  await setStatus("closed");
  await app.deps.db.deleteFrom("account_sessions").execute();
  const forged = `${person.refreshToken.slice(0, -2)}${person.refreshToken.endsWith("AA") ? "BB" : "AA"}`;
  for (const token of [forged, unsealed]) {
    expect(await refresh(token)).toMatchObject({ status: 401, code: 1008 });
  }
});

test("a suspension spends no token and hides no theft", async () => {
  const child = await refresh(person.refreshToken);
  await setStatus("suspended");
  expect((await refresh(child.result.refreshToken)).code).toBe(1007);
  app.clock.advance(limits.refreshForgivenessSeconds + 1);
  expect((await refresh(child.result.refreshToken)).code).toBe(1007);
  expect((await refresh(person.refreshToken)).code).toBe(1008);
  await setStatus("active");
  expect((await refresh(child.result.refreshToken)).code).toBe(1008);
});

test("a token of a closed account says that the account is gone", async () => {
  await setStatus("closed");
  await app.deps.db.deleteFrom("account_sessions").execute();
  expect(await useAccess(person.token)).toMatchObject({ status: 403, code: 1006 });
  expect(await refresh(person.refreshToken)).toMatchObject({ status: 403, code: 1006 });
});

test("no token lies readable in the database", async () => {
  const stored = JSON.stringify([
    await app.deps.db.selectFrom("account_refresh_tokens").selectAll().execute(),
    await app.deps.db.selectFrom("account_sessions").selectAll().execute(),
  ]);
  expect(stored).toContain(person.ownerId);
  expect(stored).not.toContain(person.refreshToken);
  expect(stored).not.toContain(person.refreshToken.slice(-43));
  expect(stored).not.toContain(person.token);
});
