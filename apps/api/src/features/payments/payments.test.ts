import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import {
  downloadPaidYear,
  getPaymentSummary,
  listPayments,
  type PaymentStatus,
} from "@tomoru/contract/influencer/payments";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOfCsv } from "../../testing/rows-of-csv.ts";
import { type SeededInfluencer, seedInfluencer, seedPayment, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
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

test("only those that stand so are listed where a status is asked for, and another word is no status", async () => {
  await seedPayment(app, hanako, { amount: 5 });
  await seedPayment(app, hanako, { amount: 6, status: "Pending" });
  expect((await page({ status: "Paid" })).docs).toMatchObject([{ amount: 5, status: "Paid" }]);
  expect(await app.call(listPayments, { token: hanako.token, query: { status: "paid" } })).toMatchObject({
    status: 400,
    errors: ["status 1023"],
  });
});

test("somebody else's payments are neither listed nor summed", async () => {
  await seedPayment(app, await seedInfluencer(app));
  expect(await page()).toMatchObject({ docs: [], totals: { paidYen: 0 } });
});

/** How a transfer stands, as an operator tells it some time later; signs the creator in anew. */
async function tell(reference: string, status: PaymentStatus, at?: string): Promise<void> {
  if (at) app.clock.set(at);
  const { status: answered } = await app.call(sendPayments, { body: { payments: [{ reference, status }] } });
  expect(answered).toBe(200);
  hanako = { ...hanako, token: await seedSession(app, hanako) };
}

describe("the summary", () => {
  const summary = async () => (await app.call(getPaymentSummary, { token: hanako.token })).result;
  const pending = (date: string, amount: number) =>
    seedPayment(app, hanako, { date, amount, status: "Pending" });

  test("of a creator without payments and bank details says that there is nothing", async () => {
    expect(await summary()).toEqual({
      ...{ next: null, coming: [], comingYen: 0, failed: null, account: null, years: [] },
    });
  });

  test("names the next transfer: all that is pending for the first day from today on in Japan", async () => {
    app.clock.set("2026-11-24T15:00:00Z");
    hanako = { ...hanako, token: await seedSession(app, hanako) };
    await pending("2026-11-24", 1);
    await pending("2026-12-25", 700_000);
    await pending("2026-11-25", 20_000);
    await pending("2026-11-25", 3_000);
    await seedPayment(app, hanako, { date: "2026-11-25", amount: 9 });
    await pending("2026-11-26", 50_000);
    expect((await summary()).next).toEqual({ date: "2026-11-25", yen: 23_000, payments: 2 });
  });

  test("names the last day that is over and not told yet where no other is to come", async () => {
    await pending("2026-11-01", 1);
    await pending("2026-11-14", 2_000);
    expect((await summary()).next).toEqual({ date: "2026-11-14", yen: 2_000, payments: 1 });
  });

  test("says where transfers go by the bank and the last three digits, and nothing more of the account", async () => {
    await app.call(updateBankInfo, { token: hanako.token, body: aBankAccount() });
    expect((await summary()).account).toMatchObject({ bankName: "みずほ銀行", lastDigits: "678" });
  });

  test("says what could not be transferred, and whether bank details were saved since", async () => {
    await seedPayment(app, hanako, { amount: 18_000, status: "Failed" });
    await seedPayment(app, hanako, { amount: 2_000, status: "Failed" });
    expect((await summary()).failed).toEqual({
      yen: 20_000,
      payments: 2,
      bankSavedSince: false,
      cause: null,
    });
  });

  test("sums each calendar year in Japan, the newest first, with what was withheld", async () => {
    await seedPayment(app, hanako, { date: "2025-12-31", amount: 40_000 });
    await seedPayment(app, hanako, { date: "2026-01-01", amount: 89_790, withheldYen: 10_210 });
    await seedPayment(app, hanako, { date: "2026-10-01", amount: 10_000 });
    await seedPayment(app, hanako, { date: "2026-10-02", amount: 7, status: "Pending" });
    await seedPayment(app, hanako, { date: "2026-10-03", amount: 8, status: "Failed" });
    expect((await summary()).years).toEqual([
      { year: 2026, payments: 2, grossYen: 110_000, withheldYen: 10_210, netYen: 99_790 },
      { year: 2025, payments: 1, grossYen: 40_000, withheldYen: 0, netYen: 40_000 },
    ]);
  });

  test("is of one's own payments", async () => {
    const taro = await seedInfluencer(app);
    await seedPayment(app, taro, { status: "Pending" });
    await seedPayment(app, taro);
    expect(await summary()).toMatchObject({ next: null, years: [] });
  });
});

describe("the file for a tax return", () => {
  const file = (year: string, headers: Record<string, string> = {}) =>
    app.call(downloadPaidYear, { token: hanako.token, params: { year }, headers });
  const rowsOf = async (year: string) => rowsOfCsv((await file(year)).result).slice(1);
  const paidIn = async (year: string) =>
    (await rowsOf(year)).map(([day = "", from = ""]) => `${day} ${from}`);

  test("is a CSV of UTF-8 with BOM and CRLF that is saved, not shown, and stored nowhere", async () => {
    await seedPayment(app, hanako, { description: "=HYPERLINK(1)", payer: null, reference: "T-1" });
    const { headers, result } = await file("2026");
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": "attachment",
      "cache-control": "no-store",
    });
    expect(result).toBe(
      '\uFEFF"振込日","支払者または商品","報酬額（円）","源泉徴収税額（円）","振込額（円）","管理番号"\r\n' +
        '2026-11-15,"\'=HYPERLINK(1)",50000,0,50000,"T-1"\r\n',
    );
  });

  test("names who paid where that is known, what was withheld, and speaks the language asked for", async () => {
    const known = { payer: "株式会社ともしび", amount: 89_790, withheldYen: 10_210, reference: "T-1" };
    await seedPayment(app, hanako, known);
    expect(await rowsOf("2026")).toEqual([
      ["2026-11-15", "株式会社ともしび", "100000", "10210", "89790", "T-1"],
    ]);
    expect((await file("2026", { "accept-language": "en" })).result).toContain("Tax withheld");
  });

  test("holds what became Paid in the year in Japan, the oldest first: midnight there decides", async () => {
    for (const reference of ["A", "B", "C", "D"]) {
      await seedPayment(app, hanako, {
        date: "2026-12-28",
        description: reference,
        reference,
        status: "Pending",
      });
    }
    await tell("A", "Paid", "2026-12-28T03:00:00Z");
    await tell("B", "Paid", "2026-12-31T14:59:59Z");
    await tell("C", "Paid", "2026-12-31T15:00:00Z");
    await tell("D", "Failed");
    await seedPayment(app, hanako, { date: "2026-02-10", description: "entered as paid" });
    expect(await paidIn("2026")).toEqual(["2026-02-10 entered as paid", "2026-12-28 A", "2026-12-31 B"]);
    expect(await paidIn("2027")).toEqual(["2027-01-01 C"]);
  });

  test("keeps a payment in its year when it is told again, and moves it when it failed in between", async () => {
    for (const reference of ["A", "B"]) {
      await seedPayment(app, hanako, {
        date: "2026-12-28",
        description: reference,
        reference,
        status: "Pending",
      });
      await tell(reference, "Paid", "2026-12-28T03:00:00Z");
    }
    await tell("A", "Paid", "2027-01-05T03:00:00Z");
    await tell("B", "Failed");
    expect(await paidIn("2026")).toEqual(["2026-12-28 A"]);
    expect(await paidIn("2027")).toEqual([]);
    await tell("B", "Paid");
    expect(await paidIn("2027")).toEqual(["2027-01-05 B"]);
  });

  test("of a year without a payment has its headings alone, and of somebody else's payments nothing", async () => {
    await seedPayment(app, await seedInfluencer(app));
    expect(await rowsOf("2026")).toEqual([]);
  });

  test.each(["26", "1999", "20266", "2026.0", "%20"])("%j is no year", async (year) => {
    expect(await file(year)).toMatchObject({ status: 400, code: 1023, errors: ["year 1023"] });
  });
});
