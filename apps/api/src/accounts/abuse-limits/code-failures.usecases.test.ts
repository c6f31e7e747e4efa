import {
  requestEmailUpdate,
  requestPasswordCode,
  verifyPasswordCode,
} from "@tomoru/contract/influencer/accounts";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { codeIn, freshEmail, freshIp, mailedResetCode, wrongCode } from "../codes/mailed-code.testing.ts";
import { noteCodeFailure } from "./code-failures.usecases.ts";
import { rememberNetwork } from "./known-networks.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

function ask(ip = freshIp()) {
  return app.call(requestPasswordCode, { body: { email: person.email }, ip });
}

/** A network from which the person has signed in. */
async function home(): Promise<string> {
  const ip = freshIp();
  await app.deps.db.transaction().execute((trx) => rememberNetwork(app.deps, { trx, ...person, ip }));
  return ip;
}

function verify(otp: string) {
  return app.call(verifyPasswordCode, { body: { email: person.email, otp } });
}

/** Failures as if so many wrong codes had come; what asking for each of their codes takes is no matter here. */
async function fail(times: number, isKnown = false): Promise<void> {
  const failing = { account: person.account, isKnown };
  await Promise.all(Array.from({ length: times }, () => noteCodeFailure(app.deps, failing)));
}

async function failures(): Promise<number | undefined> {
  const row = await app.deps.db.selectFrom("accounts").select("code_failures").executeTakeFirst();
  return row?.code_failures;
}

function warnings() {
  return app.deps.db.selectFrom("mails").select("id").where("kind", "=", "tooManyCodeFailures").execute();
}

test("wrong codes are counted on their account, and a right one ends the count", async () => {
  const otp = await mailedResetCode(app, person.email);
  for (let nth = 0; nth < 3; nth += 1) await verify(wrongCode(otp, nth));
  expect(await failures()).toBe(3);
  await verify(otp);
  expect(await failures()).toBe(0);
});

test("the hundredth in a row is told to the owner, once, however many come at once", async () => {
  await fail(limits.otpFailuresBeforeSlowdown - 1);
  expect(await warnings()).toEqual([]);
  await fail(20);
  expect(await warnings()).toHaveLength(1);
  expect((await app.mail.mailTo(person.email)).to).toBe(person.email);
});

test("after a hundred in a row an account gets one code a day, over all its flows", async () => {
  const ip = await home();
  await fail(limits.otpFailuresBeforeSlowdown, true);
  expect((await ask(ip)).status).toBe(200);
  app.clock.advance(2 * 3600);
  const second = await ask(ip);
  expect(second).toMatchObject({ status: 429, code: 1020 });
  expect(second.headers["retry-after"]).toBe(String(limits.otpSlowdownSeconds - 2 * 3600));

  app.clock.set("2026-11-15T03:10:00Z");
  const body = { newEmail: freshEmail() };
  const change = await app.call(requestEmailUpdate, { body, token: person.token, ip: freshIp() });
  expect(change.code).toBe(1020);

  app.clock.advance(limits.otpSlowdownSeconds);
  expect((await ask(ip)).status).toBe(200);
});

test("a hundred wrong codes of strangers slow strangers down, and not the owner", async () => {
  const ip = await home();
  await fail(limits.otpFailuresBeforeSlowdown);
  expect((await ask()).status).toBe(200);
  app.clock.advance(2 * 3600);
  expect((await ask()).code).toBe(1020);
  for (let nth = 0; nth < 2; nth += 1) {
    expect((await ask(ip)).status).toBe(200);
    app.clock.advance(limits.otpResendSeconds);
  }
});

test("a right code gives an account its pace back", async () => {
  await fail(limits.otpFailuresBeforeSlowdown);
  await app.mail.mailTo(person.email);
  await ask();
  expect((await verify(codeIn(await app.mail.mailTo(person.email)))).status).toBe(200);
  app.clock.advance(limits.otpResendSeconds);
  expect((await ask()).status).toBe(200);
});
