import { login, register, resetPassword } from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { homeOf } from "../../platform/network.ts";
import { atOnce, crowd, untilAnswered } from "../../testing/at-once.ts";
import { listenedTo } from "../../testing/listened.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  freshEmail,
  freshIp,
  mailedCode,
  mailedOtpId,
  newcomer,
  tally,
} from "../codes/mailed-code.testing.ts";
import { signIn } from "../sign-in/sign-in.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
let home: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  person = await seedInfluencer(app);
  home = freshIp();
  expect((await enter(home)).status).toBe(200);
});
afterAll(() => app.close());

const wrong = "Wrong-Guess-1";

function enter(ip: string, password = person.password, username = person.email) {
  const call = () => app.call(login, { body: { username, password }, ip });
  return untilAnswered(call);
}

/** Ten wrong passwords: from strangers, unless said otherwise. */
async function guess(ip?: string, username = person.email) {
  const answers = [];
  for (let nth = 0; nth < 10; nth += 1) answers.push(await enter(ip ?? freshIp(), wrong, username));
  return answers;
}

test("strangers who guess lock themselves out, and not the owner", async () => {
  expect(tally(await guess())).toEqual({ 1004: 9, 1069: 1 });
  expect((await enter(freshIp())).code).toBe(1069);
  expect((await enter(home)).status).toBe(200);
});

test("wrong passwords from where the owner has signed in lock that side for an hour, and not the others", async () => {
  expect(tally(await guess(home))).toEqual({ 1004: 9, 1069: 1 });
  app.clock.advance(3599);
  const locked = await enter(home);
  expect(locked).toMatchObject({ status: 429, code: 1069 });
  expect(locked.headers["retry-after"]).toBe("1");
  const elsewhere = freshIp();
  expect((await enter(elsewhere)).status).toBe(200);
  app.clock.advance(1);
  expect((await enter(home)).status).toBe(200);
});

test("a right password resets the count of its own side only", async () => {
  for (let nth = 0; nth < 9; nth += 1) await enter(freshIp(), wrong);
  expect((await enter(home)).status).toBe(200);
  expect((await enter(freshIp(), wrong)).code).toBe(1069);
  expect((await enter(home)).status).toBe(200);
});

test("a reset lifts the locks of both sides", async () => {
  await guess();
  await guess(home);
  const password = "Umi-no-Oto7";
  const otpId = await mailedOtpId(app, person.email);
  await app.call(resetPassword, { body: { otpId, password }, ip: freshIp() });
  expect((await enter(freshIp(), password)).status).toBe(200);
  expect((await enter(home, password)).status).toBe(200);
});

test("completing a sign-up and setting a new password make a network known", async () => {
  const email = freshEmail();
  const [first, second] = [freshIp(), freshIp()];
  const body = { email, ...newcomer, otp: await mailedCode(app, email) };
  expect((await app.call(register, { body, ip: first })).status).toBe(200);
  await guess(undefined, email);
  expect((await enter(first, newcomer.password, email)).status).toBe(200);

  const password = "Umi-no-Oto9";
  const otpId = await mailedOtpId(app, email);
  await app.call(resetPassword, { body: { otpId, password }, ip: second });
  await guess(undefined, email);
  expect((await enter(second, password, email)).status).toBe(200);
});

test("a network is known for ninety days after a sign-in", async () => {
  const day = 86_400;
  app.clock.advance(90 * day - 1);
  await guess();
  expect((await enter(home)).status).toBe(200);
  app.clock.advance(90 * day);
  await guess();
  expect((await enter(home)).code).toBe(1069);
});

test("a household's IPv6 /56 is one network, the next one is a stranger's", async () => {
  await enter("2001:db8:0:1200::1");
  await guess();
  expect((await enter("2001:db8:0:12ff::2")).status).toBe(200);
  expect((await enter("2001:db8:0:1300::1")).code).toBe(1069);
});

test("of many guesses at once each side tells no more than of guesses in a row", async () => {
  const patient = (ip: string) =>
    untilAnswered(
      () => app.call(login, { body: { username: person.email, password: wrong }, ip }),
      ({ status, code }) => status === 503 || code === 1020,
    );
  const answers = await atOnce((nth) => patient(nth % 2 === 0 ? home : freshIp()));
  const each = { 1004: 9, 1069: crowd / 2 - 9 };
  expect(tally(answers.filter((_, nth) => nth % 2 === 0))).toEqual(each);
  expect(tally(answers.filter((_, nth) => nth % 2 === 1))).toEqual(each);
});

test("one account is signed in to thirty times an hour from one network, and then from others", async () => {
  for (let nth = 1; nth < 30; nth += 1) expect((await enter(home)).status).toBe(200);
  for (const password of [person.password, wrong]) {
    const refused = await enter(home, password);
    expect(refused).toMatchObject({ status: 429, code: 1020 });
    expect(refused.headers["retry-after"]).toBe("3600");
  }
  expect((await enter(freshIp())).status).toBe(200);
  const other = await seedInfluencer(app);
  expect((await enter(home, other.password, other.email)).status).toBe(200);
  app.clock.advance(3600);
  expect((await enter(home)).status).toBe(200);
});

test("a network with eight passwords in the line waits, before anything is looked up, and no other does", async () => {
  const { deps, heard } = listenedTo(app.deps);
  const flood = atOnce(() => app.deps.passwords.hash("x", homeOf(home)).catch(() => undefined), 8);
  const given = { actor: "influencer" as const, username: person.email, password: person.password, ip: home };
  await expect(signIn(deps, given)).rejects.toMatchObject({ code: 1020, status: 429, retryAfter: 2 });
  expect(heard).toEqual([]);
  expect(() => app.deps.passwords.refuseWhenFull(homeOf(freshIp()))).not.toThrow();
  await flood;
  expect((await enter(home)).status).toBe(200);
});

test("of a network a keyed hash is kept, and it goes with the account", async () => {
  const kept = await app.deps.db.selectFrom("account_networks").selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(home);
  expect((await app.call(closeAccount, { token: person.token })).status).toBe(200);
  expect(await app.deps.db.selectFrom("account_networks").selectAll().execute()).toEqual([]);
});

test("who signs up with the e-mail of a closed account begins without its counts", async () => {
  await guess();
  await guess(home);
  await app.call(closeAccount, { token: person.token });
  const left = await app.deps.db.selectFrom("sign_in_failures").selectAll().execute();
  expect(left).toEqual([]);
  const counts = await app.deps.db.selectFrom("rate_limits").select("key").execute();
  expect(counts.filter(({ key }) => key.startsWith("rightPasswords"))).toEqual([]);
});
