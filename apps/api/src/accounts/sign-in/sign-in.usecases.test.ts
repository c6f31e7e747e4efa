import { login } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd, untilAnswered } from "../../testing/at-once.ts";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestAnswer, type TestApp } from "../../testing/test-app.ts";
import { freshIp, tally } from "../codes/mailed-code.testing.ts";
import { provePassword } from "../passwords/password-proof.usecases.ts";
import { signIn } from "./sign-in.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const wrong = "Wrong-Guess-1";

function attempt(username: string, password: string, ip = freshIp()): Promise<TestAnswer<typeof login>> {
  return untilAnswered(() => app.call(login, { body: { username, password }, ip }));
}

/** The same of a wrong one, also where more come from a network than there are places for one. */
function inTurn(username: string, ip: string): Promise<TestAnswer<typeof login>> {
  const call = () => app.call(login, { body: { username, password: wrong }, ip });
  return untilAnswered(call, ({ status, code }) => status === 503 || code === 1020);
}

async function attempts(count: number, username: string, password = wrong) {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await attempt(username, password));
  return answers;
}

async function setStatus(ownerId: string, status: "suspended" | "closed") {
  await app.deps.db.updateTable("accounts").set({ status }).where("owner_id", "=", ownerId).execute();
}

test("the right password opens a session", async () => {
  const { email, password } = await seedInfluencer(app);
  const answer = await attempt(email, password);
  expect(answer.status).toBe(200);
  expect((await app.call(getProfile, { token: answer.result.accessToken })).result.email).toBe(email);
});

test("the e-mail is the same however it is written, and may be called email", async () => {
  const { password } = await seedInfluencer(app, { email: "mizuki@example.jp" });
  expect((await attempt("  MIZUKI@Example.JP ", password)).status).toBe(200);
  expect((await attempt("ｍｉｚｕｋｉ@example.jp", password)).status).toBe(200);
  const renamed = await app.call(login, { rawBody: { email: "mizuki@example.jp", password } });
  expect(renamed.status).toBe(200);
});

test("username and email that differ are refused", async () => {
  for (const email of ["b@example.jp", "", null, 1, ["a@example.jp"]]) {
    const rawBody = { username: "a@example.jp", email, password: wrong };
    const answer = await app.call(login, { rawBody });
    expect(answer).toMatchObject({ status: 400, code: 1023, errors: ["username 1023"] });
  }
});

test.each([
  ["MIZUKI@example.jp", "mizuki@Example.JP"],
  ["ｍｉｚｕｋｉ@example.jp", " mizuki@example.jp "],
])("username %s and email %s are one e-mail written twice", async (username, email) => {
  const { password } = await seedInfluencer(app, { email: "mizuki@example.jp" });
  const rawBody = { username, email, password };
  expect((await app.call(login, { rawBody, ip: freshIp() })).status).toBe(200);
});

test("missing and malformed fields answer their codes in the order of the form", async () => {
  const empty = await app.call(login, { rawBody: { username: "", password: "" } });
  expect(empty).toMatchObject({ status: 400, code: 3003, errors: ["username 3003", "password 3001"] });
  const malformed = await app.call(login, { rawBody: { username: "nobody", password: "short" } });
  expect(malformed).toMatchObject({ status: 400, code: 3004, errors: ["username 3004", "password 3002"] });
});

test("an unknown e-mail and a wrong password answer the same", async () => {
  const { email } = await seedInfluencer(app);
  const [known, unknown] = [await attempt(email, wrong), await attempt("nobody@example.jp", wrong)];
  expect(known).toMatchObject({ status: 400, code: 1004 });
  expect(unknown).toMatchObject({ status: known.status, code: known.code, message: known.message });
});

test("the tenth wrong password in a row locks the account for one hour, against the right one too", async () => {
  const { email, password } = await seedInfluencer(app);
  const answers = await attempts(10, email);
  expect(answers.map(({ code }) => code)).toEqual([...Array(9).fill(1004), 1069]);
  expect(answers[9]?.headers["retry-after"]).toBe("3600");

  app.clock.advance(3599);
  const locked = await attempt(email, password);
  expect(locked).toMatchObject({ status: 429, code: 1069 });
  expect(locked.headers["retry-after"]).toBe("1");
  app.clock.advance(1);
  expect((await attempt(email, password)).status).toBe(200);
});

test("after a lock the count starts anew", async () => {
  const { email } = await seedInfluencer(app);
  await attempts(10, email);
  app.clock.advance(3600);
  expect(tally(await attempts(10, email))).toEqual({ 1004: 9, 1069: 1 });
});

test("an unknown e-mail locks like a known one", async () => {
  expect(tally(await attempts(12, "nobody@example.jp"))).toEqual({ 1004: 9, 1069: 3 });
});

test("a right password resets the count", async () => {
  const { email, password } = await seedInfluencer(app);
  await attempts(9, email);
  expect((await attempt(email, password)).status).toBe(200);
  expect(tally(await attempts(9, email))).toEqual({ 1004: 9 });
});

