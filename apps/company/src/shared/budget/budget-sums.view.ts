import { type BudgetBand, budgetBands } from "@tomoru/contract/company/consultations";

export type Sum = { readonly minYen: number; readonly maxYen: number };

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
