import type { OfferDeal } from "../influencer/offer-deal.ts";

/** What stands beside an offer of the operator's own: nothing. */
export function anOfferDeal(part: Partial<OfferDeal> = {}): OfferDeal {
  return {
    company: null,
    usageWish: null,
    answerBy: null,
    closedBy: null,
    dealId: null,
    turn: null,
    turnDueAt: null,
    ...part,
  };
}
