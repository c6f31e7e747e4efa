import { expect, test } from "vitest";
import { fitOf, roundedSum } from "./budget-sums.view.ts";

test("a sum fits its band, may pass the limit by so much, or does not reach it", () => {
  expect(fitOf({ maxYen: 2_570_000 }, "100-300")).toEqual({ kind: "within" });
  expect(fitOf({ maxYen: 3_120_000 }, "100-300")).toEqual({ kind: "above", byYen: 120_000 });
  expect(fitOf({ maxYen: 3_000_000 }, "100-300")).toEqual({ kind: "within" });
  expect(fitOf({ maxYen: 900_000 }, "100-300")).toEqual({ kind: "below" });
  expect(fitOf({ maxYen: 900_000 }, "u50")).toEqual({ kind: "above", byYen: 400_000 });
  expect(fitOf({ maxYen: 90_000_000 }, "o1000")).toEqual({ kind: "within" });
});

test("a large sum is rounded outwards, a small one stays", () => {
  expect(roundedSum({ minYen: 1_743_000, maxYen: 3_015_000 })).toEqual({
    minYen: 1_740_000,
    maxYen: 3_020_000,
  });
  expect(roundedSum({ minYen: 31_000, maxYen: 54_000 })).toEqual({ minYen: 31_000, maxYen: 54_000 });
});
