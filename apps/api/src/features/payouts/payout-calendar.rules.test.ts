import { isBankDay } from "@tomoru/contract/bank-days";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { expect, test } from "vitest";
import { daysAfter, japanMoment } from "../../platform/japan-time.ts";
import * as calendar from "./payout-calendar.rules.ts";

test("a month has two pay dates, and a run takes what is due in its half of the month", () => {
  expect(calendar.payDatesFrom("2026-12-16", 3)).toEqual(["2026-12-30", "2027-01-15", "2027-01-29"]);
  expect(calendar.isPayDate("2026-08-14")).toBe(true);
  expect(calendar.isPayDate("2026-08-15")).toBe(false);
  expect(calendar.takenThrough("2026-08-14")).toBe("2026-08-15");
  expect(calendar.takenThrough("2026-12-30")).toBe("2026-12-31");
});

test("a main run cuts itself three bank days before at nine in Japan, its supplement two, a person from five", () => {
  expect(calendar.cutsAt("2027-01-15", "main")).toEqual(new Date("2027-01-12T00:00:00Z"));
  expect(calendar.cutsAt("2026-12-30", "main")).toEqual(new Date("2026-12-25T00:00:00Z"));
  expect(calendar.cutsAt("2027-01-15", "supplement")).toEqual(new Date("2027-01-13T00:00:00Z"));
  expect(calendar.cutByHandFrom("2027-01-15", "main")).toBe("2027-01-07");
});

test("what becomes payable before a supplement's hour is paid with it, and from then on with the next", () => {
  expect(calendar.nextPayDate(new Date("2027-01-12T23:59:59Z"))).toBe("2027-01-15");
  expect(calendar.nextPayDate(new Date("2027-01-13T00:00:00Z"))).toBe("2027-01-29");
});

test("a run's number says its day, its kind and how often it was let go, in ten digits", () => {
  expect(calendar.runNumber({ payOn: "2026-12-30", kind: "main", letGo: 0 })).toBe(2_026_123_010);
  expect(calendar.runNumber({ payOn: "2026-12-30", kind: "supplement", letGo: 2 })).toBe(2_026_123_022);
});

test("every report of eleven years is paid by a run that takes its day, on a bank day, after silence has accepted it", () => {
  for (let day = "2025-01-01"; day < "2035-10-01"; day = daysAfter(day, 1)) {
    for (const cycle of ["half", "month"] as const) {
      const due = payDateOf(day, cycle);
      expect(calendar.isPayDate(due) && isBankDay(due)).toBe(true);
      expect(calendar.takenThrough(due) >= due).toBe(true);
      expect(japanMoment(daysAfter(day, 8), "00:00") < calendar.cutsAt(due, "supplement")).toBe(true);
    }
  }
});
