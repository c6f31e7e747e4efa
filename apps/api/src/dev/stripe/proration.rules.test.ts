import { expect, test } from "vitest";
import { prorated, remainingYen } from "./proration.rules.ts";

const days = (count: number) => count * 86_400;
const november = { start: 0, end: days(30) };

test.each([
  ["at its beginning", 0, -10_000, 30_000],
  ["half way", days(15), -5000, 15_000],
  ["a day before its end", days(29), -333, 1000],
  ["a second after its beginning", 1, -10_000, 30_000],
  ["two minutes and ten seconds after its beginning", 130, -9999, 29_998],
  ["a second before its end", days(30) - 1, 0, 0],
  ["at its end", days(30), 0, 0],
])("a step up %s of a period of 30 days costs to the yen", (_, at, unusedYen, remaining) => {
  const change = prorated({ fromYen: 10_000, toYen: 30_000, period: november, at });
  expect(change.unusedYen + 0).toBe(unusedYen + 0);
  expect(change.remainingYen).toBe(remaining);
});

test("half a yen is rounded up, less is dropped", () => {
  expect(remainingYen({ yen: 1, period: { start: 0, end: 2 }, at: 1 })).toBe(1);
  expect(remainingYen({ yen: 1, period: { start: 0, end: 3 }, at: 2 })).toBe(0);
});

test("a moment before the period costs no more than all of it, one after it nothing", () => {
  const period = { start: days(10), end: days(40) };
  expect(remainingYen({ yen: 30_000, period, at: 0 })).toBe(30_000);
  expect(remainingYen({ yen: 30_000, period, at: days(50) })).toBe(0);
});

test("the price falls by the second and never rises", () => {
  let before = 30_000;
  for (let at = 0; at <= days(30); at += 4321) {
    const now = remainingYen({ yen: 30_000, period: november, at });
    expect(now).toBeLessThanOrEqual(before);
    before = now;
  }
});
