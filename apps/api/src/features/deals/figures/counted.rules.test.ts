import { expect, test } from "vitest";
import { valueAt } from "./counted.rules.ts";

const counted = [
  { value: 30, count: 1 },
  { value: 10, count: 2 },
  { value: 20, count: 3 },
];

test("each case has its value, the least first, and beyond the last there is none", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((place) => valueAt(counted, place))).toEqual([
    10,
    10,
    20,
    20,
    20,
    30,
    null,
  ]);
  expect(valueAt([], 0)).toBeNull();
});
