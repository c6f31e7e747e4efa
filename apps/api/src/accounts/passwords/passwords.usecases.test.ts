import { login, resetPassword, updatePassword } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, untilAnswered } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { freshIp, mailedOtpId, tally } from "../codes/mailed-code.testing.ts";
import { readAccessToken } from "../sessions/access-token.rules.ts";
import { signIn } from "../sign-in/sign-in.usecases.ts";
import { changePassword } from "./passwords.usecases.ts";

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

const next = "Umi-no-Oto7";

function change(currentPassword: string, newPassword = next, confirmPassword = newPassword) {
  const body = { currentPassword, newPassword, confirmPassword };
  return app.call(updatePassword, { body, token: person.token, ip: freshIp() });
}

function enter(password: string) {
  return app.call(login, { body: { username: person.email, password }, ip: freshIp() });
}

test("the new password opens the account and the old one does not", async () => {
  expect(await change(person.password)).toMatchObject({ status: 200, code: 8002 });
  expect((await enter(person.password)).code).toBe(1004);
  expect((await enter(next)).status).toBe(200);
});

test("every session ends, this one too, only the new pair works, and the owner is told", async () => {
  const elsewhere = (await enter(person.password)).result;
  const thief = await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
  const { result: pair } = await change(person.password);
  const ended = [elsewhere, thief.result, { accessToken: person.token, refreshToken: person.refreshToken }];
  for (const { accessToken: token, refreshToken: spent } of ended) {
    expect((await app.call(getProfile, { token })).code).toBe(1019);
    expect((await app.call(refreshToken, { body: { refreshToken: spent } })).code).toBe(1008);
  }
  expect((await app.call(getProfile, { token: pair.accessToken })).status).toBe(200);
  expect((await app.call(refreshToken, { body: { refreshToken: pair.refreshToken } })).status).toBe(200);
  expect((await app.mail.mailTo(person.email)).subject).toContain("パスワード");
});

test("a call that was let in before its session ended begins no new one", async () => {
  const { hash } = app.deps.passwords;
  const passwords = {
    ...app.deps.passwords,
    async hash(password: string) {
      const hashed = await hash(password);
      await app.call(logout, { token: person.token });
      return hashed;
    },
  };
  const claims = readAccessToken(app.deps.hash, {
    actor: "influencer",
    token: person.token,
    now: app.clock.now(),
  });
  const caller = { ...person.account, sessionId: claims?.sessionId ?? "" };
  const asked = { caller, currentPassword: person.password, newPassword: next, ip: freshIp() };
  await expect(changePassword({ ...app.deps, passwords }, asked)).rejects.toMatchObject({ code: 1019 });
  expect(await app.deps.db.selectFrom("account_sessions").selectAll().execute()).toEqual([]);
  expect((await enter(person.password)).status).toBe(200);
});

test("a change leaves the sessions of other people alone", async () => {
  const other = await seedInfluencer(app);
  await change(person.password);
  expect((await app.call(getProfile, { token: other.token })).status).toBe(200);
});

test("a wrong current password answers 1004, names no field and changes nothing", async () => {
  const refused = await change("Wrong-Guess-1");
  expect(refused).toMatchObject({ status: 400, code: 1004, errors: [] });
  expect((await enter(person.password)).status).toBe(200);
});

test("wrong current passwords count with those of the sign-in and lock the account", async () => {
  for (let nth = 0; nth < 5; nth += 1) await enter("Wrong-Guess-1");
  const answers = [];
  for (let nth = 0; nth < 5; nth += 1) answers.push(await change("Wrong-Guess-1"));
  expect(tally(answers)).toEqual({ 1004: 4, 1069: 1 });
  const locked = await change(person.password);
  expect(locked).toMatchObject({ status: 429, code: 1069 });
  expect(locked.headers["retry-after"]).toBe(String(limits.signInLockSeconds));
  expect((await enter(person.password)).code).toBe(1069);
});

test("a new password that is the current one, too easy or against the rules is refused at its field", async () => {
  for (const refused of [person.password, "Sakura2026!", "lowercase-1"]) {
    const answer = await change(person.password, refused);
    expect(answer).toMatchObject({ status: 400, code: 3002, errors: ["newPassword 3002"] });
  }
});

test("a confirmation that differs answers 3006, and empty fields their codes in the form's order", async () => {
  expect((await change(person.password, next, `${next}x`)).errors).toEqual(["confirmPassword 3006"]);
  const rawBody = { currentPassword: "", newPassword: "", confirmPassword: "" };
  const empty = await app.call(updatePassword, { rawBody, token: person.token });
  expect(empty.errors).toEqual(["currentPassword 3001", "newPassword 3001", "confirmPassword 3009"]);
});

test("of many changes at once from one current password one wins", async () => {
  const password = (nth: number) => `Umi-no-Oto${nth}x`;
  const answers = await atOnce((nth) => untilAnswered(() => change(person.password, password(nth))), 8);
  // Of the others some compare with the new password, and some find that their session has ended.
  const lost = answers.filter(({ code }) => code === 1004 || code === 1019);
  expect([tally(answers)[200], lost.length]).toEqual([1, 7]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect((await enter(password(won))).status).toBe(200);
});

test("a reset that was under way is void after a change", async () => {
  const otpId = await mailedOtpId(app, person.email);
  await change(person.password);
  const answer = await app.call(resetPassword, { body: { otpId, password: "Yama-no-Oto7" } });
  expect(answer.code).toBe(1024);
});

test("a sign-in whose password was changed while it was compared opens no session", async () => {
  const { verify } = app.deps.passwords;
  const passwords = {
    ...app.deps.passwords,
    async verify(...given: Parameters<typeof verify>) {
      const isRight = await verify(...given);
      await change(person.password);
      return isRight;
    },
  };
  const attempt = {
    actor: "influencer" as const,
    username: person.email,
    password: person.password,
    ip: freshIp(),
  };
  await expect(signIn({ ...app.deps, passwords }, attempt)).rejects.toMatchObject({ code: 1004 });
  expect(await app.deps.db.selectFrom("account_sessions").selectAll().execute()).toHaveLength(1);
});
