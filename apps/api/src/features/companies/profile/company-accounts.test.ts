import * as accounts from "@tomoru/contract/company/accounts";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { termsVersion } from "@tomoru/contract/company/sign-up";
import { login as creatorsLogin } from "@tomoru/contract/influencer/accounts";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededMember, seedColleague, seedCompany, seedInfluencer } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { linkMailedTo } from "../companies.testing.ts";

const password = "Minato-Kohi7";
let app: TestApp;
let people = 0;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  people += 1;
  email = `ichiro.${people}@example.jp`;
});
afterAll(() => app.close());

const ask = (to = email) => app.call(accounts.verifySignUpEmail, { body: { email: to, locale: "en" } });
const codeTo = async (to: string) => /\b\d{6}\b/.exec((await app.mail.mailTo(to)).text)?.[0] ?? "";
const entries = (otp: string) => ({
  ...{
    companyName: "みなと珈琲",
    kind: "agency",
    fullName: "佐藤 一郎",
    email,
    password,
    isTermsAccepted: true,
    otp,
  },
});
const complete = (otp: string, part: object = {}) =>
  app.call(accounts.register, { rawBody: { ...entries(otp), locale: "en", ...part } });

describe("a sign-up", () => {
  test("makes the company, its owner and the free plan, and signs in", async () => {
    expect(await ask()).toMatchObject({ status: 200, code: 8001 });
    const { status, code, result } = await complete(await codeTo(email));
    expect([status, code]).toEqual([200, 8003]);
    const profile = await app.call(getCompanyProfile, { token: result.accessToken });
    expect(profile.result).toMatchObject({
      member: { email, fullName: "佐藤 一郎", role: "owner", status: "active", locale: "en" },
      company: { name: "みなと珈琲", kind: "agency", verification: "unverified", status: "active" },
      subscription: { planId: "free", status: "none", usage: { seats: { used: 1, limit: 1 } } },
      providerIsSandbox: true,
    });
    const [member] = await app.deps.db.selectFrom("members").selectAll().execute();
    expect(member).toMatchObject({ terms_version: termsVersion, terms_accepted_at: app.clock.now() });
  });

  test.each([
    [{ companyName: "" }, "companyName 3007"],
    [{ companyName: "み" }, "companyName 1023"],
    [{ kind: "person" }, "kind 1023"],
    [{ fullName: "" }, "fullName 3007"],
    [{ password: "abcdef" }, "password 3002"],
    [{ isTermsAccepted: false }, "isTermsAccepted 3008"],
    [{ otp: "12345" }, "otp 3011"],
    [{ otp: "" }, "otp 1009"],
  ])("%j is refused at its field, and makes nothing", async (part, fault) => {
    const answer = await complete("123456", part);
    expect(answer.errors).toEqual([fault]);
    for (const table of ["companies", "members", "subscriptions", "accounts"] as const) {
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("asks for the next code after five minutes, where a creator waits one", async () => {
    await ask();
    app.clock.advance(299);
    expect(await ask()).toMatchObject({ status: 429, code: 1025, headers: { "retry-after": "1" } });
    app.clock.advance(1);
    expect((await ask()).status).toBe(200);
  });

  test("is for an e-mail that is no member's, a creator's may be the same", async () => {
    await seedInfluencer(app, { email });
    expect((await ask()).status).toBe(200);
    expect((await complete(await codeTo(email))).status).toBe(200);
    app.clock.advance(300);
    expect(await ask()).toMatchObject({ status: 409, code: 2001 });
  });
});

describe("beside a creator of the same e-mail", () => {
  test("wrong passwords lock each side for itself", async () => {
    await seedInfluencer(app, { email, password });
    await seedCompany(app, { email, password });
    const wrong = { username: email, password: "Minato-Cha88" };
    for (let nth = 0; nth < limits.wrongPasswordsBeforeLock; nth += 1) {
      await app.call(accounts.login, { body: wrong });
    }
    const right = { username: email, password };
    expect((await app.call(accounts.login, { body: right })).code).toBe(1069);
    expect((await app.call(creatorsLogin, { body: right })).status).toBe(200);
  });

  test("a password that is reset is the member's alone", async () => {
    await seedInfluencer(app, { email, password });
    await seedCompany(app, { email, password });
    await app.call(accounts.requestPasswordCode, { body: { email } });
    const otp = await codeTo(email);
    const { result } = await app.call(accounts.verifyPasswordCode, { body: { email, otp } });
    const fresh = "Minato-Mizu9";
    await app.call(accounts.resetPassword, { body: { otpId: result.otpId, password: fresh } });
    expect((await app.call(accounts.login, { body: { username: email, password: fresh } })).status).toBe(200);
    expect((await app.call(creatorsLogin, { body: { username: email, password } })).status).toBe(200);
  });
});

test("an older, shorter password lets nobody in: no member's is older than the rule", async () => {
  const answer = await app.call(accounts.login, { body: { username: email, password: "abcdefg" } });
  expect(answer).toMatchObject({ status: 400, errors: ["password 3002"] });
});

test("a member's eleventh sign-in ends the oldest session, and colleagues keep theirs", async () => {
  const owner = await seedCompany(app, { email, password });
  const colleague = await seedColleague(app, owner);
  app.clock.advance(1);
  for (let nth = 0; nth < limits.sessionsPerAccount; nth += 1) {
    await app.call(accounts.login, { body: { username: email, password }, ip: `198.51.100.${nth}` });
  }
  expect((await app.call(getCompanyProfile, { token: owner.token })).code).toBe(1019);
  expect((await app.call(getCompanyProfile, { token: colleague.token })).status).toBe(200);
});

describe("a new e-mail", () => {
  let member: SeededMember;
  let newEmail: string;
  beforeEach(async () => {
    member = await seedCompany(app, { email, password });
    newEmail = `jiro.${people}@example.jp`;
  });
  const request = (to = newEmail, confirmEmail = to) =>
    app.call(accounts.requestEmailLink, { token: member.token, body: { newEmail: to, confirmEmail } });
  const confirm = (token: string) => app.call(accounts.confirmEmail, { body: { token } });

  test("is proven by the link of its mail, once; every session ends and the old address is told", async () => {
    expect(await request()).toMatchObject({ status: 200, code: 8001 });
    const token = await linkMailedTo(app, newEmail);
    expect((await confirm(token)).result).toEqual({ email: newEmail });
    expect((await app.mail.mailTo(email)).text).toContain("j•••@example.jp");
    expect((await app.call(getCompanyProfile, { token: member.token })).code).toBe(1019);
    expect((await confirm(token)).code).toBe(1024);
    const signIn = { username: newEmail, password };
    expect((await app.call(accounts.login, { body: signIn })).status).toBe(200);
  });

  test("is not taken by whatever opens the link without a press", async () => {
    await request();
    const token = await linkMailedTo(app, newEmail);
    const opened = await app.app.inject({ url: `/api${accounts.confirmEmail.path}?token=${token}` });
    expect(opened.statusCode).toBe(405);
    expect((await app.call(getCompanyProfile, { token: member.token })).result.member.email).toBe(email);
  });

  test("waits five minutes for the next link, which kills the one before; each is good for a day", async () => {
    await request();
    const first = await linkMailedTo(app, newEmail);
    expect(await request()).toMatchObject({ status: 429, code: 1025 });
    app.clock.advance(limits.emailLinkResendSeconds);
    await request();
    const second = await linkMailedTo(app, newEmail);
    expect((await confirm(first)).code).toBe(1024);
    app.clock.advance(limits.emailLinkSeconds);
    expect((await confirm(second)).code).toBe(1024);
  });

  test.each([
    ["the present one", (own: string) => [own, own], "newEmail 3004"],
    ["with another confirmation", () => ["a@example.jp", "b@example.jp"], "confirmEmail 3005"],
    ["empty", () => ["", ""], "newEmail 3003"],
  ] as const)("%s is refused", async (_, pair, fault) => {
    const [to = "", confirmation = ""] = pair(email);
    expect((await request(to, confirmation)).errors[0]).toBe(fault);
  });

  test("of two who claim one address the first to press has it", async () => {
    const other = await seedCompany(app);
    await request();
    const mine = await linkMailedTo(app, newEmail);
    const body = { newEmail, confirmEmail: newEmail };
    await app.call(accounts.requestEmailLink, { token: other.token, body });
    const theirs = await linkMailedTo(app, newEmail);
    expect((await confirm(theirs)).status).toBe(200);
    expect(await confirm(mine)).toMatchObject({ status: 409, code: 2001 });
    expect((await request()).code).toBe(2001);
  });

  test.each(["", "nonsense", "A".repeat(86)])("%j is no link", async (token) => {
    expect((await confirm(token)).code).toBe(1024);
  });
});
