import { aDeal, someTerms } from "@tomoru/contract/testing/deal.builder";
import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/deals/words";
import { expect, test } from "vitest";
import { daysOf } from "../use-deal-language.ts";
import { chargeFor, daysBeforeLimit, netOf, toolFeeBpsOf } from "./amounts.view.ts";
import { changedRows, termRows } from "./terms.view.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const texts = {
  locale: "ja",
  words,
  format,
  days: daysOf(words, format),
  categoryName: () => "美容",
} as const;

test("a version says all that is agreed, and is silent about what is not", () => {
  const rows = Object.fromEntries(termRows(someTerms(), texts).map(({ key, text }) => [key, text]));
  expect(rows).toMatchObject({
    fee: "¥100,000",
    formats: "リール 1本",
    draft: "12月4日（金）まで・修正は2回まで",
    post: "12月10日（木）〜12月16日（水）",
    label: "本文の「続きを読む」の前に #PR",
    withholding: "クリエイター自身のアカウントへの投稿のため、源泉徴収はありません。",
  });
  expect(rows).not.toHaveProperty("client");
});

test("of what changed old and new stand beside each other, one row for fields that are read together", () => {
  const before = someTerms();
  const after = someTerms({ feeYen: 120_000, draftDueOn: "2026-12-05", revisions: 1 });
  const rows = changedRows({ fields: ["feeYen", "draftDueOn", "revisions"], before }, after, texts);
  expect(rows.map(({ key, before: old, after: now }) => [key, old, now])).toEqual([
    ["fee", "¥100,000", "¥120,000"],
    ["draft", "12月4日（金）まで・修正は2回まで", "12月5日（土）まで・修正は1回まで"],
  ]);
});

test("the rate of the tool's fee is read out of the sums that were made with it", () => {
  for (const [feeYen, toolFeeYen, bps] of [
    [3333, 499, 1500],
    [100_000, 10_000, 1000],
    [33_333, 1666, 500],
  ] as const) {
    const money = { feeYen, taxYen: 0, toolFeeYen, toolTaxYen: 0, chargeYen: 0 };
    expect(toolFeeBpsOf({ money })).toBe(bps);
  }
  expect(toolFeeBpsOf(aDeal())).toBeNull();
});

test("a form says of who lives abroad what is charged and paid: no consumption tax, a treaty filed or not", () => {
  const treaty = someTerms({ withholding: { kind: "none", reason: "treatyFiled" } });
  expect(netOf(treaty)).toMatchObject({ taxYen: 0, withholdingYen: 0, netYen: 100_000 });
  expect(chargeFor(treaty, 1000)).toMatchObject({ taxYen: 0, chargeYen: 111_000 });
  const none = someTerms({ withholding: { kind: "nonResident", reason: "copyright" } });
  expect(netOf(none)).toMatchObject({ taxYen: 0, netYen: 79_580 });
  expect(chargeFor(none, 1000).chargeYen).toBe(111_000);
});

test("no pay day is later than the law's sixtieth day", () => {
  expect(daysBeforeLimit({ postTo: "2026-11-01", payCycle: "month" })).toBe(0);
  expect(daysBeforeLimit({ postTo: "2026-12-16", payCycle: "half" })).toBe(29);
});
