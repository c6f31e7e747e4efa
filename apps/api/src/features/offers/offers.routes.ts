import {
  decideOffer as decideEndpoint,
  getOffer as getEndpoint,
  listOffers as listEndpoint,
} from "@tomoru/contract/influencer/offers";
import type { Deps } from "../../deps.ts";
import { claimedRoute, type Route } from "../../platform/http/route.ts";
import { decideOffer, getOffer, listOffers } from "./offers.usecases.ts";

export function offersRoutes(deps: Deps): Route[] {
  return [
    claimedRoute(listEndpoint, async ({ claim, query }) => ({
      result: await listOffers(deps, { claim, query }),
    })),
    claimedRoute(getEndpoint, async ({ claim, params }) => ({
      result: await getOffer(deps, { claim, offerId: params.id }),
    })),
    claimedRoute(decideEndpoint, async ({ claim, params, body }) => ({
      result: await decideOffer(deps, { claim, offerId: params.id, decision: body.status }),
    })),
  ];
}
