import { expect, test } from "vitest";
import { bandShares } from "./band-shares.ts";

test("a band lies on its scale from its least to its most, the middle between them", () => {
  const shares = bandShares({ least: 300_000, middle: 400_000, most: 500_000, end: 1_000_000 });
  expect(shares).toEqual({ start: 30, width: 20, middle: 40 });
});

test("what lies outside of the scale is cut at its ends", () => {
  expect(bandShares({ least: -5, middle: 50, most: 200, end: 100 })).toEqual({
    start: 0,
    width: 100,
    middle: 50,
  });
});

test("a band of one amount has no width, and a scale without length puts all at its start", () => {
  expect(bandShares({ least: 20, middle: 20, most: 20, end: 80 })).toEqual({
    start: 25,
    width: 0,
    middle: 25,
  });
  expect(bandShares({ least: 0, middle: 0, most: 0, end: 0 })).toEqual({ start: 0, width: 0, middle: 0 });
});
