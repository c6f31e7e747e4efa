import type { Payment } from "@tomoru/contract/payments";
import { expect, test } from "vitest";
import { byMonth, withoutRepeats } from "./payments.view.ts";

const payment = (id: string, date: string): Payment => ({
  id,
  date,
  description: "折りたたみ自転車 KAZE 20",
  amount: 80_000,
  status: "Paid",
});

const payments = [payment("3", "2026-11-28"), payment("2", "2026-11-15"), payment("1", "2026-10-25")];

test("payments stand under their month, the newest first", () => {
  expect(byMonth(payments).map(({ month, payments: own }) => [month, own.map(({ id }) => id)])).toEqual([
    ["2026-11", ["3", "2"]],
    ["2026-10", ["1"]],
  ]);
});

test("a payment that slid onto the next page is shown once", () => {
  expect(withoutRepeats([...payments, payment("1", "2026-10-25")]).map(({ id }) => id)).toEqual([
    "3",
    "2",
    "1",
  ]);
});
