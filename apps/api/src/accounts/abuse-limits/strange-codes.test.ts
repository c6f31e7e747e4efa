import {
  register,
  requestPasswordCode,
  verifyPasswordCode,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { codeIn, freshEmail, freshIp, newcomer, tally, wrongCode } from "../codes/mailed-code.testing.ts";
import { rememberNetwork } from "./known-networks.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
let own: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  person = await seedInfluencer(app);
  own = freshIp();
});
afterAll(() => app.close());

function ask(ip = freshIp(), email = person.email) {
  return app.call(requestPasswordCode, { body: { email }, ip });
}

function verify(otp: string, ip = freshIp()) {
  return app.call(verifyPasswordCode, { body: { email: person.email, otp }, ip });
}

/** Asks and reads the mail that comes. */
async function codeOf(ip: string): Promise<string> {
  expect((await ask(ip)).status).toBe(200);
  return codeIn(await app.mail.mailTo(person.email));
}

/** So many requests of others, as far apart as the wait asks; the mails that come are read away. */
async function strangersAsk(times: number) {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) {
    app.clock.advance(limits.otpResendSeconds);
    const answer = await ask();
    if (answer.status === 200) await app.mail.mailTo(person.email);
    answers.push(answer);
  }
  return answers;
}

test("strangers spend five tries of a code together, and none of the network that asked for it", async () => {
  const code = await codeOf(own);
  const guesses = [];
  for (let nth = 0; nth < 7; nth += 1) guesses.push(await verify(wrongCode(code, nth)));
  expect(tally(guesses)).toEqual({ 1003: 5, 1020: 2 });
  expect((await verify(code)).code).toBe(1020);
  for (let nth = 0; nth < 4; nth += 1) expect((await verify(wrongCode(code, nth), own)).code).toBe(1003);
  expect((await verify(code, own)).status).toBe(200);
});

test("the network that asked has five tries, and its owner may still enter the code elsewhere", async () => {
  const code = await codeOf(own);
  for (let nth = 0; nth < 5; nth += 1) expect((await verify(wrongCode(code, nth), own)).code).toBe(1003);
  expect((await verify(code, own)).code).toBe(1020);
  expect((await verify(code)).status).toBe(200);
});

test("of many guesses of strangers at once five are compared, and the owner's tries stay", async () => {
  const code = await codeOf(own);
  const guesses = await atOnce((nth) => verify(wrongCode(code, nth)));
  expect(tally(guesses)).toEqual({ 1003: 5, 1020: crowd - 5 });
  expect((await verify(code, own)).status).toBe(200);
});

test("a stranger who asks too does not kill the code of who asked before", async () => {
  const code = await codeOf(own);
  expect(tally(await strangersAsk(2))).toEqual({ 200: 2 });
  expect((await verify(code, own)).status).toBe(200);
});

test("a stranger's code dies with the one that was used", async () => {
  const code = await codeOf(own);
  app.clock.advance(limits.otpResendSeconds);
  const strangers = freshIp();
  const other = await codeOf(strangers);
  expect((await verify(code, own)).status).toBe(200);
  if (other !== code) expect((await verify(other, strangers)).code).toBe(1005);
});

test("whichever of two codes in the mailbox is entered, it fits", async () => {
  await codeOf(own);
  app.clock.advance(limits.otpResendSeconds);
  const newest = await codeOf(freshIp());
  expect((await verify(newest, own)).status).toBe(200);
});

test("strangers ask five times an hour together, and the first to ask has five of its own", async () => {
  await codeOf(own);
  expect(tally(await strangersAsk(7))).toEqual({ 200: 5, 1020: 2 });
  const again = [];
  for (let nth = 0; nth < 5; nth += 1) {
    app.clock.advance(limits.otpResendSeconds);
    again.push(await ask(own));
  }
  expect(tally(again)).toEqual({ 200: 4, 1020: 1 });
});

test("whoever has signed in to the account from there asks whatever strangers have asked for", async () => {
  await app.deps.db.transaction().execute((trx) => rememberNetwork(app.deps, { trx, ...person, ip: own }));
  expect(tally(await strangersAsk(8))).toEqual({ 200: 6, 1020: 2 });
  const code = await codeOf(own);
  expect((await verify(code, own)).status).toBe(200);
});

test("strangers wait for every mail, and nobody else waits for theirs", async () => {
  await codeOf(own);
  expect((await ask()).code).toBe(1025);
  app.clock.advance(limits.otpResendSeconds);
  expect((await ask()).status).toBe(200);
  expect((await ask(own)).status).toBe(200);
  expect((await ask(own)).code).toBe(1025);
});

test("of many who ask at once for one e-mail one is mailed to", async () => {
  const answers = await atOnce(() => ask());
  expect(tally(answers)).toEqual({ 200: 1, 1025: crowd - 1 });
  const first = await app.deps.db.selectFrom("first_askers").selectAll().execute();
  expect(first).toHaveLength(1);
});

test("a sign-up's code is its asker's too", async () => {
  const email = freshEmail();
  const finish = (otp: string, ip: string) => app.call(register, { body: { email, ...newcomer, otp }, ip });
  await app.call(verifySignUpEmail, { body: { email }, ip: own });
  const code = codeIn(await app.mail.mailTo(email));
  for (let nth = 0; nth < 6; nth += 1) await finish(wrongCode(code, nth), freshIp());
  app.clock.advance(limits.otpResendSeconds);
  await app.call(verifySignUpEmail, { body: { email }, ip: freshIp() });
  expect((await finish(code, own)).status).toBe(200);
});

test("a household's IPv6 /56 is one network", async () => {
  const code = await codeOf("2001:db8:0:1200::1");
  for (let nth = 0; nth < 6; nth += 1) await verify(wrongCode(code, nth));
  expect((await verify(code, "2001:db8:0:1300::1")).code).toBe(1020);
  expect((await verify(code, "2001:db8:0:12ff::2")).status).toBe(200);
});

test("one network checks thirty codes an hour, whosever they are", async () => {
  const answers = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const body = { email: `nobody-${nth}@example.jp`, otp: "123456" };
    answers.push(await app.call(verifyPasswordCode, { body, ip: own }));
  }
  expect(tally(answers)).toEqual({ 1005: 30, 1020: 2 });
  expect(answers.at(-1)?.headers["retry-after"]).toBe("3600");
  const code = await codeOf(freshIp());
  expect((await verify(code, own)).code).toBe(1020);
  expect((await verify(code)).status).toBe(200);
});

test("a closed account leaves nobody waiting who signs up with its e-mail", async () => {
  await codeOf(own);
  await strangersAsk(6);
  await app.call(closeAccount, { token: person.token });
  expect(await app.deps.db.selectFrom("first_askers").selectAll().execute()).toEqual([]);
  const counts = await app.deps.db.selectFrom("rate_limits").select("key").execute();
  expect(counts.filter(({ key }) => key.startsWith("codes:"))).toEqual([]);
});

test("neither network nor e-mail of who asks is kept readable", async () => {
  await codeOf(own);
  const codes = await app.deps.db.selectFrom("one_time_codes").select(["asked_from"]).execute();
  const askers = await app.deps.db.selectFrom("first_askers").selectAll().execute();
  expect([codes.length, askers.length]).toEqual([1, 1]);
  expect(JSON.stringify([codes, askers])).not.toMatch(new RegExp(`${own.replaceAll(".", "\\.")}|example`));
});
