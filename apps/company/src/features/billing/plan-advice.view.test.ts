import { expect, test } from "vitest";
import { adviceFor, type RealUse, rewardOf } from "./plan-advice.view.ts";

const aUse = (part: Partial<RealUse> = {}): RealUse => ({
  rewardYen: 0,
  insights: 0,
  csvRows: 0,
  lists: 0,
  seats: 1,
  ...part,
});

test.each([
  ["nothing used is cheapest for nothing", aUse(), "free"],
  ["what Free holds to the last, too", aUse({ insights: 10, lists: 3 }), "free"],
  ["one insight more asks for Standard", aUse({ insights: 11 }), "standard"],
  ["a row of CSV does", aUse({ csvRows: 1 }), "standard"],
  ["a second person does", aUse({ seats: 2 }), "standard"],
  ["the fee alone makes it dearer than Standard", aUse({ rewardYen: 200_001 + 19 }), "standard"],
  ["of two alike the smaller plan", aUse({ rewardYen: 200_000 }), "free"],
  ["Professional saves more fee than it costs", aUse({ rewardYen: 620_000 }), "professional"],
  ["as many as only Professional holds", aUse({ seats: 4 }), "professional"],
  ["more than any plan holds", aUse({ insights: 5000 }), "professional"],
])("%s", (_, use, planId) => {
  expect(adviceFor(use).cheapest).toBe(planId);
});

test("a total is the price and the fee, both without tax, rounded down to the yen", () => {
  expect(adviceFor(aUse({ rewardYen: 620_009 })).costs).toEqual([
    { planId: "free", priceYen: 0, feeYen: 93_001, totalYen: 93_001, tooSmall: [] },
    { planId: "standard", priceYen: 10_000, feeYen: 62_000, totalYen: 72_000, tooSmall: [] },
    { planId: "professional", priceYen: 30_000, feeYen: 31_000, totalYen: 61_000, tooSmall: [] },
  ]);
});

test("a plan too small for the use is named with what it lacks and is never the cheapest", () => {
  const { costs, cheapest } = adviceFor(aUse({ insights: 40, csvRows: 200, lists: 51, seats: 2 }));
  expect(costs.map(({ tooSmall }) => tooSmall)).toEqual([
    ["insights", "csvRows", "lists", "seats"],
    ["lists"],
    [],
  ]);
  expect(cheapest).toBe("professional");
});

test.each([
  [aUse(), { rewardYen: 200_000, planId: "standard" }],
  [aUse({ rewardYen: 300_000 }), { rewardYen: 400_000, planId: "professional" }],
  [aUse({ rewardYen: 900_000 }), null],
])("%o turns at %o", (use, turn) => {
  expect(adviceFor(use).turnsAt).toEqual(turn);
});

test("even where the company pays for more than it needs, the smaller plan is named", () => {
  expect(adviceFor(aUse({ rewardYen: 50_000, insights: 4 })).cheapest).toBe("free");
});

test("the pay of a month is what was charged without the tool's fee and without tax, and weighs in the advice", () => {
  const rewardYen = rewardOf({ chargedYen: 363_000, toolFeeYen: 30_000, toolTaxYen: 3_000 });
  expect(rewardYen).toBe(300_000);
  expect(adviceFor(aUse({ rewardYen })).cheapest).toBe("standard");
});

test("what a cancellation gave back is no pay of the month, and never less than none", () => {
  const paid = { chargedYen: 363_000, toolFeeYen: 30_000, toolTaxYen: 3_000 };
  const cancelled = { yen: 96_800, toolFeeYen: 8000, toolTaxYen: 800 };
  expect(rewardOf({ ...paid, cancelled })).toBe(220_000);
  expect(rewardOf({ chargedYen: 0, toolFeeYen: 0, toolTaxYen: 0, cancelled })).toBe(0);
});
