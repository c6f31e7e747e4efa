import { login, register, requestEmailUpdate, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { rememberNetwork } from "./abuse-limits/known-networks.usecases.ts";
import { sweepExpired } from "./accounts.maintenance.ts";
import { freshEmail, freshIp, mailedOtpId, newcomer } from "./codes/mailed-code.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const tables = [
  "account_sessions",
  "account_refresh_tokens",
  "one_time_codes",
  "account_password_grants",
  "account_email_changes",
  "first_askers",
  "account_networks",
  "sign_in_failures",
  "rate_limits",
] as const;

async function rows(): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const found = await app.deps.db.selectFrom(table).selectAll().execute();
    return [table, found.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function leaveTraces() {
  const person = await seedInfluencer(app);
  await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
  await app.call(login, { body: { username: "nobody@example.jp", password: "Wrong-Guess-1" } });
  await app.call(verifySignUpEmail, { body: { email: "mizuki@example.jp" } });
  await app.call(requestEmailUpdate, { body: { newEmail: freshEmail() }, token: person.token });
  await mailedOtpId(app, person.email);
  await app.deps.db
    .transaction()
    .execute((trx) => rememberNetwork(app.deps, { trx, ...person, ip: freshIp() }));
}

const all = {
  account_sessions: 1,
  account_refresh_tokens: 2,
  one_time_codes: 3,
  account_password_grants: 1,
  account_email_changes: 1,
  first_askers: 2,
  account_networks: 1,
  sign_in_failures: 1,
  rate_limits: 8,
};
const none = Object.fromEntries(tables.map((table) => [table, 0]));

test("what is still read is not swept", async () => {
  await leaveTraces();
  await sweepExpired(app.deps);
  expect(await rows()).toEqual(all);
});

test("a late code is told to be late for a day after it ended", async () => {
  await leaveTraces();
  app.clock.advance(limits.otpLifetimeSeconds + 86_399);
  await sweepExpired(app.deps);
  const body = { email: "mizuki@example.jp", ...newcomer, otp: "000000" };
  expect((await app.call(register, { body })).code).toBe(1021);
});

test("an address that somebody wanted to move to goes with its code, a day after it ended", async () => {
  await leaveTraces();
  app.clock.advance(limits.otpLifetimeSeconds + 86_400);
  await sweepExpired(app.deps);
  expect(await rows()).toMatchObject({
    one_time_codes: 0,
    account_email_changes: 0,
    account_password_grants: 0,
  });
});

test("after thirty days without use nothing is left but from where people sign in, and after ninety not that", async () => {
  await leaveTraces();
  app.clock.advance(limits.refreshTokenSeconds);
  await sweepExpired(app.deps);
  expect(await rows()).toEqual({ ...none, account_networks: 1 });
  app.clock.advance(limits.knownNetworkSeconds - limits.refreshTokenSeconds);
  await sweepExpired(app.deps);
  expect(await rows()).toEqual(none);
});

test("a session that is used stays, and its old tokens go", async () => {
  const person = await seedInfluencer(app);
  app.clock.advance(limits.refreshTokenSeconds - 1);
  const { result } = await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
  app.clock.advance(1);
  await sweepExpired(app.deps);
  expect(await rows()).toMatchObject({ account_sessions: 1, account_refresh_tokens: 1 });
  expect((await app.call(refreshToken, { body: result })).status).toBe(200);
});
