import { downloadTaxSummary, getTaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOfCsv } from "../../testing/rows-of-csv.ts";
import { type SeededInfluencer, seedInfluencer, seedPayment } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { operatorOf, seedAccepted } from "../payouts/payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-20T03:00:00Z");
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const of = (year?: string) => ({ token: hanako.token, ...(year && { query: { year } }) });
const summary = async (year?: string) => (await app.call(getTaxSummary, of(year))).result;
const file = (year?: string, headers: Record<string, string> = {}) =>
  app.call(downloadTaxSummary, { ...of(year), headers });

/** A fee of 100,000 yen with its tax and what was withheld of it, paid in November. */
async function payDeal(): Promise<void> {
  const { paymentId } = await seedAccepted(app, hanako.ownerId, { withholdingYen: 10_210 });
  await operatorOf(app).byHand(paymentId, { paidOn: "2026-11-20", reference: "振込 1" });
}
const entered = (date: string, payer: string | null, amount: number, withheldYen = 0) =>
  seedPayment(app, hanako, { date, payer, amount, withheldYen });

const nothing = { payments: 0, feeYen: 0, taxYen: 0, withholdingYen: 0, netYen: 0 };

test("a year in which nothing was paid has no rows and sums of nothing; the year of today unless another is asked for", async () => {
  expect(await summary()).toEqual({ year: 2026, years: [], rows: [], totals: nothing });
});

test("a year is summed by month and company, the newest month first; what an operator entered counts whole as fee", async () => {
  await payDeal();
  await entered("2026-11-02", "ともしび", 89_790, 10_210);
  await entered("2026-11-30", "ともしび", 5000);
  await entered("2026-03-01", null, 700);
  expect(await summary()).toMatchObject({
    year: 2026,
    years: [2026],
    rows: [
      {
        ...{ month: "2026-11", companyName: "ともしび", payments: 2, feeYen: 105_000, taxYen: 0 },
        ...{ withholdingYen: 10_210, netYen: 94_790 },
      },
      {
        ...{ month: "2026-11", companyName: "株式会社みなも", payments: 1, feeYen: 100_000, taxYen: 10_000 },
        ...{ withholdingYen: 10_210, netYen: 99_790 },
      },
      {
        ...{ month: "2026-03", companyName: null, payments: 1, feeYen: 700, taxYen: 0 },
        ...{ withholdingYen: 0, netYen: 700 },
      },
    ],
    totals: { payments: 4, feeYen: 205_700, taxYen: 10_000, withholdingYen: 20_420, netYen: 195_280 },
  });
});

test("a payment counts in the year in which it was paid; all years with one are named, the newest first", async () => {
  await entered("2025-12-31", "ともしび", 1);
  await entered("2026-01-01", "ともしび", 20);
  await seedPayment(app, hanako, { date: "2026-02-01", amount: 300, status: "Pending" });
  await seedPayment(app, hanako, { date: "2026-02-01", amount: 300, status: "Failed" });
  await seedPayment(app, await seedInfluencer(app), { date: "2026-02-01", amount: 4000 });
  expect(await summary("2026")).toMatchObject({ years: [2026, 2025], totals: { payments: 1, netYen: 20 } });
  expect(await summary("2025")).toMatchObject({ year: 2025, totals: { payments: 1, netYen: 1 } });
  expect((await app.call(getTaxSummary, of("26"))).errors).toEqual(["year 1023"]);
});

test("the same comes as a file of its rows and a last line with their sums, in the language asked for", async () => {
  await payDeal();
  await entered("2026-03-01", null, 700, 300);
  const { headers, result } = await file("2026");
  expect(headers["content-disposition"]).toBe("attachment");
  expect(rowsOfCsv(result)).toEqual([
    ["月", "支払者", "件数", "報酬（税抜・円）", "消費税（円）", "源泉徴収税額（円）", "振込額（円）"],
    ["2026-11", "株式会社みなも", "1", "100000", "10000", "10210", "99790"],
    ["2026-03", "（記録なし）", "1", "1000", "0", "300", "700"],
    ["合計", "", "2", "101000", "10000", "10510", "100490"],
  ]);
  const english = rowsOfCsv((await file("2026", { "accept-language": "en" })).result);
  expect(english.at(0)?.at(0)).toBe("Month");
  expect(english.slice(-2).map((row) => row.slice(0, 2))).toEqual([
    ["2026-03", "(not recorded)"],
    ["Total", ""],
  ]);
  expect(rowsOfCsv((await file()).result)).toHaveLength(4);
});
