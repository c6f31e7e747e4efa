import { type BudgetBand, estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { IneligibleReason, OpenCampaign } from "@tomoru/contract/influencer/campaigns";
import { platformNames } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja/influencer/words";

type Formats = {
  number: (amount: number) => string;
  yen: (amount: number) => string;
};

type Fee = { readonly budgetBand: BudgetBand | null; readonly feeYen: number | null };

/** The fee of one person, or the name of its band; an empty text where none is said. */
export function feeOf(
  { budgetBand, feeYen }: Fee,
  { words, format }: { words: Pick<Words, "offers">; format: Formats },
): string {
  if (budgetBand !== null) return words.offers.budgetBands[budgetBand];
  return feeYen === null ? "" : format.yen(feeYen);
}

/** The most that the company would pay one person, if the wish is above it. */
export function budgetExceeded({ budgetBand, feeYen }: Fee, wishYen: number): number | null {
  const most = estBudgetOf({ budgetBand, feeYen })?.maxYen ?? null;
  return most !== null && wishYen > most ? most : null;
}

/** Whole days until a day ends; 0 on the day itself. */
export function daysUntil(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000));
}

/** Why one cannot apply. */
export function reasonText(
  reason: IneligibleReason,
  { platform, minFollowers }: Pick<OpenCampaign, "platform" | "minFollowers">,
  { words, format }: { words: Words["campaigns"]; format: Pick<Formats, "number"> },
): string {
  const { reasons } = words;
  if (reason === "platform") return reasons.platform(platformNames[platform]);
  if (reason === "followers") return reasons.followers(format.number(minFollowers ?? 0));
  return reasons[reason];
}
