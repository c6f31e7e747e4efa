import { expect, test } from "vitest";
import { medianHoursOf } from "./creator-records.rules.ts";

test.each([
  [[], null],
  [[1, 2, 3, 4], null],
  [[30, 1, 0.2, 5, 2.1], 3],
  [[1, 2, 3, 4, 5, 6], 4],
  [[0.1, 0.2, 0.3, 0.4, 0.5], 1],
])("of answers after %j hours the median is said as %j", (hours, said) => {
  expect(medianHoursOf(hours)).toBe(said);
});
