import {
  decideOffer as decideEndpoint,
  getOffer as getEndpoint,
  listOffers as listEndpoint,
} from "@tomoru/contract/influencer/offers";
import type { Deps } from "../../deps.ts";
import { type Route, uncheckedRoute } from "../../platform/http/route.ts";
import { decideOffer, getOffer, listOffers } from "./offers.usecases.ts";

export function offersRoutes(deps: Deps): Route[] {
  return [
    uncheckedRoute(listEndpoint, async ({ session, query }) => ({
      result: await listOffers(deps, { session, query }),
    })),
    uncheckedRoute(getEndpoint, async ({ session, params }) => ({
      result: await getOffer(deps, { session, offerId: params.id }),
    })),
    uncheckedRoute(decideEndpoint, async ({ session, params, body }) => ({
      result: await decideOffer(deps, { session, offerId: params.id, decision: body.status }),
    })),
  ];
}
