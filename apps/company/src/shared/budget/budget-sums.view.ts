import { type BudgetBand, budgetBands } from "@tomoru/contract/company/budget-bands";

export type Sum = { readonly minYen: number; readonly maxYen: number };

/** From a million on rounded outwards to 10,000 yen: more digits of a sum of estimates would be false precision. */
export function roundedSum({ minYen, maxYen }: Sum): Sum {
  if (maxYen < 1_000_000) return { minYen, maxYen };
  return { minYen: Math.floor(minYen / 10_000) * 10_000, maxYen: Math.ceil(maxYen / 10_000) * 10_000 };
}

/** How the estimates fit the band: `byYen` is how far their upper end is above the limit. */
export type Fit = { readonly kind: "within" | "below" } | { readonly kind: "above"; readonly byYen: number };

export function fitOf({ maxYen }: Pick<Sum, "maxYen">, band: BudgetBand): Fit {
  const { minYen: least, maxYen: most } = budgetBands[band];
  if (most !== null && maxYen > most) return { kind: "above", byYen: maxYen - most };
  if (least !== null && maxYen < least) return { kind: "below" };
  return { kind: "within" };
}
