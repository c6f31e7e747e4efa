import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { paging } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, Month, WebUrl, Yen } from "../values.ts";

export const offerStatuses = ["pending", "approved", "rejected"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const Period = z
  .object({ from: CalendarDate, to: CalendarDate }, { error: coded("fieldRequired") })
  .check(z.refine((period) => period.from <= period.to, { error: failure("dataInvalid") }));

export const Budget = z
  .object({ minYen: z.nullable(Yen), maxYen: z.nullable(Yen) }, { error: coded("fieldRequired") })
  .check(
    z.refine(({ minYen, maxYen }) => minYen === null || maxYen === null || minYen <= maxYen, {
      error: failure("dataInvalid"),
    }),
  );

/** Written by advertisers; anything may be missing. */
const offerTexts = {
  productName: z.nullable(text({ max: 120 })),
  productInfo: z.nullable(text({ max: 2000, lines: "many" })),
  description: z.nullable(text({ max: 2000, lines: "many" })),
  situation: z.nullable(text({ max: 500, lines: "many" })),
  month: z.nullable(Month),
  period: z.nullable(Period),
  estBudget: z.nullable(Budget),
  productUrl: z.nullable(WebUrl),
  tieUpexp: z.nullable(text({ max: 500, lines: "many" })),
  postFormat: z.nullable(
    z
      .array(text({ max: 50 }), { error: coded("fieldRequired") })
      .check(z.maxLength(20, { error: failure("dataInvalid") })),
  ),
};

/** The public id of an offer: 128 random bits, base64url. Anything else is `offerIdInvalid`. */
export const OfferId = z
  .string({ error: failure("offerIdInvalid") })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: failure("offerIdInvalid") }));

/** An offer as its creator sees it. `isApproval`: null pending, true approved, false rejected. */
export const Offer = z
  .object({
    _id: z.string(),
    offerId: OfferId,
    platform: Platform,
    ...offerTexts,
    isApproval: z.nullable(z.boolean()),
    createdAt: Moment,
    decidedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "Offer" });
export type Offer = z.infer<typeof Offer>;

/** An offer as an operator enters it; a field that is left out is null. */
const optionalTexts = Object.fromEntries(
  Object.entries(offerTexts).map(([key, schema]) => [
    key,
    z._default(z.nullable(schema as z.ZodMiniType), null),
  ]),
) as { [K in keyof typeof offerTexts]: z.ZodMiniDefault<(typeof offerTexts)[K]> };

export const NewOffer = z.object({ platform: Platform, ...optionalTexts });
export type NewOffer = z.infer<typeof NewOffer>;

const Count = z.number().check(z.int(), z.gte(0));
export const OfferCounts = z.object({ all: Count, pending: Count, approved: Count, rejected: Count });
export type OfferCounts = z.infer<typeof OfferCounts>;

export const OfferPage = z.object({
  docs: z.array(Offer),
  hasNextPage: z.boolean(),
  /** Null at the end. */
  nextCursor: z.nullable(z.string()),
  counts: OfferCounts,
});
export type OfferPage = z.infer<typeof OfferPage>;

export const listOffers = defineEndpoint({
  name: "listOffers",
  summary:
    "The creator's offers, newest first, by `offset` or by `cursor` (`nextCursor` of the page before).",
  method: "GET",
  path: "/influencer/offer",
  access: "influencer",
  tag: "Offers",
  query: z.object({
    ...paging,
    status: z.optional(z.enum(offerStatuses, { error: failure("dataInvalid") })),
    cursor: z.optional(
      z
        .string({ error: failure("dataInvalid") })
        .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: failure("dataInvalid") })),
    ),
  }),
  result: OfferPage,
  codes: ["dataInvalid", "numberRequired"],
});

export const getOffer = defineEndpoint({
  name: "getOffer",
  summary: "One offer. Somebody else's answers exactly as one that does not exist.",
  method: "GET",
  path: "/influencer/offer/{id}",
  access: "influencer",
  tag: "Offers",
  params: z.object({ id: OfferId }),
  result: Offer,
  codes: ["dataNotFound", "offerIdInvalid"],
});

export const Decision = z.enum(["approval", "reject"], { error: coded("fieldRequired") });
export type Decision = z.infer<typeof Decision>;

export const decideOffer = defineEndpoint({
  name: "decideOffer",
  summary: "Approve or reject, once and for good. The same decision again is 200; the other one 409.",
  method: "PUT",
  path: "/influencer/offer/{id}",
  access: "influencer",
  tag: "Offers",
  params: z.object({ id: OfferId }),
  body: z.object({ status: Decision }),
  result: Offer,
  codes: ["dataInvalid", "dataNotFound", "offerIdInvalid", "fieldRequired"],
});
