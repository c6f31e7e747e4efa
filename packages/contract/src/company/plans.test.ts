import { expect, test } from "vitest";
import { type PlanKey, planIds, planOf, plans, priceKeys, taxPercentOn, taxYenOf } from "./plans.ts";

const keysOf = (planId: (typeof planIds)[number]) => Object.keys(planOf(planId).values) as PlanKey[];
const column = (key: PlanKey) => planIds.map((planId) => planOf(planId).values[key]);

test("three plans are sold at 0, 10,000 and 30,000 yen a month, 11,000 and 33,000 with tax", () => {
  expect(plans.plans.map(({ planId, priceYen }) => [planId, priceYen])).toEqual([
    ["free", 0],
    ["standard", 10_000],
    ["professional", 30_000],
  ]);
  const percent = taxPercentOn("2026-11-23");
  expect(plans.plans.map(({ priceYen }) => priceYen + taxYenOf(priceYen, percent))).toEqual([
    0, 11_000, 33_000,
  ]);
});

test("seventeen rows, each once, say every value of every plan", () => {
  expect(plans.rows).toHaveLength(17);
  const said = plans.rows.flatMap((row) => [row.key, ...("also" in row ? row.also : [])]);
  expect(new Set(said).size).toBe(said.length);
  for (const planId of planIds) expect(said.toSorted()).toEqual(keysOf(planId).toSorted());
});

test.each<[PlanKey, unknown[]]>([
  ["searchPages", [5, 50, 1000]],
  ["filters", [false, true, true]],
  ["searchRowsPerDay", [480, 4800, 24_000]],
  ["savedSearches", [3, 20, 100]],
  ["insightsPerMonth", [10, 300, 3000]],
  ["lists", [3, 50, 500]],
  ["creatorsPerList", [50, 300, 500]],
  ["supportDays", [5, 2, 1]],
  ["inToolPayment", [true, true, true]],
  ["toolFeeBps", [1500, 1000, 500]],
  ["prAnalysis", [false, true, true]],
  ["csvRowsPerMonth", [0, 1000, 10_000]],
  ["dm", [false, true, true]],
  ["direction", [false, false, "quote"]],
  ["consulting", [false, false, 60]],
  ["postCount", [false, true, true]],
  ["live", [false, "quote", "quote"]],
  ["planning", [false, "quote", "quote"]],
  ["secondaryUse", [false, true, true]],
  ["seats", [1, 3, 10]],
  ["shipping", [false, "quote", "quote"]],
])("%s is %j from Free to Professional", (key, values) => {
  expect(column(key)).toEqual(values);
});

test("who pays more never gets less", () => {
  const less = new Set<PlanKey>(["supportDays", "toolFeeBps"]);
  const worth = (value: unknown) => (value === "quote" ? 1 : Number(value));
  for (const key of keysOf("free")) {
    const values = column(key).map(worth);
    const sorted = values.toSorted((one, other) => (less.has(key) ? other - one : one - other));
    expect(values, key).toEqual(sorted);
  }
});

test("both paid plans have a price of their own at the provider", () => {
  expect(Object.values(priceKeys)).toEqual(["tomoru_standard_1", "tomoru_professional_1"]);
});

test.each([
  [0, 0],
  [10_000, 1000],
  [4, 0],
  [5, 1],
  [14, 1],
  [15, 2],
  [-15, -2],
  [-4, 0],
])("of %i yen the tax is %i", (net, tax) => {
  expect(taxYenOf(net, 10)).toBe(tax);
});

test("the tax of a day before the first rate is not guessed", () => {
  expect(taxPercentOn("2019-10-01")).toBe(10);
  expect(() => taxPercentOn("2019-09-30")).toThrow(RangeError);
});