test("of many guesses at once no more are told than of guesses in a row", async () => {
  const { email } = await seedInfluencer(app);
  const answers = await atOnce(() => attempt(email, wrong));
  expect(tally(answers)).toEqual({ 1004: 9, 1069: crowd - 9 });
});

test("a right password is not told when the account was locked while it was compared", async () => {
  const { email, password } = await seedInfluencer(app);
  const { verify } = app.deps.passwords;
  const passwords = {
    ...app.deps.passwords,
    async verify(...given: Parameters<typeof verify>) {
      const isRight = await verify(...given);
      await attempts(10, email);
      return isRight;
    },
  };
  const attempted = signIn(
    { ...app.deps, passwords },
    { actor: "influencer", username: email, password, ip: freshIp() },
  );
  await expect(attempted).rejects.toMatchObject({ code: 1069, retryAfter: 3600 });
});

test("right passwords at once never count as wrong", async () => {
  const { email, password } = await seedInfluencer(app);
  const answers = await atOnce(() => attempt(email, password), 16);
  expect(tally(answers)).toEqual({ 200: 16 });
});

test("thirty wrong ones from one network block it for ten minutes, and no other", async () => {
  const { email, password } = await seedInfluencer(app);
  const spray = [];
  for (let index = 0; index < 32; index += 1) {
    spray.push(await attempt(`nobody-${index}@example.jp`, wrong, "2001:db8:0:1::1"));
  }
  expect(tally(spray)).toEqual({ 1004: 30, 1069: 2 });
  const blocked = await attempt(email, password, "2001:db8:0:1:ffff::2");
  expect(blocked).toMatchObject({ status: 429, code: 1069 });
  expect(blocked.headers["retry-after"]).toBe("600");
  expect((await attempt(email, password, "2001:db8:0:2::1")).status).toBe(200);
  app.clock.advance(600);
  expect((await attempt(email, password, "2001:db8:0:1::1")).status).toBe(200);
});

test("of many wrong ones from one network at once no more are told than thirty", async () => {
  const ip = freshIp();
  for (let index = 0; index < 24; index += 1) await attempt(`nobody-${index}@example.jp`, wrong, ip);
  const spray = await atOnce((nth) => inTurn(`somebody-${nth}@example.jp`, ip));
  expect(tally(spray)).toEqual({ 1004: 6, 1069: crowd - 6 });
});

test("wrong ones from a network are forgotten after five minutes, and right ones are not counted", async () => {
  const { email, password } = await seedInfluencer(app);
  const ip = freshIp();
  for (let index = 0; index < 29; index += 1) await attempt(`nobody-${index}@example.jp`, wrong, ip);
  for (let index = 0; index < 3; index += 1) expect((await attempt(email, password, ip)).status).toBe(200);
  app.clock.advance(300);
  for (let index = 0; index < 29; index += 1) await attempt(`nobody-${index}@example.jp`, wrong, ip);
  expect((await attempt(email, password, ip)).status).toBe(200);
});

test("a suspension is told to the right password only", async () => {
  const { ownerId, email, password } = await seedInfluencer(app);
  await setStatus(ownerId, "suspended");
  expect(await attempt(email, wrong)).toMatchObject({ status: 400, code: 1004 });
  expect(await attempt(email, password)).toMatchObject({ status: 403, code: 1007 });
});

test("a closed account answers like one that never was", async () => {
  const { ownerId, email, password } = await seedInfluencer(app);
  await setStatus(ownerId, "closed");
  expect(await attempt(email, password)).toMatchObject({ status: 400, code: 1004 });
});

test("neither e-mail nor address of those who try is kept readable", async () => {
  await attempt("nobody@example.jp", wrong, "192.0.2.77");
  const failures = await app.deps.db.selectFrom("sign_in_failures").selectAll().execute();
  const windows = await app.deps.db.selectFrom("rate_limits").selectAll().execute();
  expect([failures.length, windows.length]).toEqual([1, 1]);
  expect(JSON.stringify([failures, windows])).not.toMatch(/nobody|192\.0\.2\.77/);
});

test("while too many passwords are compared, the next is turned away before anything is looked up", async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const deps = { ...app.deps, db: app.deps.db.withPlugin(counting) };
  const attempted = {
    actor: "influencer" as const,
    email: "nobody@example.jp",
    password: wrong,
    ip: freshIp(),
  };
  await expect(provePassword(deps, attempted)).rejects.toMatchObject({ code: 1004 });
  expect(statements).toBeGreaterThan(0);

  statements = 0;
  const flood = atOnce(() => deps.passwords.hash(wrong).catch(() => undefined), 1 + 64);
  await expect(provePassword(deps, attempted)).rejects.toMatchObject({ code: 5000, status: 503 });
  expect(statements).toBe(0);
  await flood;
});
