import { login } from "@tomoru/contract/influencer/accounts";
import { BankInfo, getBankInfo } from "@tomoru/contract/influencer/bank";
import { getHome } from "@tomoru/contract/influencer/home";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { listSocialAccounts } from "@tomoru/contract/influencer/social";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDemo } from "./demo.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

async function creators() {
  const { count } = await app.deps.db
    .selectFrom("influencers")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function signInToDemo() {
  const demo = await seedDemo(app.deps);
  if (!demo) throw new Error("there is no demo");
  const { result } = await app.call(login, { body: { username: demo.email, password: demo.password } });
  return result.accessToken;
}

test("a newcomer signs in with what is printed and finds offers, payments and steps ahead", async () => {
  const token = await signInToDemo();
  const offers = (await app.call(listOffers, { token })).result;
  expect(offers.counts.all).toBeGreaterThanOrEqual(23);
  expect(offers.counts.pending).toBe(3);
  expect(offers.docs[0]).toMatchObject({ productName: "うるおい化粧水「しずく」", isApproval: null });
  const payments = (await app.call(listPayments, { token })).result;
  expect(Object.values(payments.totals).every((yen) => yen > 0)).toBe(true);
  const home = (await app.call(getHome, { token })).result;
  expect(home.thisMonthYen).toBe(120_000);
  expect(home.revenueByMonth.every(({ yen }) => yen > 0)).toBe(true);
  expect(home.setup).toEqual({ socialLinked: true, bankRegistered: true, profileComplete: false });
  // Somebody who was paid has a bank account, and the form would have accepted it.
  const bank = (await app.call(getBankInfo, { token })).result;
  expect(BankInfo.parse(bank)).toEqual(bank);
});

test("her linked accounts have figures and are marked as sandbox ones", async () => {
  const token = await signInToDemo();
  const { accounts } = (await app.call(listSocialAccounts, { token })).result;
  expect(accounts.map(({ platform }) => platform)).toEqual(["instagram", "tiktok"]);
  for (const { isSandbox, followers, recentViews, readAt } of accounts) {
    expect(isSandbox).toBe(true);
    expect(followers).toBeGreaterThan(0);
    expect(recentViews).toHaveLength(12);
    expect(readAt).toBe(app.clock.now().toISOString());
  }
});

test("a later start brings nothing in twice and prints the sign-in again", async () => {
  const first = await seedDemo(app.deps);
  app.clock.advance(86_400);
  expect(await seedDemo(app.deps)).toEqual(first);
  expect(await creators()).toBe(1);
});

test("copies that start at once bring it in once", async () => {
  const signIns = await Promise.all(Array.from({ length: 4 }, () => seedDemo(app.deps)));
  expect(new Set(signIns.map((demo) => demo?.email))).toEqual(new Set(["hanako@example.jp"]));
  expect(await creators()).toBe(1);
});

test("a database with creators of its own gets no demo", async () => {
  await seedInfluencer(app);
  expect(await seedDemo(app.deps)).toBeNull();
  expect(await creators()).toBe(1);
});

test("no sign-in is printed once its password has been changed", async () => {
  await seedDemo(app.deps);
  const password_hash = await app.deps.passwords.hash("Another-2026");
  await app.deps.db.updateTable("accounts").set({ password_hash }).execute();
  expect(await seedDemo(app.deps)).toBeNull();
});

test("with the demo off nothing is brought in", async () => {
  const off = { ...app.deps, config: { ...app.deps.config, demo: false } };
  expect(await seedDemo(off)).toBeNull();
  expect(await creators()).toBe(0);
});
