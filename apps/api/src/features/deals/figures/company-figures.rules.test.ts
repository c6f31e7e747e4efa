import { expect, test } from "vitest";
import { figuresOf } from "./company-figures.rules.ts";

const companyId = "a";
const none = { contracts: [], answers: [], paid: [], warned: [] };
const contracts = { companyId, contracts: 0, cancelled: 0, unfunded: 0, done: 0 };

test("a figure of fewer than five cases is null", () => {
  const four = {
    ...none,
    contracts: [{ ...contracts, contracts: 4, cancelled: 1, done: 4 }],
    answers: [{ companyId, met: 3, missed: 1 }],
    paid: [{ companyId, days: 14, count: 4 }],
  };
  const nothing = { dealsDone: null, medianDaysToPay: null, answerRate: null, cancelRate: null };
  expect(figuresOf(four)).toEqual([{ companyId, ...nothing, warnings: [] }]);
});

test("rates are of all cases, the median is the day by which half were paid", () => {
  const some = {
    ...none,
    contracts: [{ ...contracts, contracts: 10, cancelled: 2, unfunded: 1, done: 7 }],
    answers: [{ companyId, met: 9, missed: 3 }],
    paid: [
      { companyId, days: 30, count: 2 },
      { companyId, days: 14, count: 2 },
      { companyId, days: 16, count: 1 },
    ],
  };
  expect(figuresOf(some)).toEqual([
    {
      companyId,
      ...{ dealsDone: 7, medianDaysToPay: 16, answerRate: 0.75, cancelRate: 0.2 },
      warnings: ["unfundedOnce"],
    },
  ]);
});

test("between two days the later one is said", () => {
  const even = { ...none, paid: [14, 15, 20, 30, 31, 32].map((days) => ({ companyId, days, count: 1 })) };
  expect(figuresOf(even)[0]?.medianDaysToPay).toBe(30);
});

test("what messages were warned of is said of who wrote them, and of nobody else", () => {
  const warned = [
    { companyId: "b", labelRemoval: true, prepay: false },
    { companyId: "a", labelRemoval: false, prepay: true },
  ];
  expect(figuresOf({ ...none, warned }).map((one) => [one.companyId, one.warnings])).toEqual([
    ["a", ["prepay"]],
    ["b", ["labelRemoval"]],
  ]);
});
