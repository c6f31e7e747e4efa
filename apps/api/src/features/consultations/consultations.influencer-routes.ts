import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import type { Deps } from "../../deps.ts";
import { type Route, uncheckedRoute } from "../../platform/http/route.ts";
import { offerDealOf } from "./offer-deal.usecases.ts";

export function offerDealRoutes(deps: Deps): Route[] {
  return [
    uncheckedRoute(getOfferDeal, async ({ session, params }) => ({
      result: await offerDealOf(deps, { session, offerId: params.id }),
    })),
  ];
}
