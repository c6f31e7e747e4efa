import { ChargeRow } from "@tomoru/contract/company/charges";
import { aChargeRow } from "@tomoru/contract/testing/charge.builder";
import { charges as words } from "@tomoru/i18n/ja/company/charges";
import { expect, test } from "vitest";
import { monthBeside, paperOf, stateOf, toneOf } from "./charges.view.ts";

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
])("beside %s, %i months on, is %s", (month, months, beside) => {
  expect(monthBeside(month, months)).toBe(beside);
});

test("a refund that failed is ours to see to, a charge that failed the company's", () => {
  expect(stateOf({ kind: "refund", state: "failed", way: "card" })).toBe("refundFailed");
  expect(stateOf({ kind: "charge", state: "failed", way: "card" })).toBe("failed");
  expect(toneOf({ kind: "refund", state: "failed" })).toBe("neutral");
  expect(toneOf({ kind: "charge", state: "failed" })).toBe("lamp");
  expect(toneOf({ kind: "charge", state: "paid" })).toBe("primary");
});

test("a charge that failed leads to its deal, one that awaits a transfer to its bill, all else to the receipt", () => {
  expect(paperOf({ kind: "charge", state: "failed" })).toBe("deal");
  expect(paperOf({ kind: "charge", state: "awaiting" })).toBe("request");
  expect(paperOf({ kind: "charge", state: "paid" })).toBe("receipt");
  expect(paperOf({ kind: "refund", state: "failed" })).toBe("receipt");
});

test("a refund of a bank transfer is told to be on the balance, one to a card to be refunded", () => {
  const refund = { kind: "refund", state: "succeeded" } as const;
  expect(stateOf({ ...refund, way: "transfer" })).toBe("toBalance");
  expect(stateOf({ ...refund, way: "card" })).toBe("succeeded");
});

test("a refund that its card's bank has made is told to be back, and by whom", () => {
  const refund = { kind: "refund", state: "notOwed", way: "card" } as const;
  expect(words.states[stateOf(refund)]).toBe("カード会社から返金済み");
  expect(toneOf(refund)).toBe("primary");
});

test("of what was paid it is said where it is by now, and nothing more where a server does not tell", () => {
  const paid = { kind: "charge", state: "paid", way: "card" } as const;
  expect(stateOf(paid)).toBe("paid");
  expect(stateOf({ ...paid, whereabouts: "paidOut" })).toBe("paidOut");
  expect(toneOf({ ...paid, whereabouts: "paidOut" })).toBe("primary");
  expect(toneOf({ ...paid, whereabouts: "returned" })).toBe("neutral");
  expect(words.states.paid).not.toBe(words.states.secured);
  // A server of before: its answer is read all the same.
  const { whereabouts: _, ...row } = aChargeRow();
  expect(ChargeRow.safeParse(row).success).toBe(true);
});
