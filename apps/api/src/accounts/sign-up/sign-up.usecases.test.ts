import { register, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openProfile } from "../../features/profile/profile.usecases.ts";
import { atOnce, crowd, untilAnswered } from "../../testing/at-once.ts";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { codeIn, freshEmail, freshIp, mailedCode, newcomer } from "../codes/mailed-code.testing.ts";
import { completeSignUp } from "./sign-up.usecases.ts";

let app: TestApp;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  email = freshEmail();
});
afterAll(() => app.close());

async function rowsIn(table: "mails" | "influencers" | "account_emails"): Promise<number> {
  return (await app.deps.db.selectFrom(table).selectAll().execute()).length;
}

test("a mailed code turns a form into an account that is signed in", async () => {
  const asked = await app.call(verifySignUpEmail, { body: { email } });
  expect(asked).toMatchObject({ status: 200, code: 8001, result: undefined });
  const otp = codeIn(await app.mail.mailTo(email));

  const done = await app.call(verifySignUpEmail, { body: { email, ...newcomer, otp } });
  expect(done).toMatchObject({ status: 200, code: 8003 });
  const profile = await app.call(getProfile, { token: done.result?.accessToken });
  expect(profile.result).toEqual({
    fullName: newcomer.fullName,
    email,
    creatorName: null,
    dob: null,
    country: null,
    gender: null,
    bio: null,
    category: [],
    isNotifyCampaign: true,
    locale: "ja",
    socialAccounts: {
      isConnectedToInstagram: false,
      isConnectedToTiktok: false,
      isConnectedToYoutube: false,
    },
    pendingOfferCount: 0,
    deals: { waitingCount: 0, unreadCount: 0 },
  });
});

test("the other path completes a sign-up alike", async () => {
  const otp = await mailedCode(app, email);
  const done = await app.call(register, { body: { email, ...newcomer, otp } });
  expect(done).toMatchObject({ status: 200, code: 8003 });
  expect((await app.call(getProfile, { token: done.result.accessToken })).status).toBe(200);
});

test("the language is the page's, or else the request's, in the mail and on the profile", async () => {
  const english = { "accept-language": "en" };
  await app.call(verifySignUpEmail, { body: { email }, headers: english });
  const mail = await app.mail.mailTo(email);
  expect(mail.text).not.toMatch(/[ぁ-ん]/);

  const body = { email, ...newcomer, otp: codeIn(mail), locale: "ja" as const };
  const done = await app.call(register, { body, headers: english });
  expect((await app.call(getProfile, { token: done.result.accessToken })).result.locale).toBe("ja");

  const other = freshEmail();
  await app.call(verifySignUpEmail, { body: { email: other, locale: "en" }, ip: freshIp() });
  expect((await app.mail.mailTo(other)).text).not.toMatch(/[ぁ-ん]/);
});

test("an e-mail in use is refused, however it is written, and no mail goes out", async () => {
  await seedInfluencer(app, { email });
  const answer = await app.call(verifySignUpEmail, { body: { email: ` ${email.toUpperCase()} ` } });
  expect(answer).toMatchObject({ status: 409, code: 2001 });
  expect(await rowsIn("mails")).toBe(0);
});

test("any field of the completion makes it one, and it never mails", async () => {
  for (const rawBody of [
    { email, otp: "" },
    { email, fullName: "Hoshino Mizuki" },
    { email, password: null },
  ]) {
    expect((await app.call(verifySignUpEmail, { rawBody })).status).toBe(400);
  }
  expect(await rowsIn("mails")).toBe(0);
});

test("each failing field answers its code in the order of the form", async () => {
  const empty = await app.call(register, { rawBody: { email: "", fullName: " ", password: "", otp: "" } });
  expect(empty.errors).toEqual(["fullName 3007", "email 3003", "password 3001", "otp 1009"]);
  const wrong = { email: "nobody", fullName: "み", password: "password", otp: "12345a" };
  const malformed = await app.call(register, { rawBody: wrong });
  expect(malformed.errors).toEqual(["fullName 1023", "email 3004", "password 3002", "otp 3011"]);
});

test("a password that is easy to guess is refused and costs no try of the code", async () => {
  const otp = await mailedCode(app, email);
  for (const password of [
    "P@ssw0rd2026",
    "Mizuki-2026",
    "Qwerty123!",
    "Sakura2026!",
    "M1zuki!!1",
    "Tokyo-2026",
  ]) {
    const answer = await app.call(register, { body: { email, ...newcomer, password, otp } });
    expect(answer).toMatchObject({ status: 400, code: 3002, errors: ["password 3002"] });
  }
  expect((await app.call(register, { body: { email, ...newcomer, otp } })).status).toBe(200);
});

test("a code fits no other e-mail than the one it was mailed to", async () => {
  const other = freshEmail();
  await mailedCode(app, other);
  const otp = await mailedCode(app, email);
  const answer = await app.call(register, { body: { email: other, ...newcomer, otp } });
  expect(answer.code).toBe(1003);
});

test("an e-mail that was taken meanwhile is refused, and its try stays spent", async () => {
  const ip = freshIp();
  const otp = await mailedCode(app, email, ip);
  await seedInfluencer(app, { email });
  const answer = await app.call(register, { body: { email, ...newcomer, otp }, ip });
  expect(answer).toMatchObject({ status: 409, code: 2001 });
  const codes = await app.deps.db.selectFrom("one_time_codes").select(["tries", "used_at"]).execute();
  expect(codes).toEqual([{ tries: 1, used_at: null }]);
});

test("while too many passwords are hashed nobody loses a try of a code", async () => {
  const ip = freshIp();
  const otp = await mailedCode(app, email, ip);
  const { passwords, db } = app.deps;
  const flood = atOnce(() => passwords.hash("x").catch(() => undefined), 1 + 64);
  const creator = { actor: "influencer" as const, open: openProfile };
  const completion = { ...creator, email, ...newcomer, otp, locale: "ja" as const, ip };
  await expect(completeSignUp(app.deps, completion)).rejects.toMatchObject({ code: 5000, status: 503 });
  expect(await db.selectFrom("one_time_codes").select("tries").execute()).toEqual([{ tries: 0 }]);
  await flood;
});

test("completing many times at once makes one account", async () => {
  const otp = await mailedCode(app, email);
  const body = { email, ...newcomer, otp };
  const answers = await atOnce(() => untilAnswered(() => app.call(register, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 1005 || code === 1020)).toHaveLength(crowd - 1);
  expect([await rowsIn("influencers"), await rowsIn("account_emails")]).toEqual([1, 1]);
});

test("what the contract does not ask for is not stored", async () => {
  const otp = await mailedCode(app, email);
  const rawBody = { email, ...newcomer, otp, status: "suspended", id: "1", is_notify_campaign: false };
  const done = await app.call(register, { rawBody });
  const profile = await app.call(getProfile, { token: done.result.accessToken });
  expect(profile).toMatchObject({ status: 200, result: { isNotifyCampaign: true } });
});
