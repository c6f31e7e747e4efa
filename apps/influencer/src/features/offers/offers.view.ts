import type { Offer, OfferCounts, OfferPage, OfferStatus } from "@tomoru/contract/influencer/offers";
import { statusOf } from "@tomoru/web/offers/offer-texts.ts";

/** Where an accepted offer stands today, judging by its own dates: nothing else is known. */
export function stageOf({ period }: Pick<Offer, "period">, today: string): "before" | "within" | "over" {
  if (period === null || today < period.from) return "before";
  return today <= period.to ? "within" : "over";
}

/** The status in the address, when it is one. */
export function statusFrom(
  search: URLSearchParams,
  statuses: readonly OfferStatus[],
): OfferStatus | undefined {
  return statuses.find((status) => status === search.get("status"));
}

type Settling = { pages: OfferPage[]; offer: Offer; filter: OfferStatus | undefined };

/** Loaded pages after an answer: with the new offer, without offers that no longer belong, and with new counts. */
export function settled({ pages, offer, filter }: Settling): OfferPage[] {
  const before = pages.flatMap(({ docs }) => docs).find(({ offerId }) => offerId === offer.offerId);
  const belongs = filter === undefined || filter === statusOf(offer);
  return pages.map((page) => ({
    ...page,
    docs: page.docs.flatMap((doc) => (doc.offerId === offer.offerId ? (belongs ? offer : []) : doc)),
    counts: before
      ? recounted({ counts: page.counts, from: statusOf(before), to: statusOf(offer) })
      : page.counts,
  }));
}

function recounted({
  counts,
  from,
  to,
}: {
  counts: OfferCounts;
  from: OfferStatus;
  to: OfferStatus;
}): OfferCounts {
  if (from === to) return counts;
  return { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}
