import { isBankDay } from "@tomoru/contract/bank-days";
import { cutsAt } from "@tomoru/contract/deals/pay-cuts";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { expect, test } from "vitest";
import { daysAfter, japanMoment } from "../../platform/japan-time.ts";
import * as calendar from "./payout-calendar.rules.ts";

test("a month has two pay dates, and a run takes what is due in its half of the month", () => {
  expect(calendar.isPayDate("2026-08-14")).toBe(true);
  expect(calendar.isPayDate("2026-08-15")).toBe(false);
  expect(["2024-12-13", "2036-01-15"].filter(calendar.isPayDate)).toEqual([]);
  expect(calendar.takenThrough("2026-08-14")).toBe("2026-08-15");
  expect(calendar.takenThrough("2026-12-30")).toBe("2026-12-31");
});

test("a person cuts a main run from five bank days before its pay date, and a supplement from its own day", () => {
  expect(calendar.cutByHandFrom("2027-01-15", "supplement")).toBe("2027-01-13");
  expect(calendar.cutByHandFrom("2027-01-15", "main")).toBe("2027-01-07");
});

test("a half of a month is cut from the hour of its supplement on, and not before", () => {
  expect(calendar.cutThrough(new Date("2027-01-12T23:59:59Z"))).toBe("2026-12-31");
  expect(calendar.cutThrough(new Date("2027-01-13T00:00:00Z"))).toBe("2027-01-15");
});

test("a run's number says its day, its kind and how often it was let go, in ten digits", () => {
  expect(calendar.runNumber({ payOn: "2026-12-30", kind: "main", letGo: 0 })).toBe(2_026_123_010);
  expect(calendar.runNumber({ payOn: "2026-12-30", kind: "supplement", letGo: 9 })).toBe(2_026_123_029);
  const tooOften = () => calendar.runNumber({ payOn: "2026-12-30", kind: "main", letGo: 10 });
  expect(tooOften).toThrow("ten times");
});

test("every report of eleven years is paid by a run that takes its day, on a bank day, after silence has accepted it", () => {
  for (let day = "2025-01-01"; day < "2035-10-01"; day = daysAfter(day, 1)) {
    for (const cycle of ["half", "month"] as const) {
      const due = payDateOf(day, cycle);
      expect(calendar.isPayDate(due) && isBankDay(due)).toBe(true);
      expect(calendar.takenThrough(due) >= due).toBe(true);
      expect(japanMoment(daysAfter(day, 8), "00:00") < cutsAt(due, "supplement")).toBe(true);
    }
  }
});
