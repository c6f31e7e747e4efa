import { expect, test } from "vitest";
import { shareOf, usageState } from "./usage.view.ts";

test.each([
  [0, 300, "plenty"],
  [239, 300, "plenty"],
  [240, 300, "nearly"],
  [300, 300, "reached"],
  [310, 300, "reached"],
  [0, 0, "notIncluded"],
])("%i of %i is %s", (used, limit, state) => {
  expect(usageState({ used, limit })).toBe(state);
});

test("what a plan has not has no share", () => {
  expect(shareOf({ used: 3, limit: 0 })).toBe(0);
  expect(shareOf({ used: 75, limit: 300 })).toBe(0.25);
});
