import { expect, test } from "vitest";
import { averageOf, budgetAxis, fitOf, roundedSum } from "./budget.view.ts";

test("a sum fits its band, may pass the limit by so much, or does not reach it", () => {
  expect(fitOf({ maxYen: 2_570_000 }, "100-300")).toEqual({ kind: "within" });
  expect(fitOf({ maxYen: 3_120_000 }, "100-300")).toEqual({ kind: "above", byYen: 120_000 });
  expect(fitOf({ maxYen: 3_000_000 }, "100-300")).toEqual({ kind: "within" });
  expect(fitOf({ maxYen: 900_000 }, "100-300")).toEqual({ kind: "below" });
  expect(fitOf({ maxYen: 900_000 }, "u50")).toEqual({ kind: "above", byYen: 400_000 });
  expect(fitOf({ maxYen: 90_000_000 }, "o1000")).toEqual({ kind: "within" });
});

test("the axis begins at 0, ends beyond both, and has five round steps at most", () => {
  const drawn = budgetAxis({ sum: { minYen: 1_730_000, maxYen: 2_570_000 }, band: "100-300" });
  expect(drawn).toEqual({ end: 4_000_000, ticks: [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000] });
  expect(budgetAxis({ sum: null, band: null }).end).toBeGreaterThan(100_000);
  const wide = budgetAxis({ sum: { minYen: 80_000_000, maxYen: 120_000_000 }, band: "u50" });
  expect(wide.end).toBeGreaterThan(120_000_000);
  expect(wide.ticks.length).toBeLessThanOrEqual(6);
});

test("the average is of those who have an estimate, to 10,000 yen", () => {
  expect(averageOf({ minYen: 1_730_000, maxYen: 2_570_000 }, 8)).toEqual({
    minYen: 220_000,
    maxYen: 320_000,
  });
  expect(averageOf({ minYen: 0, maxYen: 0 }, 0)).toBeNull();
});

test("a large sum is rounded outwards, a small one stays", () => {
  expect(roundedSum({ minYen: 1_743_000, maxYen: 3_015_000 })).toEqual({
    minYen: 1_740_000,
    maxYen: 3_020_000,
  });
  expect(roundedSum({ minYen: 31_000, maxYen: 54_000 })).toEqual({ minYen: 31_000, maxYen: 54_000 });
});
