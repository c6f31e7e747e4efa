import { type BudgetBand, budgetBands } from "@tomoru/contract/company/consultations";

type Sum = { readonly minYen: number; readonly maxYen: number };

/** To 10,000 yen outwards from a million on: of a sum of estimates no digit more is true. */
export function roundedSum({ minYen, maxYen }: Sum): Sum {
  if (maxYen < 1_000_000) return { minYen, maxYen };
  return { minYen: Math.floor(minYen / 10_000) * 10_000, maxYen: Math.ceil(maxYen / 10_000) * 10_000 };
}

/** How what they are estimated at stands to the band: `byYen` is how far its upper end passes the limit. */
export type Fit = { readonly kind: "within" | "below" } | { readonly kind: "above"; readonly byYen: number };

export function fitOf({ maxYen }: Pick<Sum, "maxYen">, band: BudgetBand): Fit {
  const { minYen: least, maxYen: most } = budgetBands[band];
  if (most !== null && maxYen > most) return { kind: "above", byYen: maxYen - most };
  if (least !== null && maxYen < least) return { kind: "below" };
  return { kind: "within" };
}

const mostSteps = 5;
/** What is beyond the last amount, so that no bar ends at the edge. */
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

/** Of a sum, each one's part, without those who have no estimate. */
export function averageOf({ minYen, maxYen }: Sum, people: number): Sum | null {
  if (people === 0) return null;
  const round = (yen: number) => Math.round(yen / people / 10_000) * 10_000;
  return { minYen: round(minYen), maxYen: round(maxYen) };
}
