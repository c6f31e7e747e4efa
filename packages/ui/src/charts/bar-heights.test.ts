import { expect, test } from "vitest";
import { barHeights } from "./bar-heights.ts";

test("the highest bar fills the chart and the others keep their share", () => {
  expect(barHeights([0, 60_000, 120_000])).toEqual([0, 0.5, 1]);
});

test("without any value there is nothing to draw", () => {
  expect(barHeights([0, 0])).toBeUndefined();
  expect(barHeights([])).toBeUndefined();
});

test("a value below zero is drawn as zero", () => {
  expect(barHeights([-10, 20])).toEqual([0, 1]);
});
