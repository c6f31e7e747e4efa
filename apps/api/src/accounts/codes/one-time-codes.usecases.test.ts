import { register, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { freshEmail, freshIp, mailedCode, newcomer, tally, wrongCode } from "./mailed-code.testing.ts";

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

function ask(address = email, ip = freshIp()) {
  return app.call(verifySignUpEmail, { body: { email: address }, ip });
}

function redeem(otp: string) {
  return app.call(register, { body: { email, ...newcomer, otp } });
}

async function mailsSent(): Promise<number> {
  return (await app.deps.db.selectFrom("mails").select("id").execute()).length;
}

test("five wrong codes answer 1003, from then on the right one answers 1020 too", async () => {
  const code = await mailedCode(app, email);
  const wrong = [];
  for (let nth = 0; nth < 5; nth += 1) wrong.push(await redeem(wrongCode(code, nth)));
  expect(tally(wrong)).toEqual({ 1003: 5 });
  const right = await redeem(code);
  expect(right).toMatchObject({ status: 429, code: 1020 });
  expect(right.headers["retry-after"]).toBe("60");
});

test("of many guesses at once five are compared", async () => {
  const code = await mailedCode(app, email);
  const guesses = await atOnce((nth) => redeem(wrongCode(code, nth)));
  expect(tally(guesses)).toEqual({ 1003: 5, 1020: crowd - 5 });
});

test("the fifth try may be the right one", async () => {
  const code = await mailedCode(app, email);
  for (let nth = 0; nth < 4; nth += 1) await redeem(wrongCode(code, nth));
  expect((await redeem(code)).status).toBe(200);
});

test("a code is good for ten minutes", async () => {
  const code = await mailedCode(app, email);
  app.clock.advance(limits.otpLifetimeSeconds);
  expect(await redeem(code)).toMatchObject({ status: 400, code: 1021 });
  app.clock.advance(-1);
  expect((await redeem(code)).status).toBe(200);
});

test("a code that was used, or that nobody asked for, answers 1005", async () => {
  expect(await redeem("123456")).toMatchObject({ status: 400, code: 1005 });
  const code = await mailedCode(app, email);
  await redeem(code);
  expect(await redeem(code)).toMatchObject({ status: 400, code: 1005 });
});

test("full-width digits are digits", async () => {
  const code = await mailedCode(app, email);
  const wide = code.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  expect((await redeem(wide)).status).toBe(200);
});

test("the next code may be asked for after sixty seconds, and takes the place of the last", async () => {
  const ip = freshIp();
  const first = await mailedCode(app, email, ip);
  app.clock.advance(59);
  const early = await ask();
  expect(early).toMatchObject({ status: 429, code: 1025 });
  expect(early.headers["retry-after"]).toBe("1");

  app.clock.advance(1);
  await redeem(wrongCode(first));
  const second = await mailedCode(app, email, ip);
  if (first !== second) expect((await redeem(first)).code).toBe(1003);
  for (let nth = 0; nth < 3; nth += 1) await redeem(wrongCode(second, nth));
  expect((await redeem(second)).status).toBe(200);
});

test("many requests at once send one mail", async () => {
  const answers = await atOnce(() => ask());
  expect(tally(answers)).toEqual({ 200: 1, 1025: crowd - 1 });
  expect(await mailsSent()).toBe(1);
});

test("an e-mail gets five codes an hour", async () => {
  const ip = freshIp();
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await ask(email, ip)).status).toBe(200);
    app.clock.advance(60);
  }
  const sixth = await ask(email, ip);
  expect(sixth).toMatchObject({ status: 429, code: 1020 });
  expect(sixth.headers["retry-after"]).toBe("3300");
  app.clock.advance(3300);
  expect((await ask(email, ip)).status).toBe(200);
});

test("a refused sixth request leaves the fifth code as it was", async () => {
  const ip = freshIp();
  for (let nth = 0; nth < 4; nth += 1) {
    await ask(email, ip);
    app.clock.advance(60);
    await app.mail.mailTo(email);
  }
  const code = await mailedCode(app, email, ip);
  app.clock.advance(60);
  expect((await ask(email, ip)).code).toBe(1020);
  expect((await redeem(code)).status).toBe(200);
});

test("a network gets ten answers an hour about e-mails, known or not", async () => {
  const { email: taken } = await seedInfluencer(app);
  const ip = "2001:db8:0:1::1";
  const answers = [];
  for (let nth = 0; nth < 6; nth += 1) answers.push(await ask(freshEmail(), ip));
  for (let nth = 0; nth < 6; nth += 1) answers.push(await ask(taken, "2001:db8:0:1:ffff::2"));
  expect(tally(answers)).toEqual({ 200: 6, 2001: 4, 1020: 2 });
  expect(answers.at(-1)?.headers["retry-after"]).toBe("3600");
  expect((await ask(taken, "2001:db8:0:2::1")).code).toBe(2001);
});

test("a network spends nothing on malformed requests, on waits and on completions", async () => {
  const ip = freshIp();
  await ask(email, ip);
  for (let nth = 0; nth < 4; nth += 1) {
    expect((await ask("nobody", ip)).code).toBe(3004);
    expect((await ask(email, ip)).code).toBe(1025);
    await app.call(register, { body: { email, ...newcomer, otp: "000000" }, ip });
  }
  const rest = [];
  for (let nth = 0; nth < 10; nth += 1) rest.push(await ask(freshEmail(), ip));
  expect(tally(rest)).toEqual({ 200: 9, 1020: 1 });
});

test("a request that its network may not make leaves no code and no mail", async () => {
  const ip = freshIp();
  for (let nth = 0; nth < 10; nth += 1) await ask(freshEmail(), ip);
  expect((await ask(email, ip)).code).toBe(1020);
  expect(await mailsSent()).toBe(10);
  expect((await ask(email)).status).toBe(200);
});

test("a code lies in the database as a keyed hash only", async () => {
  const code = await mailedCode(app, email);
  const stored = await app.deps.db.selectFrom("one_time_codes").selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(code);
});
