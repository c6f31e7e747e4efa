import { expect, test } from "vitest";
import { dueOf, taxOfLines } from "./invoice-tax.rules.ts";

test.each([
  [[10_000], 1000, [1000]],
  [[30_000, -10_000], 2000, [3000, -1000]],
  [[5, 5], 1, [1, 0]],
  [[15, 15, 15], 5, [2, 1, 2]],
  [[-333, 1000], 67, [-33, 100]],
  [[], 0, []],
])("the tax of %j is %i, rounded once, and the lines' %j add up to it", (nets, total, lines) => {
  const tax = taxOfLines(nets, 10);
  expect(tax).toEqual({ total, lines });
  expect(tax.lines.reduce((sum, yen) => sum + yen, 0)).toBe(total);
});

test("rounding line by line would take another sum", () => {
  expect(taxOfLines([5, 5, 5, 5], 10).total).toBe(2);
});

test.each([
  [11_000, 0, 11_000, 0],
  [49, 0, 0, 49],
  [50, 0, 50, 0],
  [11_000, 49, 11_049, 0],
  [-20_000, 0, 0, -20_000],
  [11_000, -20_000, 0, -9000],
  [11_000, -10_990, 0, 10],
])("of %i yen with %i on the balance %i are due and %i stay there", (total, balance, dueYen, after) => {
  expect(dueOf(total, balance)).toEqual({ dueYen, balanceAfterYen: after });
});
