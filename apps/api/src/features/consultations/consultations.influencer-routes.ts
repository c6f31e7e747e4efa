import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import type { Deps } from "../../deps.ts";
import { claimedRoute, type Route } from "../../platform/http/route.ts";
import { offerDealOf } from "./offer-deal.usecases.ts";

export function offerDealRoutes(deps: Deps): Route[] {
  return [
    claimedRoute(getOfferDeal, async ({ claim, params }) => ({
      result: await offerDealOf(deps, { claim, offerId: params.id }),
    })),
  ];
}
