import { expect, test } from "vitest";
import { curveParts, evenTicks } from "./curve-parts.ts";

const points = (values: (number | null)[]) => values.map((value, at) => ({ at, value }));

test("a day without a figure parts the curve, and is no straight line across", () => {
  const curve = curveParts(points([100, 110, null, null, 120, 130]));
  expect(curve?.parts).toHaveLength(2);
  expect(curve?.parts[0]?.line).toMatch(/^M0 [\d.]+ 20 [\d.]+$/);
  expect(curve?.parts[1]?.line).toMatch(/^M80 [\d.]+ 100 [\d.]+$/);
  expect(curve?.last).toEqual({ at: 5, value: 130 });
});

test("more stands higher, within the frame", () => {
  const curve = curveParts(points([100, 110, 105]));
  const heights = [100, 110, 105].map((value) => curve?.y(value) ?? -1);
  expect(heights[1]).toBeLessThan(heights[2] ?? 0);
  expect(heights[2]).toBeLessThan(heights[0] ?? 0);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(100);
});

test("one value is no curve, and the same one twice is a line", () => {
  expect(curveParts(points([100, null]))).toBeUndefined();
  expect(curveParts(points([]))).toBeUndefined();
  expect(curveParts(points([0, 0]))?.y(0)).toBe(100);
  expect(curveParts(points([100, 100]))?.y(100)).toBe(50);
});

test.each([
  [{ low: 98_000, high: 127_000 }, [100_000, 110_000, 120_000]],
  [{ low: 0, high: 3 }, [0, 1, 2, 3]],
  [{ low: 4, high: 9.5 }, [4, 6, 8]],
])("between %j stand %j", (range, expected) => {
  expect(evenTicks(range)).toEqual(expected);
});
