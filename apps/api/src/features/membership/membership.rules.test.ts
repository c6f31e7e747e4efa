import { expect, test } from "vitest";
import { firstOpenDay, isCreatorPlan, lastDayOfMembership, planIn } from "./membership.rules.ts";

test.each([
  ["a day in the middle", "2026-11-15T03:00:00Z", "2026-11-30"],
  ["the last day itself", "2027-01-31T03:00:00Z", "2027-01-31"],
  ["February of a plain year", "2027-02-01T00:00:00Z", "2027-02-28"],
  ["February of a leap year", "2028-02-28T03:00:00Z", "2028-02-29"],
  ["the last second of a month in Japan", "2026-11-30T14:59:59.999Z", "2026-11-30"],
  ["Japan's midnight, while it is still last month in UTC", "2026-11-30T15:00:00Z", "2026-12-31"],
  ["the last second of the year in Japan", "2026-12-31T14:59:59Z", "2026-12-31"],
  ["the new year in Japan", "2026-12-31T15:00:00Z", "2027-01-31"],
])("%s: a membership that is given up at %s ends on %s", (_what, moment, endsOn) => {
  expect(lastDayOfMembership(new Date(moment))).toBe(endsOn);
});

test("a last day is open until Japan's midnight and over from then on", () => {
  const lastDay = lastDayOfMembership(new Date("2028-02-29T14:00:00Z"));
  expect(firstOpenDay(new Date("2028-02-29T14:59:59.999Z")) <= lastDay).toBe(true);
  expect(firstOpenDay(new Date("2028-02-29T15:00:00Z")) <= lastDay).toBe(false);
});

test("the one plan is told in the language asked for, and that it ends once somebody is leaving", () => {
  const plan = { id: "creator", priceYen: 0 };
  expect(planIn("ja", null)).toEqual({ ...plan, name: "クリエイタープラン", status: "active", endsOn: null });
  expect(planIn("en", "2026-11-30")).toEqual({
    ...plan,
    name: "Creator plan",
    status: "withdrawing",
    endsOn: "2026-11-30",
  });
  expect(["creator", "company"].map(isCreatorPlan)).toEqual([true, false]);
});
