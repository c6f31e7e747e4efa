import { openEvents } from "@tomoru/contract/influencer/live";
import type { Deps } from "../../deps.ts";
import { type Route, streamRoute } from "../../platform/http/route.ts";
import { dealCountsOf } from "../deals/lists/creator-home.usecases.ts";
import { countOffers } from "../offers/offers.usecases.ts";

export function liveRoutes({ db }: Deps): Route[] {
  return [
    streamRoute(openEvents, async ({ ownerId }) => {
      const [{ pending }, deals] = await Promise.all([countOffers(db, ownerId), dealCountsOf(db, ownerId)]);
      return [
        { name: "offers", data: { pendingOfferCount: pending } },
        { name: "deals", data: deals },
      ];
    }),
  ];
}
