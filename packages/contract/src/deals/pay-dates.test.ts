import { describe, expect, test } from "vitest";
import { isBankDay, plusBankDays, plusDays } from "../bank-days.ts";
import { payCycles, payDateOf, payTableOf } from "./pay-dates.ts";

test.each([
  ["2026-05-15", "2026-05-29", "2026-06-30"],
  ["2026-05-16", "2026-06-15", "2026-06-30"],
  ["2026-07-01", "2026-07-31", "2026-08-14"],
  ["2026-08-01", "2026-08-31", "2026-09-15"],
  ["2026-11-01", "2026-11-30", "2026-12-30"],
  ["2026-12-15", "2026-12-30", "2027-01-29"],
  ["2026-12-31", "2027-01-15", "2027-01-29"],
  ["2027-01-01", "2027-01-29", "2027-02-26"],
  ["2027-02-15", "2027-02-26", "2027-03-31"],
  ["2028-02-29", "2028-03-15", "2028-03-31"],
])("reported on %s it is paid on %s, or %s by the month", (receipt, half, month) => {
  expect(payDateOf(receipt, "half")).toBe(half);
  expect(payDateOf(receipt, "month")).toBe(month);
});

describe.each(payCycles)("by the cycle %s", (cycle) => {
  test("every day of ten years is paid on a bank day, within the law's 60 days, after silence has accepted it", () => {
    for (let day = "2025-01-01"; day <= "2035-10-31"; day = plusDays(day, 1)) {
      const payOn = payDateOf(day, cycle);
      expect(isBankDay(payOn), day).toBe(true);
      expect(payOn <= plusDays(day, cycle === "half" ? 30 : 59), day).toBe(true);
      // Silence accepts when the eighth day begins; the last cut is two bank days before the transfer.
      expect(plusDays(day, 8) <= plusBankDays(payOn, -2), day).toBe(true);
    }
  });
});

test("the table has a window for each pay date, without a gap", () => {
  expect(payTableOf({ postFrom: "2026-11-10", postTo: "2026-11-20", cycle: "half" })).toEqual([
    { from: "2026-11-10", to: "2026-11-15", payOn: "2026-11-30" },
    { from: "2026-11-16", to: "2026-11-30", payOn: "2026-12-15" },
    { from: "2026-12-01", to: "2026-12-15", payOn: "2026-12-30" },
    { from: "2026-12-16", to: "2026-12-20", payOn: "2027-01-15" },
  ]);
});
