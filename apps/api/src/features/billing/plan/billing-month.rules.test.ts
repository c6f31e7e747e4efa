import { expect, test } from "vitest";
import { addMonth } from "./billing-month.rules.ts";
import { at } from "./plan-state.testing.ts";

test.each([
  ["2026-11-15T03:04:05", "2026-12-15T03:04:05"],
  ["2026-12-31T23:30:00", "2027-01-31T23:30:00"],
  ["2027-01-31T00:00:00", "2027-02-28T00:00:00"],
  ["2028-01-30T12:00:00", "2028-02-29T12:00:00"],
  ["2026-08-31T12:00:00", "2026-09-30T12:00:00"],
])("a month after %s is %s", (from, to) => {
  expect(addMonth(at(from))).toEqual(at(to));
});
