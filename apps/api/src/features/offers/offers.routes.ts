import {
  decideOffer as decideEndpoint,
  getOffer as getEndpoint,
  listOffers as listEndpoint,
} from "@tomoru/contract/offers";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { decideOffer, getOffer, listOffers } from "./offers.usecases.ts";

export function offersRoutes(deps: Deps): Route[] {
  return [
    route(listEndpoint, async ({ caller, query }) => ({
      result: await listOffers(deps, { ownerId: caller.ownerId, query }),
    })),
    route(getEndpoint, async ({ caller, params }) => ({
      result: await getOffer(deps, { ownerId: caller.ownerId, offerId: params.id }),
    })),
    route(decideEndpoint, async ({ caller, params, body }) => ({
      result: await decideOffer(deps, { ownerId: caller.ownerId, offerId: params.id, decision: body.status }),
    })),
  ];
}
