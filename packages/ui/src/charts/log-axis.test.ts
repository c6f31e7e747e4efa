import { expect, test } from "vitest";
import { jitterOf, logAxisOf, marksOf, placeOnAxis } from "./log-axis.ts";

test("the axis holds every value, with the powers of ten between them", () => {
  const axis = logAxisOf([4000, 31_200, 420_000]);
  expect(axis.ticks).toEqual([10_000, 100_000]);
  for (const value of [4000, 31_200, 420_000]) {
    expect(placeOnAxis(axis, value)).toBeGreaterThan(0);
    expect(placeOnAxis(axis, value)).toBeLessThan(100);
  }
});

test("a long axis names few of its powers, evenly apart", () => {
  expect(logAxisOf([300, 3_000_000]).ticks).toEqual([1000, 100_000]);
  expect(logAxisOf([5, 900_000_000]).ticks).toEqual([10, 10_000, 10_000_000]);
});

test("ten times as many are as far apart everywhere", () => {
  const axis = logAxisOf([10, 1_000_000]);
  const gap = (low: number) => placeOnAxis(axis, low * 10) - placeOnAxis(axis, low);
  expect(gap(100)).toBeCloseTo(gap(50_000), 6);
});

test("values close together do not fill the axis, and without any there is one all the same", () => {
  const close = logAxisOf([30_000, 31_000]);
  expect(placeOnAxis(close, 31_000) - placeOnAxis(close, 30_000)).toBeLessThan(3);
  expect(logAxisOf([]).to - logAxisOf([]).from).toBeGreaterThanOrEqual(1);
  expect(placeOnAxis(logAxisOf([1, 1, 1]), 1)).toBeGreaterThanOrEqual(0);
});

test("a short axis has two heights or more to read, a long one its powers of ten", () => {
  expect(marksOf(logAxisOf([6184, 38_000]))).toEqual([5000, 10_000, 20_000, 50_000]);
  expect(marksOf(logAxisOf([11_000, 62_000]))).toEqual([10_000, 20_000, 50_000]);
  expect(marksOf(logAxisOf([4000, 420_000]))).toEqual([10_000, 100_000]);
});

test("what is 0 or beyond the axis stands at its end", () => {
  const axis = logAxisOf([1000, 10_000]);
  expect([0, 1, 10_000_000].map((value) => placeOnAxis(axis, value))).toEqual([0, 0, 100]);
});

test("the place across is the same each time, and within the middle half", () => {
  for (let at = 0; at < 200; at++) {
    const place = jitterOf(at * 37, at);
    expect(place).toBe(jitterOf(at * 37, at));
    expect(place).toBeGreaterThanOrEqual(25);
    expect(place).toBeLessThanOrEqual(75);
  }
});
