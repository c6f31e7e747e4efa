import { expect, test } from "vitest";
import { linePoints } from "./line-points.ts";

test("the first value stands left, the last right, the highest on top", () => {
  expect(linePoints([5, 0, 10])).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 100 },
    { x: 100, y: 0 },
  ]);
});

test("a line of zeros lies on the floor", () => {
  expect(linePoints([0, 0])).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ]);
});

test("one value makes no line", () => {
  expect(linePoints([7])).toBeUndefined();
});
