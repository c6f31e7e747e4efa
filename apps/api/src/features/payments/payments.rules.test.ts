import { expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import { mergeByReference, revenueOver, toPayment } from "./payments.rules.ts";

test("a payment goes out with its amount as a number of yen", () => {
  const row = {
    id: "p1",
    date: "2026-11-25",
    description: "投稿の報酬",
    amount_yen: "120000",
    status: "Paid",
  } as const;
  expect(toPayment(row).amount).toBe(120_000);
});

test("a month without a payment shows 0 yen, and the months keep their order", () => {
  const paid = [{ month: "2026-11", yen: 90_000 }];
  expect(revenueOver(["2026-09", "2026-10", "2026-11"], paid)).toEqual([
    { month: "2026-09", yen: 0 },
    { month: "2026-10", yen: 0 },
    { month: "2026-11", yen: 90_000 },
  ]);
});

test("rows that repeat a reference become one payment: the first one's facts, the last one's status", () => {
  const ownerId = mintOwnerId("creator");
  const payment = {
    date: "2026-11-25",
    description: "投稿の報酬",
    amount: 50_000,
    status: "Pending",
    reference: "B",
  } as const;
  const merged = mergeByReference([
    { ownerId, payment },
    { ownerId, payment: { ...payment, reference: "A" } },
    { ownerId, payment: { ...payment, amount: 1, status: "Paid" } },
  ]);
  expect(merged.map((added) => added.payment)).toEqual([
    { ...payment, reference: "A" },
    { ...payment, status: "Paid" },
  ]);
});
