import { expect, test } from "vitest";
import { rowsOfCsv } from "../../testing/rows-of-csv.ts";
import { type PaidRow, paidYearCsv } from "./paid-year-csv.rules.ts";

const row: PaidRow = {
  paidOn: "2026-11-25",
  from: "うるおい化粧水「しずく」",
  netYen: 89_790,
  withheldYen: 10_210,
  reference: "T-1",
};

test("a file begins with a byte order mark and its headings, in the language asked for", () => {
  expect(paidYearCsv([], "ja")).toMatch(/^\uFEFF"振込日",.*\r\n$/);
  expect(rowsOfCsv(paidYearCsv([], "en"))).toEqual([
    ["Date paid", "Payer or product", "Gross (JPY)", "Tax withheld (JPY)", "Net (JPY)", "Reference"],
  ]);
});

test("what was withheld and what was transferred are the fee together", () => {
  expect(rowsOfCsv(paidYearCsv([row], "ja"))[1]).toEqual([
    "2026-11-25",
    "うるおい化粧水「しずく」",
    "100000",
    "10210",
    "89790",
    "T-1",
  ]);
});

test.each(['a "quoted", divided name', "改行\r\nのある名前", ",,,", '"', "🍋 café 漢字"])(
  "%j comes back as it was written",
  (from) => {
    const parsed = rowsOfCsv(paidYearCsv([{ ...row, from }, row], "ja"));
    expect(parsed[1]?.[1]).toBe(from);
    expect(parsed).toHaveLength(3);
  },
);

test.each([
  "=1+1",
  "+81",
  "-5",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  " =HYPERLINK()",
  "＝1+1",
  "＋1",
  "－1",
  "＠A",
])("%j is text to a spreadsheet, wherever a company may write", (text) => {
  const [, cells] = rowsOfCsv(paidYearCsv([{ ...row, from: text, reference: text }], "ja"));
  expect([cells?.[1], cells?.[5]]).toEqual([`'${text}`, `'${text}`]);
});
