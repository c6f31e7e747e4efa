/** Yen for one creator, without tax. */
export const budgetBands = {
  u50: { minYen: null, maxYen: 500_000 },
  "50-100": { minYen: 500_000, maxYen: 1_000_000 },
  "100-300": { minYen: 1_000_000, maxYen: 3_000_000 },
  "300-500": { minYen: 3_000_000, maxYen: 5_000_000 },
  "500-1000": { minYen: 5_000_000, maxYen: 10_000_000 },
  o1000: { minYen: 10_000_000, maxYen: null },
} as const;
export type BudgetBand = keyof typeof budgetBands;
export const budgetBandIds = Object.keys(budgetBands) as [BudgetBand, ...BudgetBand[]];

/** What an offer says of the budget. */
export function estBudgetOf({
  budgetBand,
  feeYen,
}: {
  budgetBand: BudgetBand | null;
  feeYen: number | null;
}) {
  if (budgetBand !== null) return budgetBands[budgetBand];
  return feeYen === null ? null : { minYen: feeYen, maxYen: feeYen };
}

type Range = { readonly minYen: number | null; readonly maxYen: number | null };

/** The band that a budget is, if it is one. */
export function bandOf({ minYen, maxYen }: Range): BudgetBand | undefined {
  return budgetBandIds.find((id) => budgetBands[id].minYen === minYen && budgetBands[id].maxYen === maxYen);
}
