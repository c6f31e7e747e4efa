import { bandOf } from "@tomoru/contract/company/budget-bands";
import type { Offer, OfferStatus } from "@tomoru/contract/influencer/offers";
import type { UsageWish } from "@tomoru/contract/influencer/usage";
import type { Format } from "@tomoru/i18n/format";
import type { OfferWords } from "@tomoru/i18n/ja/influencer/offers";
import type { WordsOfOffers } from "./use-offer-language.ts";

export function statusOf({ isApproval }: Pick<Offer, "isApproval">): OfferStatus {
  if (isApproval === null) return "pending";
  return isApproval ? "approved" : "rejected";
}

type Wording = { words: Pick<WordsOfOffers, "offers">; format: Format };

/** A band has its own name, so that its edge is not read as the fee. */
export function budgetText({ estBudget }: Pick<Offer, "estBudget">, { words, format }: Wording): string {
  const { budgetBands, budgetOpen } = words.offers;
  const band = estBudget && bandOf(estBudget);
  if (band) return budgetBands[band];
  return (estBudget && format.yenRange(estBudget)) ?? budgetOpen;
}

/** How the fee will be fixed: from a range, from one amount to confirm, or from nothing yet. */
export function feeFixing({ estBudget }: Pick<Offer, "estBudget">): "range" | "fixed" | "open" {
  const { minYen = null, maxYen = null } = estBudget ?? {};
  if (minYen === null && maxYen === null) return "open";
  return minYen === maxYen ? "fixed" : "range";
}

/** The period, or the month where no days are set; null when neither is known. */
export function whenText({ period, month }: Pick<Offer, "period" | "month">, format: Format): string | null {
  if (period) return format.period(period);
  return month && format.month(month);
}

/** An address as people read it: without scheme, `www.` and a last slash. */
export function readableUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}

/** What else the posts are wished for, and for how long. */
export function usageWishText(wish: UsageWish | null, { usage: say }: Pick<OfferWords, "usage">): string {
  if (!wish || wish.scope === "none" || wish.months === null) return say.none;
  return say.text(say.scopes[wish.scope], wish.months);
}
