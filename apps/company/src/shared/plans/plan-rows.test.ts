import { planIds, plans } from "@tomoru/contract/company/plans";
import { plans as en } from "@tomoru/i18n/en/company/plans";
import { formatter } from "@tomoru/i18n/format";
import { plans as ja } from "@tomoru/i18n/ja/company/plans";
import { expect, test } from "vitest";
import { namedValueText, planRows, valueText } from "./plan-rows.ts";

const inJapanese = { words: ja, format: formatter({ locale: "ja" }) };
const inEnglish = { words: en, format: formatter({ locale: "en" }) };

test.each([
  ["ja", inJapanese],
  ["en", inEnglish],
])("all 17 rows are said for every plan in %s", (_, say) => {
  const rows = planRows(say).flatMap((group) => group.rows);
  expect(rows.map(({ key }) => key)).toEqual(plans.rows.map(({ key }) => key));
  for (const { values } of rows) {
    for (const planId of planIds) expect(String(values[planId])).not.toMatch(/^$|undefined|NaN/);
  }
});

test("a row says all that it stands for, and a lack as a lack", () => {
  const rows = planRows(inJapanese).flatMap((group) => group.rows);
  const row = (key: string) => rows.find((one) => one.key === key)?.values;
  expect(row("searchPages")).toEqual({
    free: ["5ページまで、", "基本の絞り込み、", "1日480件、", "条件の保存3件"],
    standard: ["50ページまで、", "すべての絞り込み、", "1日4,800件、", "条件の保存20件"],
    professional: ["1,000ページまで、", "すべての絞り込み、", "1日24,000件、", "条件の保存100件"],
  });
  expect(row("csvRowsPerMonth")).toEqual({
    free: false,
    standard: ["月1,000行"],
    professional: ["月10,000行"],
  });
  expect(row("toolFeeBps")).toEqual({
    free: ["15%（税込16.5%）"],
    standard: ["10%（税込11%）"],
    professional: ["5%（税込5.5%）"],
  });
  expect(row("live")).toEqual({ free: false, standard: ["個別見積もり"], professional: ["個別見積もり"] });
});

test.each([
  ["filters", false, "基本のみ", "Basic only"],
  ["searchRowsPerDay", 480, "480件", "480"],
  ["savedSearches", 3, "3件", "3"],
  ["creatorsPerList", 300, "300人まで", "Up to 300"],
  ["csvRowsPerMonth", 0, "なし", "None"],
  ["toolFeeBps", 1000, "10%（税込11%）", "10% (11% incl. tax)"],
] as const)("behind its own name %s of %s says nothing twice", (key, value, japanese, english) => {
  expect(namedValueText(key, value, inJapanese)).toBe(japanese);
  expect(namedValueText(key, value, inEnglish)).toBe(english);
});

test("one value alone reads as well, as where a step down takes it away", () => {
  expect(valueText("filters", false, inJapanese)).toBe("基本の絞り込み");
  expect(valueText("consulting", 60, inEnglish)).toBe("60 minutes a month");
});
