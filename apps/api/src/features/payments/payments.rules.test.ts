import { describe, expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import {
  isOfDeal,
  paidOn,
  referenceOfDeal,
  revenueOver,
  sortIncoming,
  toPaidYear,
  toPayment,
} from "./payments.rules.ts";

test("a payment goes out with its amount as a number of yen", () => {
  const row = {
    id: "p1",
    date: "2026-11-25",
    description: "投稿の報酬",
    amount_yen: "120000",
    status: "Paid",
    deal_id: null,
    stage: null,
    due_on: null,
    statement_number: null,
  } as const;
  expect(toPayment(row).amount).toBe(120_000);
});

test("what a deal pays is told by its reference, and nothing else is", () => {
  const deal = "Az09_-Az09_-Az09_-Az09";
  expect(referenceOfDeal(deal)).toBe(`D-${deal}-1`);
  expect(isOfDeal(referenceOfDeal(deal))).toBe(true);
  for (const other of [
    "P-2026-1",
    `xD-${deal}-1`,
    `D-${deal}-12`,
    `D-${deal}-2`,
    `D-${deal}x-1`,
    "D-a-1",
    `D-${"?".repeat(22)}-1`,
  ])
    expect(isOfDeal(other)).toBe(false);
});

test("a month without a payment shows 0 yen, and the months keep their order", () => {
  const paid = [{ month: "2026-11", yen: 90_000 }];
  expect(revenueOver(["2026-09", "2026-10", "2026-11"], paid)).toEqual([
    { month: "2026-09", yen: 0 },
    { month: "2026-10", yen: 0 },
    { month: "2026-11", yen: 90_000 },
  ]);
});

const payment = {
  date: "2026-11-25",
  description: "投稿の報酬",
  amount: 50_000,
  status: "Pending",
  reference: "B",
} as const;
const [hanako, taro] = [mintOwnerId<"influencer">("hanako"), mintOwnerId<"influencer">("taro")];

describe("rows that come in", () => {
  test("that repeat a reference become one payment: the first one's facts, the last one's status", () => {
    const { claims } = sortIncoming(
      [
        { ownerId: hanako, payment },
        { ownerId: hanako, payment: { ...payment, reference: "A" } },
        { ownerId: hanako, payment: { ...payment, amount: 1, status: "Paid" } },
        { payment: { reference: "A", status: "Failed" } },
      ],
      new Map(),
    );
    expect(claims).toEqual([
      { reference: "A", ownerId: hanako, status: "Failed", added: { ...payment, reference: "A" } },
      { reference: "B", ownerId: hanako, status: "Paid", added: payment },
    ]);
  });

  test("of a known reference need no e-mail that leads to its creator, and none of somebody else", () => {
    const held = new Map([["B", { ownerId: hanako, paymentId: "p1" }]]);
    const rows = [
      { payment: { ...payment, status: "Paid" as const } },
      { payment },
      { ownerId: taro, payment },
    ];
    const { claims, missing, foreign } = sortIncoming(rows, held);
    expect(claims).toEqual([{ reference: "B", ownerId: hanako, status: "Pending", added: undefined }]);
    expect(missing).toEqual([]);
    expect(foreign).toEqual([{ field: "payments.2.reference", refusal: "dataInvalid" }]);
  });

  test("that repeat their creator's own reference are nobody else's, and all come in the order of references", () => {
    const references = ["B", "C", "A", "B"];
    const rows = references.map((reference) => ({ ownerId: hanako, payment: { ...payment, reference } }));
    const { claims, foreign } = sortIncoming(rows, new Map());
    expect(claims.map(({ reference }) => reference)).toEqual(["A", "B", "C"]);
    expect(foreign).toEqual([]);
  });

  test("that lead nowhere are named, each of them", () => {
    const rows = [
      { payment },
      { ownerId: hanako, payment: { ...payment, reference: "A" } },
      { payment: { ...payment, amount: 1 } },
      { payment: { reference: "C", status: "Paid" as const } },
    ];
    expect(sortIncoming(rows, new Map()).missing).toEqual([
      { field: "payments.0.influencerEmail", refusal: "emailUnknown" },
      { field: "payments.2.influencerEmail", refusal: "emailUnknown" },
      { field: "payments.3.reference", refusal: "dataNotFound" },
    ]);
  });
});

test.each([
  ["2026-11-25", "Paid", "2026-11-25"],
  ["2026-12-01", "Paid", "2026-11-30"],
  ["2026-11-25", "Pending", null],
  ["2026-11-25", "Failed", null],
] as const)("a payment of %s entered as %s on 30 November was paid on %s", (date, status, day) => {
  expect(paidOn({ ...payment, date, status }, "2026-11-30")).toBe(day);
});

test("a year's fees are what was transferred and what was withheld of them", () => {
  expect(toPaidYear({ year: "2026", payments: "3", net: "89790", withheld: "10210" })).toEqual({
    year: 2026,
    payments: 3,
    grossYen: 100_000,
    withheldYen: 10_210,
    netYen: 89_790,
  });
});
