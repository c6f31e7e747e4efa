import { listPayments } from "@tomoru/contract/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedPayment } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

async function page(query: Record<string, string> = {}) {
  return (await app.call(listPayments, { token: hanako.token, query })).result;
}

test("a creator without payments gets an empty page and totals of 0 yen", async () => {
  expect(await page()).toEqual({
    docs: [],
    hasNextPage: false,
    totals: { paidYen: 0, pendingYen: 0, failedYen: 0 },
  });
});

test("payments come newest first, five at a time, each once", async () => {
  for (const day of ["03", "07", "01", "05", "02", "06", "04"]) {
    await seedPayment(app, hanako, { date: `2026-10-${day}` });
  }
  const [first, second] = [await page(), await page({ offset: "5" })];
  expect(first.hasNextPage).toBe(true);
  expect(second.hasNextPage).toBe(false);
  const days = [...first.docs, ...second.docs].map(({ date }) => date.slice(-2));
  expect(days).toEqual(["07", "06", "05", "04", "03", "02", "01"]);
});

test("the totals are those of all payments, by status, whatever page is shown", async () => {
  await seedPayment(app, hanako, { amount: 120_000 });
  await seedPayment(app, hanako, { amount: 30_000 });
  await seedPayment(app, hanako, { amount: 7_000, status: "Pending" });
  await seedPayment(app, hanako, { amount: 1, status: "Failed" });
  const { totals } = await page({ limit: "1" });
  expect(totals).toEqual({ paidYen: 150_000, pendingYen: 7_000, failedYen: 1 });
});

test("somebody else's payments are neither listed nor summed", async () => {
  await seedPayment(app, await seedInfluencer(app));
  expect(await page()).toMatchObject({ docs: [], totals: { paidYen: 0 } });
});
