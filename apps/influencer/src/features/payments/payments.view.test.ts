import { aPayment } from "@tomoru/contract/testing/payment.builder";
import { expect, test } from "vitest";
import { byMonth, nextTransfer, withoutRepeats } from "./payments.view.ts";

const payment = (id: string, date: string) => aPayment({ id, date });

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

test.each<[string, string | null, boolean, boolean?]>([
  ["coming", "2026-11-25", true],
  ["coming", "2026-11-24", true],
  ["overdue", "2026-11-23", true],
  ["unaddressed", "2026-11-25", false],
  ["noAccount", "2026-11-23", false],
  ["unresolved", "2026-11-25", true, false],
  ["wrongAccount", "2026-11-23", true, false],
  ["nothing", null, true],
  ["noAccount", null, false],
])(
  "what the page says first is %s for a transfer of %s, an account registered: %s",
  (kind, date, registered, isResolved = true) => {
    const next = date === null ? null : { date, yen: 1, payments: 1 };
    const account = registered
      ? { bankName: "みずほ銀行", lastDigits: "678", usableFrom: null, isResolved }
      : null;
    expect(nextTransfer({ next, account, comingYen: 0, failed: null }, "2026-11-24").kind).toBe(kind);
  },
);

test("money that came back comes first once nothing else is on its way, until the bank details are saved anew", () => {
  const account = { bankName: "みずほ銀行", lastDigits: "678", usableFrom: null, isResolved: true };
  const failed = { yen: 110_000, payments: 1, bankSavedSince: false, cause: "nameMismatch" as const };
  const kindOf = (part: object) =>
    nextTransfer({ next: null, account, comingYen: 0, failed, ...part }, "2026-11-24").kind;
  expect(kindOf({})).toBe("cameBack");
  expect(kindOf({ failed: { ...failed, bankSavedSince: true } })).toBe("nothing");
  expect(kindOf({ next: { date: "2026-11-25", yen: 1, payments: 1 } })).toBe("coming");
});

test("money that is on its way and has no day yet is not called nothing", () => {
  const account = { bankName: "みずほ銀行", lastDigits: "678", usableFrom: null, isResolved: true };
  expect(nextTransfer({ next: null, account, comingYen: 88_000, failed: null }, "2026-11-24")).toEqual({
    kind: "undated",
    yen: 88_000,
  });
  expect(
    nextTransfer({ next: null, account: null, comingYen: 88_000, failed: null }, "2026-11-24").kind,
  ).toBe("noAccount");
});
