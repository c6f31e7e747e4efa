import {
  login,
  requestEmailUpdate,
  resetPassword,
  updateEmail as updateEndpoint,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  codeIn,
  freshEmail,
  freshIp,
  mailedCode,
  mailedOtpId,
  mailedResetCode,
  tally,
  wrongCode,
} from "../codes/mailed-code.testing.ts";
import { readAccessToken } from "../sessions/access-token.rules.ts";
import { updateEmail } from "./email-update.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
let newEmail: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
  newEmail = freshEmail();
});
afterAll(() => app.close());

function ask(email = newEmail, { token } = person, ip = freshIp()) {
  return app.call(requestEmailUpdate, { body: { newEmail: email }, token, ip });
}

function redeem(otp: string, { token } = person) {
  return app.call(updateEndpoint, { body: { otp }, token });
}

async function codeFor(email = newEmail, who = person): Promise<string> {
  await ask(email, who);
  return codeIn(await app.mail.mailTo(email));
}

function enter(username: string, password = person.password) {
  return app.call(login, { body: { username, password }, ip: freshIp() });
}

test("a code mailed to the new address moves the account there", async () => {
  expect(await ask()).toMatchObject({ status: 200, code: 8001 });
  const done = await redeem(codeIn(await app.mail.mailTo(newEmail)));
  expect(done).toMatchObject({ status: 200, result: { email: newEmail } });
  const profile = await app.call(getProfile, { token: done.result.accessToken });
  expect(profile.result.email).toBe(newEmail);
  expect((await enter(newEmail)).status).toBe(200);
  expect((await enter(person.email)).code).toBe(1004);
  const directory = await app.deps.db.selectFrom("account_emails").select("email").execute();
  expect(directory).toEqual([{ email: newEmail }]);
});

test("the old address is told, without the whole new one, and is free for a new sign-up", async () => {
  await redeem(await codeFor());
  const notice = await app.mail.mailTo(person.email);
  expect(notice.text).toContain("•••@example.com");
  expect(notice.text).not.toContain(newEmail);
  const signUp = await app.call(verifySignUpEmail, { body: { email: person.email }, ip: freshIp() });
  expect(signUp.code).toBe(8001);
});

test("every session ends, this one too, and only the new pair works", async () => {
  const elsewhere = (await enter(person.email)).result;
  const thief = await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
  const { result: pair } = await redeem(await codeFor());
  const ended = [elsewhere, thief.result, { accessToken: person.token, refreshToken: person.refreshToken }];
  for (const { accessToken: token, refreshToken: spent } of ended) {
    expect((await app.call(getProfile, { token })).code).toBe(1019);
    expect((await app.call(refreshToken, { body: { refreshToken: spent } })).code).toBe(1008);
  }
  expect((await app.call(getProfile, { token: pair.accessToken })).status).toBe(200);
  expect((await app.call(refreshToken, { body: { refreshToken: pair.refreshToken } })).status).toBe(200);
});

test("a call that was let in before its session ended moves nothing and begins no new one", async () => {
  const otp = await codeFor();
  const claims = readAccessToken(app.deps.hash, {
    actor: "influencer",
    token: person.token,
    now: app.clock.now(),
  });
  const caller = { ...person.account, sessionId: claims?.sessionId ?? "" };
  await app.call(logout, { token: person.token });
  await expect(updateEmail(app.deps, { caller, otp })).rejects.toMatchObject({ code: 1019 });
  expect(await app.deps.db.selectFrom("account_sessions").selectAll().execute()).toEqual([]);
  expect((await enter(person.email)).status).toBe(200);
});

test("the present address is refused at its field, one in use with 2001, however it is written", async () => {
  expect((await ask(` ${person.email.toUpperCase()} `)).errors).toEqual(["newEmail 3004"]);
  const other = await seedInfluencer(app);
  expect(await ask(other.email.toUpperCase())).toMatchObject({ status: 409, code: 2001 });
  expect((await ask("")).errors).toEqual(["newEmail 3003"]);
  expect(await app.deps.db.selectFrom("mails").select("id").execute()).toEqual([]);
});

test("asking for another address drops the first one's code", async () => {
  const first = await codeFor();
  const second = await codeFor(freshEmail());
  if (first !== second) expect((await redeem(first)).code).toBe(1003);
  const moved = await redeem(second);
  expect(moved.result.email).not.toBe(newEmail);
});

test("a code is used once, and without one that was asked for there is nothing to redeem", async () => {
  expect(await redeem("123456")).toMatchObject({ status: 400, code: 1005 });
  const otp = await codeFor();
  const moved = await redeem(otp);
  expect(moved.status).toBe(200);
  expect((await redeem(otp, { ...person, token: moved.result.accessToken })).code).toBe(1005);
});

