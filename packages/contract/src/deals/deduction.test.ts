import { expect, test } from "vitest";
import { deductiblePercentOf } from "./deduction.ts";

test.each([
  ["2026-09-30", 80],
  ["2026-10-01", 70],
  ["2028-09-30", 70],
  ["2028-10-01", 50],
  ["2030-09-30", 50],
  ["2030-10-01", 30],
  ["2031-09-30", 30],
  ["2031-10-01", 0],
])(
  "of what was received on %s from somebody who is not registered, %i percent of the tax may be deducted",
  (day, percent) => {
    expect(deductiblePercentOf(day)).toBe(percent);
  },
);

test("of a day before the system began none is made up", () => {
  expect(deductiblePercentOf("2023-10-01")).toBe(80);
  expect(() => deductiblePercentOf("2023-09-30")).toThrow("no deduction is known for 2023-09-30");
});
