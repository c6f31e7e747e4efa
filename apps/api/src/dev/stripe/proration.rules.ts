import type { Period } from "./billing-months.rules.ts";

/** The share of a month's price from a moment to the period's end, by the second; integer yen, half up. */
export function remainingYen({ yen, period, at }: { yen: number; period: Period; at: number }): number {
  const whole = period.end - period.start;
  const left = Math.min(Math.max(period.end - at, 0), whole);
  return Math.floor((yen * left * 2 + whole) / (whole * 2));
}

type Change = {
  readonly fromYen: number;
  readonly toYen: number;
  readonly period: Period;
  readonly at: number;
};

/** The credit for the rest of the old price, and the cost of the rest of the new one. */
export function prorated({ fromYen, toYen, period, at }: Change): {
  unusedYen: number;
  remainingYen: number;
} {
  return {
    unusedYen: 0 - remainingYen({ yen: fromYen, period, at }),
    remainingYen: remainingYen({ yen: toYen, period, at }),
  };
}
