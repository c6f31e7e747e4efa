import { type BudgetBand, budgetBandIds, budgetBands } from "@tomoru/contract/company/consultations";
import type { Format } from "@tomoru/i18n/format";

/** ¥100万〜300万, and open at the ends. */
export function bandText(band: BudgetBand, format: Pick<Format, "compactOpenRange">): string {
  return format.compactOpenRange(budgetBands[band]);
}

export function bandOptions(
  format: Pick<Format, "compactOpenRange">,
): { value: BudgetBand; label: string }[] {
  return budgetBandIds.map((value) => ({ value, label: bandText(value, format) }));
}
