import { aConsultation } from "@tomoru/contract/testing/consultation.builder";
import { expect, test } from "vitest";
import {
  answerDayOf,
  budgetIn,
  emptyConsultation,
  entriesOf,
  fixedFeeOf,
  isBeyondPlan,
  offerOf,
  peopleIn,
  tickedTexts,
} from "./asking.view.ts";
import { progressOf } from "./parts.view.ts";

const now = new Date("2026-11-24T03:00:00.000Z");
const written = {
  ...aConsultation(),
  productInfo: null,
  productUrl: null,
  situation: null,
  tieUpexp: null,
  usageWish: { scope: "ads", months: 6 } as const,
  budgetBand: null,
  feeYen: 120_000,
};

test("what was asked before fills the form, but for its days", () => {
  expect(entriesOf(written)).toMatchObject({
    productName: "うるおい化粧水「しずく」",
    periodFrom: "",
    usageScope: "ads",
    usageMonths: "6",
    budget: "fee",
    feeYen: "120000",
  });
});

test("an offer shows what is written so far, and nothing for what is not", () => {
  const entered = {
    ...entriesOf(written),
    periodFrom: "2026-12-03",
    periodTo: "2026-12-16",
    productUrl: "javascript:1",
  };
  expect(offerOf(entered, { platform: "instagram", now })).toMatchObject({
    period: { from: "2026-12-03", to: "2026-12-16" },
    estBudget: { minYen: 120_000, maxYen: 120_000 },
    productUrl: null,
    situation: null,
  });
  expect(offerOf(emptyConsultation, { platform: "tiktok", now })).toMatchObject({
    productName: null,
    estBudget: null,
    period: null,
  });
});

test("a fee is read as people type it", () => {
  expect(budgetIn({ budget: "fee", feeYen: "１２０,０００円" })).toEqual({
    minYen: 120_000,
    maxYen: 120_000,
  });
  expect(budgetIn({ budget: "fee", feeYen: "いくらか" })).toBeNull();
  expect(budgetIn({ budget: "u50", feeYen: "" })).toEqual({ minYen: null, maxYen: 500_000 });
});

test("kinds of posts keep how many in the page's language, and what the platform does not have is left out", () => {
  const texts = ["Story 3", "リール 2本", "動画 1本"];
  expect(tickedTexts(texts, { platform: "instagram", locale: "ja" })).toEqual([
    "リール 2本",
    "ストーリーズ 3本",
  ]);
  expect(tickedTexts(texts, { platform: "instagram", locale: "en" })).toEqual(["Reel 2", "Story 3"]);
});

test("the time for an answer is never after the last day of the posts", () => {
  expect(answerDayOf("14", { now, last: "" })).toEqual({ day: "2026-12-08", isEarlier: false });
  expect(answerDayOf("14", { now, last: "2026-12-08" })).toEqual({ day: "2026-12-08", isEarlier: false });
  expect(answerDayOf("14", { now, last: "2026-12-01" })).toEqual({ day: "2026-12-01", isEarlier: true });
  expect(answerDayOf("たくさん", { now, last: "" })).toBeNull();
});

test("a part counts what is required of it, by what was chosen too", () => {
  const faults = [
    { field: "periodFrom", refusal: "fieldRequired" },
    { field: "feeYen", refusal: "fieldRequired" },
  ] as const;
  const parts = progressOf({ kind: "consultation", faults, entered: { usageScope: "none", budget: "fee" } });
  expect(parts).toEqual([
    { key: "product", done: 1, all: 1 },
    { key: "wishes", done: 4, all: 5 },
    { key: "money", done: 2, all: 3 },
  ]);
});

test.each([
  [{ budget: "fee", feeYen: "50000" }, 50_000],
  [{ budget: "fee", feeYen: "５０,０００円" }, 50_000],
  [{ budget: "fee", feeYen: "5.5万円" }, 55_000],
  [{ budget: "fee", feeYen: "2999" }, null],
  [{ budget: "fee", feeYen: "五万" }, null],
  [{ budget: "u50", feeYen: "50000" }, null],
])("of %o the one fee that everybody is offered is %s", (entered, yen) => {
  expect(fixedFeeOf(entered)).toBe(yen);
});

test.each([
  ["２", 2],
  ["", null],
  ["2-3", null],
])("a campaign for 「%s」 looks for %s", (capacity, people) => {
  expect(peopleIn({ capacity })).toBe(people);
});

test.each([
  [{ postFormat: ["リール 1本"], usageScope: "none" }, false],
  [{ postFormat: ["リール 2本"], usageScope: "none" }, true],
  [{ postFormat: ["リール 1本", "Story 1"], usageScope: "" }, true],
  [{ postFormat: ["リール 1本"], usageScope: "organic" }, true],
])("%o is more than the terms of Free hold: %s; Standard holds all of it", (entered, isMore) => {
  expect(isBeyondPlan(entered, { planId: "free", platform: "instagram" })).toBe(isMore);
  expect(isBeyondPlan(entered, { planId: "standard", platform: "instagram" })).toBe(false);
});
