import { expect, test } from "vitest";
import { stripDots } from "./strip-dots.ts";

test("a value lies at its share of the highest", () => {
  expect(stripDots([0, 50, 200])).toEqual([
    { x: 0, lane: 0 },
    { x: 25, lane: 0 },
    { x: 100, lane: 0 },
  ]);
});

test("values close to each other lie in lanes of their own, and a free lane is used again", () => {
  expect(stripDots([100, 99, 98, 50])?.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
});

test("without a value above 0 there is nothing to draw", () => {
  expect(stripDots([])).toBeUndefined();
  expect(stripDots([0, 0])).toBeUndefined();
});
