import { expect, test } from "vitest";
import { bankDayOnOrBefore, bankDayYears, isBankDay, plusBankDays, plusDays } from "./bank-days.ts";

function everyDay(): string[] {
  const days: string[] = [];
  for (let day = `${bankDayYears.first}-01-01`; day <= `${bankDayYears.last}-12-31`; day = plusDays(day, 1))
    days.push(day);
  return days;
}

test.each([
  ["2026-09-22", false],
  ["2026-09-24", true],
  ["2026-12-31", false],
  ["2027-01-01", false],
  ["2027-01-04", true],
  ["2032-09-21", false],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-11-23", false],
  ["2026-11-24", true],
])("%s is a bank day: %s", (day, expected) => {
  expect(isBankDay(day)).toBe(expected);
});

test("eleven years have 2,686 bank days", () => {
  expect(everyDay().filter(isBankDay)).toHaveLength(2686);
});

test("the days on weekdays that are none are those of the published holidays and of the year's end", async () => {
  const none = everyDay().filter((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !isBankDay(day);
  });
  // Reckoned from the published list of 197 holidays, less those on a weekend, with the year's end.
  const bytes = new TextEncoder().encode(none.map((day) => `${day}\n`).join(""));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect([none.length, hex]).toEqual([
    183,
    "c24706b1006c8b66b90166c98d8a33be3559c388a5ce6b1a74facdbe13d5cce0",
  ]);
});

test.each([
  ["2026-05-06", "2026-05-01"],
  ["2026-09-23", "2026-09-18"],
  ["2027-01-03", "2026-12-30"],
  ["2026-11-24", "2026-11-24"],
])("on or before %s is %s", (day, expected) => {
  expect(bankDayOnOrBefore(day)).toBe(expected);
});

test.each([
  ["2027-01-15", -3, "2027-01-12"],
  ["2026-12-30", -3, "2026-12-25"],
  ["2026-11-20", 1, "2026-11-24"],
  ["2026-11-21", 5, "2026-11-30"],
  ["2026-12-30", 2, "2027-01-05"],
  ["2026-12-30", 0, "2026-12-30"],
])("%s and %i bank days is %s", (day, bankDays, expected) => {
  expect(plusBankDays(day, bankDays)).toBe(expected);
});

test("a year whose holidays are not known is not guessed", () => {
  expect(() => isBankDay("2036-01-04")).toThrow(RangeError);
  expect(() => plusBankDays("2035-12-28", 2)).toThrow(RangeError);
});
