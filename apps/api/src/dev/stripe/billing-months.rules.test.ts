import { expect, test } from "vitest";
import { monthsAfter, periodFrom } from "./billing-months.rules.ts";

const at = (moment: string) => Date.parse(moment) / 1000;
const written = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19);

test.each([
  ["2027-01-31T15:04:05Z", ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]],
  ["2027-01-30T15:04:05Z", ["2027-02-28", "2027-03-30", "2027-04-30", "2027-05-30"]],
  ["2027-01-29T15:04:05Z", ["2027-02-28", "2027-03-29", "2027-04-29", "2027-05-29"]],
  ["2028-01-31T15:04:05Z", ["2028-02-29", "2028-03-31", "2028-04-30", "2028-05-31"]],
  ["2027-10-31T15:04:05Z", ["2027-11-30", "2027-12-31", "2028-01-31", "2028-02-29"]],
  ["2027-01-15T15:04:05Z", ["2027-02-15", "2027-03-15", "2027-04-15", "2027-05-15"]],
])("from %s the months begin on %j, at the same second", (anchor, days) => {
  const found = days.map((_, index) => written(monthsAfter(at(anchor), index + 1)));
  expect(found).toEqual(days.map((day) => `${day}T15:04:05`));
});

test("the day of a leap year's February comes back in the next leap year alone", () => {
  const anchor = at("2028-02-29T00:00:00Z");
  expect(written(monthsAfter(anchor, 12))).toBe("2029-02-28T00:00:00");
  expect(written(monthsAfter(anchor, 48))).toBe("2032-02-29T00:00:00");
});

test("a period ends where the next begins, through two years of a 31st", () => {
  const anchor = at("2027-01-31T23:59:59Z");
  let period = periodFrom(anchor, anchor);
  for (let month = 1; month <= 24; month += 1) {
    expect(period.end).toBe(monthsAfter(anchor, month));
    period = periodFrom(anchor, period.end);
  }
  expect(written(period.start)).toBe("2029-01-31T23:59:59");
});
