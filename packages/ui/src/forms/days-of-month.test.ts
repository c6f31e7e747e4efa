import { expect, test } from "vitest";
import { daysOfMonth } from "./days-of-month.ts";

test("February has 29 days in a leap year and 28 in another", () => {
  expect(daysOfMonth({ year: 2024, month: 2 })).toBe(29);
  expect(daysOfMonth({ year: 2026, month: 2 })).toBe(28);
});

test("a century is a leap year only every 400 years", () => {
  expect(daysOfMonth({ year: 1900, month: 2 })).toBe(28);
  expect(daysOfMonth({ year: 2000, month: 2 })).toBe(29);
});

test("long and short months keep their days in every year", () => {
  const days = Array.from({ length: 12 }, (_, index) => daysOfMonth({ year: 1998, month: index + 1 }));
  expect(days).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

test("nobody is refused a day before the year or the month is known", () => {
  expect(daysOfMonth({ month: 2 })).toBe(29);
  expect(daysOfMonth({ month: 4 })).toBe(30);
  expect(daysOfMonth({ year: 2026 })).toBe(31);
});
