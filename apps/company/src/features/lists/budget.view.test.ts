import { expect, test } from "vitest";
import { averageOf, budgetAxis } from "./budget.view.ts";

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
