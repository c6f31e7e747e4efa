import { type BudgetBand, budgetBands } from "@tomoru/contract/company/budget-bands";
import type { Sum } from "../../shared/budget/budget-sums.view.ts";

const mostSteps = 5;
/** The axis ends a tenth beyond the last amount, so that no bar touches its end. */
const room = 1.1;

/** From 0 on, by round steps: one axis for the band and the sum. */
export function budgetAxis({ sum, band }: { sum: Sum | null; band: BudgetBand | null }): {
  end: number;
  ticks: number[];
} {
  const { minYen: least, maxYen: most } = band === null ? { minYen: null, maxYen: null } : budgetBands[band];
  const furthest = Math.max(sum?.maxYen ?? 0, most ?? (least ?? 0) * 1.2, 100_000) * room;
  const step = roundSteps.find((each) => Math.ceil(furthest / each) <= mostSteps) ?? furthest;
  const count = Math.ceil(furthest / step);
  return { end: step * count, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

const roundSteps = [4, 5, 6, 7, 8].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));

/** The average per person of a sum, among those who have an estimate. */
export function averageOf({ minYen, maxYen }: Sum, people: number): Sum | null {
  if (people === 0) return null;
  const round = (yen: number) => Math.round(yen / people / 10_000) * 10_000;
  return { minYen: round(minYen), maxYen: round(maxYen) };
}