test("a late code answers 1021, and five wrong ones use it up", async () => {
  const otp = await codeFor();
  app.clock.advance(limits.otpLifetimeSeconds);
  expect((await redeem(otp)).code).toBe(1021);
  app.clock.advance(-1);
  const wrong = [];
  for (let nth = 0; nth < limits.otpTries; nth += 1) wrong.push(await redeem(wrongCode(otp, nth)));
  expect(tally(wrong)).toEqual({ 1003: 5 });
  expect((await redeem(otp)).code).toBe(1020);
});

test("a code of another flow or another person is refused", async () => {
  const signUpCode = await mailedCode(app, newEmail);
  expect((await redeem(signUpCode)).code).toBe(1005);
  expect((await redeem(await mailedResetCode(app, person.email))).code).toBe(1005);
  const other = await seedInfluencer(app);
  const theirs = await codeFor(freshEmail(), other);
  expect((await redeem(theirs)).code).toBe(1005);
  const mine = await codeFor();
  if (mine !== theirs) expect((await redeem(theirs)).code).toBe(1003);
});

test("of two people who claim one address the first to redeem has it", async () => {
  const other = await seedInfluencer(app);
  const [mine, theirs] = [await codeFor(), await codeFor(newEmail, other)];
  const answers = await atOnce((nth) => (nth % 4 < 2 ? redeem(mine) : redeem(theirs, other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // The other's try that fitted is told of the claim; the winner's own session has ended with the move.
  expect(answers.filter(({ code }) => [1005, 1019, 1020, 2001].includes(code ?? 0))).toHaveLength(crowd - 1);
  const emails = await app.deps.db.selectFrom("accounts").select("email").execute();
  expect(emails.filter(({ email }) => email === newEmail)).toHaveLength(1);
});

test("an address that was taken meanwhile is refused and nothing moves", async () => {
  const otp = await codeFor();
  await seedInfluencer(app, { email: newEmail });
  expect(await redeem(otp)).toMatchObject({ status: 409, code: 2001 });
  expect((await enter(person.email)).status).toBe(200);
});

test("many redemptions at once move the account once and tell the old address once", async () => {
  const otp = await codeFor();
  const answers = await atOnce(() => redeem(otp));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => [1005, 1019, 1020].includes(code ?? 0))).toHaveLength(crowd - 1);
  const notices = app.deps.db.selectFrom("mails").select("id").where("kind", "=", "emailChanged");
  expect(await notices.execute()).toHaveLength(1);
});

test("many requests at once send one mail", async () => {
  const answers = await atOnce(() => ask());
  expect(tally(answers)).toEqual({ 200: 1, 1025: crowd - 1 });
});

test("a person asks for ten addresses an hour, from wherever they ask", async () => {
  for (let nth = 0; nth < limits.emailChangesPerHour; nth += 1) {
    expect((await ask(freshEmail())).status).toBe(200);
  }
  const eleventh = await ask(freshEmail());
  expect(eleventh).toMatchObject({ status: 429, code: 1020 });
  expect(eleventh.headers["retry-after"]).toBe("3600");
  expect((await ask(newEmail, await seedInfluencer(app))).status).toBe(200);
});

test("of many addresses asked for at once ten are mailed to", async () => {
  const answers = await atOnce(() => ask(freshEmail()));
  expect(tally(answers)).toEqual({
    200: limits.emailChangesPerHour,
    1020: crowd - limits.emailChangesPerHour,
  });
});

test("a network learns of ten addresses an hour", async () => {
  const { email: taken } = await seedInfluencer(app);
  const ip = freshIp();
  const answers = [];
  for (let nth = 0; nth < 12; nth += 1) answers.push(await ask(taken, person, ip));
  expect(tally(answers)).toEqual({ 2001: 10, 1020: 2 });
});

test("a lock goes with the person to the new address", async () => {
  for (let nth = 0; nth < limits.wrongPasswordsBeforeLock; nth += 1)
    await enter(person.email, "Wrong-Guess-1");
  await redeem(await codeFor());
  expect((await enter(newEmail)).code).toBe(1069);
  expect((await enter(person.email)).code).toBe(1004);
});

test("a reset that began in the old mailbox is void after the move", async () => {
  const otpId = await mailedOtpId(app, person.email);
  await redeem(await codeFor());
  const answer = await app.call(resetPassword, { body: { otpId, password: "Umi-no-Oto7" } });
  expect(answer.code).toBe(1024);
});
