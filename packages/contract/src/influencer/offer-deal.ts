import { z } from "zod/mini";
import { CompanyCard } from "../company/company-card.ts";
import { dealTurns } from "../deals/deal-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Moment } from "../values.ts";
import { OfferId } from "./offers.ts";
import { UsageWish } from "./usage.ts";

/** Who ended an offer; not given while it waits. */
export const offerClosers = ["creator", "company", "clock"] as const;

/** What stands beside an offer of a company. All null for an operator's own. */
export const OfferDeal = z
  .object({
    /** Null also once the company is gone. */
    company: z.nullable(CompanyCard),
    usageWish: z.nullable(UsageWish),
    /** Null where the offer does not end by itself. */
    answerBy: z.nullable(Moment),
    closedBy: z.nullable(z.enum(offerClosers)),
    dealId: z.nullable(z.string()),
    /** The side whose turn it is, and until when; null without a turn. */
    turn: z.nullable(z.enum(dealTurns)),
    turnDueAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "OfferDeal" });
export type OfferDeal = z.infer<typeof OfferDeal>;

export const getOfferDeal = defineEndpoint({
  name: "getOfferDeal",
  summary: "Which company asks, until when, and the deal that came of it, with whose turn it is.",
  method: "GET",
  path: "/influencer/offer/{id}/deal",
  access: "influencer",
  tag: "Offers",
  params: z.object({ id: OfferId }),
  result: OfferDeal,
  codes: ["dataNotFound", "offerIdInvalid"],
});
