import { z } from "zod/mini";
import { HomeDeals } from "../deals/deal-card.ts";
import { failureCauses } from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { Month, YenSum } from "../values.ts";
import { Plan } from "./membership.ts";
import { Offer, OfferCounts } from "./offers.ts";
import { SocialAccounts } from "./profile.ts";

export const Home = z.object({
  pendingOfferCount: z.number().check(z.int(), z.gte(0)),
  firstPending: z.nullable(Offer),
  /** The company that sent it; null for an operator's own. Older servers leave it out. */
  firstPendingCompany: z.optional(z.nullable(z.string())),
  lastDecided: z.nullable(Offer),
  /** Approved offers that became no deal and whose period is not over in Japan, the one that ends first in front. */
  upcoming: z.array(Offer).check(z.maxLength(limits.homeUpcoming)),
  offerCounts: OfferCounts,
  /** This month's Paid payments, Japan time. */
  thisMonthYen: YenSum,
  /** Failed payments of any month. */
  failedYen: YenSum,
  /** Why the last of them came back, if the bank said so. Older servers leave it out. */
  failedCause: z.optional(z.nullable(z.enum(failureCauses))),
  /** The bank details were saved after the last failure: the next transfer uses them. */
  bankSavedSince: z.boolean(),
  /** They are saved and lead to no account: no transfer can be made to them. */
  bankUnresolved: z.boolean(),
  /** Twelve months, oldest first, the current one last. */
  revenueByMonth: z.array(z.object({ month: Month, yen: YenSum })),
  setup: z.object({ socialLinked: z.boolean(), bankRegistered: z.boolean(), profileComplete: z.boolean() }),
  /** A contract needs tax details and there are none. Older servers leave it out. */
  taxMissing: z.optional(z.boolean()),
  socialAccounts: SocialAccounts,
  plan: Plan,
  deals: HomeDeals,
});
export type Home = z.infer<typeof Home>;

export const getHome = defineEndpoint({
  name: "getHome",
  summary: "All that the home screen shows, in one call.",
  method: "GET",
  path: "/influencer/home",
  access: "influencer",
  tag: "Home",
  result: Home,
  codes: [],
});
