import { budgetBands } from "@tomoru/contract/company/budget-bands";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { describe, expect, test } from "vitest";
import { budgetText, feeFixing, readableUrl, statusOf, whenText } from "./offer-texts.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

test("an offer is pending until it is approved or rejected", () => {
  expect([null, true, false].map((isApproval) => statusOf({ isApproval }))).toEqual([
    "pending",
    "approved",
    "rejected",
  ]);
});

describe("the budget", () => {
  test("is shown as a range", () => {
    expect(budgetText(anOffer({ estBudget: { minYen: 80_000, maxYen: 120_000 } }), { words, format })).toBe(
      "¥80,000〜¥120,000",
    );
  });

  test.each([
    [budgetBands.u50, "50万円未満", "Under ¥500K"],
    [budgetBands["100-300"], "100万〜300万円", "¥1M–3M"],
    [budgetBands.o1000, "1,000万円以上", "Over ¥10M"],
  ])("of a band has the band's name, not its edge as an amount: %j", (estBudget, ja, inEnglish) => {
    expect(budgetText(anOffer({ estBudget }), { words, format })).toBe(ja);
    expect(budgetText(anOffer({ estBudget }), { words: en, format })).toBe(inEnglish);
  });

  test.each([null, { minYen: null, maxYen: null }])(
    "is open to talk when the company gave none: %j",
    (estBudget) => {
      expect(budgetText(anOffer({ estBudget }), { words, format })).toBe("応相談");
    },
  );
});

test.each([
  [{ minYen: 80_000, maxYen: 120_000 }, "range"],
  [{ minYen: 80_000, maxYen: null }, "range"],
  [{ minYen: 80_000, maxYen: 80_000 }, "fixed"],
  [{ minYen: null, maxYen: null }, "open"],
  [null, "open"],
] as const)("of a budget of %j the fee is fixed as %s", (estBudget, fixing) => {
  expect(feeFixing({ estBudget })).toBe(fixing);
});

describe("when a post is wanted", () => {
  test("the days win over the month", () => {
    const offer = anOffer({ month: "2026-12", period: { from: "2026-12-01", to: "2026-12-14" } });
    expect(whenText(offer, format)).toBe("2026年12月1日〜12月14日");
  });

  test("the month stands in for days that are not set, and nothing for neither", () => {
    expect(whenText(anOffer({ month: "2027-01", period: null }), format)).toBe("2027年1月");
    expect(whenText(anOffer({ month: null, period: null }), format)).toBeNull();
  });
});

test("an address loses what nobody reads", () => {
  expect(readableUrl("https://www.example.com/shizuku/")).toBe("example.com/shizuku");
});
