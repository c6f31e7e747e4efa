import { type budgetBandIds, estBudgetOf } from "@tomoru/contract/company/consultations";
import type { IneligibleReason, OpenCampaign } from "@tomoru/contract/influencer/campaigns";
import { platformNames } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja/influencer/words";

type Formats = {
  number: (amount: number) => string;
  yenRange: (range: { minYen: number | null; maxYen: number | null }) => string | null;
};

/** The fee of one person, or an empty text where none is said. */
export function feeOf(
  { budgetBand, feeYen }: { budgetBand: (typeof budgetBandIds)[number] | null; feeYen: number | null },
  format: Pick<Formats, "yenRange">,
): string {
  const budget = estBudgetOf({ budgetBand, feeYen });
  return (budget && format.yenRange(budget)) ?? "";
}

/** The most that the company would pay one person, if the wish is above it. */
export function budgetExceeded(
  { budgetBand, feeYen }: { budgetBand: (typeof budgetBandIds)[number] | null; feeYen: number | null },
  wishYen: number,
): number | null {
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
