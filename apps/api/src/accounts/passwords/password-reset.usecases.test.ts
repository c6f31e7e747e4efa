import {
  login,
  register,
  requestPasswordCode,
  resetPassword,
  verifyPasswordCode,
} from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd, untilAnswered } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  codeIn,
  freshEmail,
  freshIp,
  mailedCode,
  mailedOtpId,
  mailedResetCode,
  newcomer,
  tally,
  wrongCode,
} from "../codes/mailed-code.testing.ts";

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

const password = "Umi-no-Oto7";

function ask(email: string, ip = freshIp()) {
  return app.call(requestPasswordCode, { body: { email }, ip });
}

function verify(otp: string, email = person.email) {
  return app.call(verifyPasswordCode, { body: { email, otp } });
}

function reset(otpId: string, next = password) {
  return app.call(resetPassword, { body: { otpId, password: next }, ip: freshIp() });
}

function signIn(given: string) {
  return app.call(login, { body: { username: person.email, password: given }, ip: freshIp() });
}

async function mailsSent(): Promise<number> {
  return (await app.deps.db.selectFrom("mails").select("id").execute()).length;
}

test("a mailed code leads to a new password, and the old one opens nothing any more", async () => {
  expect(await ask(person.email)).toMatchObject({ status: 200, code: 8001 });
  const verified = await verify(codeIn(await app.mail.mailTo(person.email)));
  expect(verified.status).toBe(200);

  expect(await reset(verified.result.otpId)).toMatchObject({ status: 200, code: 8004 });
  expect((await signIn(person.password)).code).toBe(1004);
  expect((await signIn(password)).status).toBe(200);
});

test("a reset ends every session and tells the owner, in the account's language", async () => {
  person = await seedInfluencer(app, { locale: "en" });
  const otpId = await mailedOtpId(app, person.email);
  await app.call(resetPassword, { body: { otpId, password }, headers: { "accept-language": "ja" } });
  expect((await app.call(getProfile, { token: person.token })).code).toBe(1019);
  const notice = await app.mail.mailTo(person.email);
  expect(notice.subject).toContain("password");
  expect(notice.text).not.toMatch(/[ぁ-ん]/);
});

test("a reset lifts the lock of too many wrong passwords", async () => {
  for (let nth = 0; nth < limits.wrongPasswordsBeforeLock; nth += 1) await signIn("Wrong-Guess-1");
  expect((await signIn(person.password)).code).toBe(1069);
  await reset(await mailedOtpId(app, person.email));
  expect((await signIn(password)).status).toBe(200);
});

test("an e-mail without account answers 1002, also when its account was closed", async () => {
  await app.deps.db.updateTable("accounts").set({ status: "closed" }).execute();
  for (const email of ["nobody@example.jp", person.email]) {
    expect(await ask(email)).toMatchObject({ status: 404, code: 1002 });
    expect((await verify("123456", email)).code).toBe(1005);
  }
  expect(await mailsSent()).toBe(0);
});

test("a network learns of ten e-mails an hour, known or not", async () => {
  const ip = freshIp();
  const answers = [await ask(person.email, ip)];
  for (let nth = 0; nth < 11; nth += 1) answers.push(await ask(freshEmail(), ip));
  expect(tally(answers)).toEqual({ 200: 1, 1002: 9, 1020: 2 });
});

test("many requests at once send one mail", async () => {
  const answers = await atOnce(() => ask(person.email));
  expect(tally(answers)).toEqual({ 200: 1, 1025: crowd - 1 });
  expect(await mailsSent()).toBe(1);
});

test("a code that is sent many times at once is exchanged once", async () => {
  const otp = await mailedResetCode(app, person.email);
  const answers = await atOnce(() => verify(otp));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 1005 || code === 1020)).toHaveLength(crowd - 1);
});

test("a code of another flow, or of another person, is refused", async () => {
  const email = freshEmail();
  const signUpCode = await mailedCode(app, email);
  person = await seedInfluencer(app, { email });
  expect((await verify(signUpCode)).code).toBe(1005);

  const other = await seedInfluencer(app);
  const otp = await mailedResetCode(app, other.email);
  await mailedResetCode(app, person.email);
  expect((await verify(otp)).code).toBe(1003);
  const body = { email: other.email, ...newcomer, otp };
  expect((await app.call(register, { body })).code).toBe(1005);
});

test("an otpId that is unknown, changed or no otpId answers 1024", async () => {
  const otpId = await mailedOtpId(app, person.email);
  const changed = `${otpId.slice(0, -2)}${otpId.endsWith("AA") ? "BB" : "AA"}`;
  for (const id of [changed, "nonsense", "A".repeat(64)]) {
    expect(await reset(id)).toMatchObject({ status: 400, code: 1024 });
  }
  expect((await reset(otpId)).status).toBe(200);
});

test("an otpId is good for ten minutes and one reset", async () => {
  const otpId = await mailedOtpId(app, person.email);
  app.clock.advance(limits.otpIdLifetimeSeconds);
  expect((await reset(otpId)).code).toBe(1024);
  app.clock.advance(-1);
  expect((await reset(otpId)).status).toBe(200);
  expect((await reset(otpId, "Yama-no-Oto7")).code).toBe(1024);
});

test("a second code takes the place of the otpId that came before", async () => {
  const first = await mailedOtpId(app, person.email);
  app.clock.advance(limits.otpResendSeconds);
  const second = await mailedOtpId(app, person.email);
  expect((await reset(first)).code).toBe(1024);
  expect((await reset(second)).status).toBe(200);
});

test("a password that is refused does not burn the otpId", async () => {
  const otpId = await mailedOtpId(app, person.email);
  for (const refused of ["short", "Sakura2026!", "日本語のパスワードA1!"]) {
    expect(await reset(otpId, refused)).toMatchObject({ status: 400, errors: ["password 3002"] });
  }
  expect((await app.call(resetPassword, { rawBody: { otpId } })).errors).toEqual(["password 3001"]);
  expect((await reset(otpId)).status).toBe(200);
});

test("of many resets at once with one otpId one wins", async () => {
  const otpId = await mailedOtpId(app, person.email);
  const password = (nth: number) => `Umi-no-Oto${nth}x`;
  const answers = await atOnce((nth) => untilAnswered(() => reset(otpId, password(nth))));
  expect(tally(answers)).toEqual({ 200: 1, 1024: crowd - 1 });
  const won = answers.findIndex(({ status }) => status === 200);
  expect((await signIn(password(won))).status).toBe(200);
});

test("a suspended person may reset, and is still told of the suspension at sign-in", async () => {
  await app.deps.db.updateTable("accounts").set({ status: "suspended" }).execute();
  expect((await reset(await mailedOtpId(app, person.email))).status).toBe(200);
  expect(await signIn(password)).toMatchObject({ status: 403, code: 1007 });
});

test("an otpId lies in the database as a keyed hash only", async () => {
  const otpId = await mailedOtpId(app, person.email);
  const grants = await app.deps.db.selectFrom("account_password_grants").selectAll().execute();
  expect(grants).toHaveLength(1);
  expect(JSON.stringify(grants)).not.toContain(otpId.slice(22));
});

test("wrong codes answer 1003 five times, then the right one answers 1020", async () => {
  const otp = await mailedResetCode(app, person.email);
  const wrong = [];
  for (let nth = 0; nth < limits.otpTries; nth += 1) wrong.push(await verify(wrongCode(otp, nth)));
  expect(tally(wrong)).toEqual({ 1003: 5 });
  expect((await verify(otp)).code).toBe(1020);
});
