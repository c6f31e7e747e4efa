import { z } from "zod/mini";
import { DealCounts } from "../deals/deal-counts.ts";
import { defineEndpoint } from "../endpoint.ts";

/** Sent when a stream opens, and when an offer has come or was answered, or a deal has changed. */
export const LiveOffers = z.object({ pendingOfferCount: z.number().check(z.int(), z.gte(0)) });
export type LiveOffers = z.infer<typeof LiveOffers>;

export const openEvents = defineEndpoint({
  name: "openEvents",
  summary:
    "Tells what changes as it changes, as Server-Sent Events with JSON in them. Ends with its session or access token; 503 while this server cannot listen.",
  method: "GET",
  path: "/influencer/events",
  access: "influencer",
  tag: "Live",
  events: { offers: LiveOffers, deals: DealCounts },
  codes: [],
});
