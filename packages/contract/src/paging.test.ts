import { expect, test } from "vitest";
import { z } from "zod/mini";
import { limits } from "./limits.ts";
import { PageQuery, queryInteger } from "./paging.ts";

const fromTwoToNine = queryInteger({ min: 2, max: 9, otherwise: 5 });

test("what is left out is what the list says", () => {
  expect(z.parse(fromTwoToNine, undefined)).toBe(5);
  expect(z.parse(PageQuery, {})).toEqual({ offset: 0, limit: limits.offersPageSize });
});

test.each([
  ["2", 2],
  ["9", 9],
  ["007", 7],
  [7, 7],
])("%j is %i", (value, meant) => {
  expect(z.parse(fromTwoToNine, value)).toBe(meant);
});

test("as many as nine digits are read", () => {
  const wide = queryInteger({ min: 0, max: 999_999_999, otherwise: 0 });
  expect(z.parse(wide, "123456789")).toBe(123_456_789);
});

test.each(["1", "10", "-5", "2.5", "5 ", " 5", "5x", "x5", "", "0000000005", 1, 10, 2.5, true, null, ["5"]])(
  "%j is refused as no number that fits",
  (value) => {
    const parsed = z.safeParse(fromTwoToNine, value);
    expect(parsed.error?.issues.map(({ message }) => message)).toContain("numberRequired");
    expect(parsed.error?.issues.filter(({ message }) => message !== "numberRequired")).toEqual([]);
  },
);
