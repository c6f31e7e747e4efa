import { z } from "zod/mini";
import { type FailureName, failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { OfferId, Period } from "../influencer/offers.ts";
import { UsageWish } from "../influencer/usage.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { Moment, Month, WebUrl } from "../values.ts";
import { CreatorId, PriceRange } from "./account-card.ts";
import { budgetBandIds } from "./budget-bands.ts";

const wrong = { error: failure("dataInvalid") };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idOf = (name: FailureName) =>
  z.string({ error: failure(name) }).check(z.regex(uuid, { error: failure(name) }));
const ConsultationId = idOf("consultationIdInvalid");
const Count = z.number().check(z.int(), z.gte(0));

export const integer = ({ min, max }: { min: number; max: number }) =>
  z
    .number({ error: coded("fieldRequired", "numberRequired") })
    .check(z.int({ error: failure("numberRequired") }), z.gte(min, wrong), z.lte(max, wrong));

const missing = (path: string) => ({ error: failure("fieldRequired"), path: [path] });

/** The fields of an offer that a company fills in, with the same lengths; of an open campaign too. */
export const asked = {
  productName: text({ max: 120 }),
  productInfo: z._default(z.nullable(text({ max: 2000, lines: "many" })), null),
  /** The message to the creator. */
  description: text({ max: 2000, lines: "many" }),
  situation: z._default(z.nullable(text({ max: 500, lines: "many" })), null),
  month: z._default(z.nullable(Month), null),
  /** From today on, 180 days ahead at most. */
  period: Period,
  productUrl: z._default(z.nullable(WebUrl), null),
  tieUpexp: z._default(z.nullable(text({ max: 500, lines: "many" })), null),
  postFormat: z
    .array(text({ max: 50 }), { error: coded("fieldRequired") })
    .check(z.minLength(1, { error: failure("fieldRequired") }), z.maxLength(20, wrong)),
  /** For each creator; this or a fixed fee. */
  budgetBand: z._default(z.nullable(z.enum(budgetBandIds, { error: coded("fieldRequired") })), null),
  feeYen: z._default(z.nullable(integer(limits.feeYen)), null),
  usageWish: z._default(z.nullable(UsageWish), null),
};

export const NewConsultation = z
  .object({
    /** The accounts of a list that was not consulted yet, or one creator. */
    listId: z.optional(idOf("listIdInvalid")),
    creatorId: z.optional(CreatorId),
    platform: Platform,
    ...asked,
    answerDays: z._default(integer(limits.answerDays), limits.answerDays.usual),
  })
  .check(
    z.refine((body) => (body.listId === undefined) !== (body.creatorId === undefined), missing("listId")),
    z.refine((body) => (body.budgetBand === null) !== (body.feeYen === null), missing("budgetBand")),
  );
export type NewConsultation = z.infer<typeof NewConsultation>;

export const answerStates = ["waiting", "approved", "rejected", "expired", "withdrawn", "ended"] as const;
/** `expired` by the clock, `withdrawn` by the company, `ended` with the creator's account. */
export type AnswerState = (typeof answerStates)[number];

/** What was asked, as it is read: of a consultation and of an open campaign. */
export const askedTexts = {
  platform: Platform,
  productName: z.string(),
  productInfo: z.nullable(z.string()),
  description: z.string(),
  situation: z.nullable(z.string()),
  month: z.nullable(z.string()),
  period: z.object({ from: z.string(), to: z.string() }),
  productUrl: z.nullable(z.string()),
  tieUpexp: z.nullable(z.string()),
  postFormat: z.array(z.string()),
  budgetBand: z.nullable(z.enum(budgetBandIds)),
  feeYen: z.nullable(z.number()),
  usageWish: z.nullable(UsageWish),
};

export const consultationStates = ["open", "closed"] as const;

export const Consultation = z
  .object({
    consultationId: z.string(),
    /** Null where one creator was asked. Its name is that of when it was asked. */
    listId: z.nullable(z.string()),
    listName: z.nullable(z.string()),
    ...askedTexts,
    answerBy: Moment,
    state: z.enum(consultationStates),
    /** They add up to `sent`; `ended` are those that the company withdrew and those whose account is gone. */
    counts: z.object({
      sent: Count,
      waiting: Count,
      approved: Count,
      rejected: Count,
      expired: Count,
      ended: Count,
    }),
    createdBy: z.string(),
    createdAt: Moment,
  })
  .register(z.globalRegistry, { id: "Consultation" });
export type Consultation = z.infer<typeof Consultation>;

/** What one creator answered. */
export const ConsultationOffer = z
  .object({
    offerId: OfferId,
    creatorId: CreatorId,
    handle: z.string(),
    displayName: z.string(),
    /** The account is not to be found any more. */
    isGone: z.boolean(),
    price: z.nullable(PriceRange),
    state: z.enum(answerStates),
    sentAt: Moment,
    decidedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "ConsultationOffer" });
export type ConsultationOffer = z.infer<typeof ConsultationOffer>;

export const unaskedReasons = ["notLinked", "notDiscoverable", "closed", "threePending"] as const;
export type UnaskedReason = (typeof unaskedReasons)[number];
const Unasked = z.object({ creatorId: CreatorId, reason: z.enum(unaskedReasons) });

const tag = "Consultations";
const params = z.object({ id: ConsultationId });
const ofOne = ["consultationIdInvalid", "dataNotFound"] as const;

export const consult = defineEndpoint({
  name: "consult",
  summary: "Ask the creators of a list, or one creator. The list is frozen; who cannot be asked is named.",
  method: "POST",
  path: "/company/consultation",
  access: "company",
  tag,
  headers: IdempotentHeaders,
  body: NewConsultation,
  result: z.object({ consultationId: z.string(), sent: Count, skipped: z.array(Unasked) }),
  codes: [
    "fieldRequired",
    "numberRequired",
    "dataInvalid",
    "listIdInvalid",
    "influencerIdInvalid",
    "dataNotFound",
    "noAccess",
    "tooManyRequests",
  ],
});

export const previewConsultation = defineEndpoint({
  name: "previewConsultation",
  summary: "Whom a consultation would ask, and whom it would skip and why.",
  method: "GET",
  path: "/company/consultation/preview",
  access: "company",
  tag,
  query: z
    .object({
      listId: z.optional(idOf("listIdInvalid")),
      creatorId: z.optional(CreatorId),
      platform: Platform,
    })
    .check(
      z.refine(
        (query) => (query.listId === undefined) !== (query.creatorId === undefined),
        missing("listId"),
      ),
    ),
  result: z.object({
    listName: z.nullable(z.string()),
    creators: z.array(
      z.object({
        creatorId: CreatorId,
        handle: z.string(),
        displayName: z.string(),
        price: z.nullable(PriceRange),
        /** Null for who would be asked. */
        unasked: z.nullable(z.enum(unaskedReasons)),
      }),
    ),
  }),
  codes: ["fieldRequired", "dataInvalid", "listIdInvalid", "influencerIdInvalid", "dataNotFound"],
});

export const listConsultations = defineEndpoint({
  name: "listConsultations",
  summary: "The company's consultations with what was answered, newest first.",
  method: "GET",
  path: "/company/consultation",
  access: "company",
  tag,
  query: z.object({
    cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({ docs: z.array(Consultation), nextCursor: z.nullable(z.string()) }),
  codes: ["dataInvalid", "numberRequired"],
});

export const getConsultation = defineEndpoint({
  name: "getConsultation",
  summary: "A consultation with all that was asked.",
  method: "GET",
  path: "/company/consultation/{id}",
  access: "company",
  tag,
  params,
  result: Consultation,
  codes: ofOne,
});

export const listAnswers = defineEndpoint({
  name: "listAnswers",
  summary: "Everybody who was asked, and what they answered, in the order that they were asked in.",
  method: "GET",
  path: "/company/consultation/{id}/offer",
  access: "company",
  tag,
  params,
  result: z.object({ docs: z.array(ConsultationOffer) }),
  codes: ofOne,
});

export const closeConsultation = defineEndpoint({
  name: "closeConsultation",
  summary: "Close a consultation: what still waits is withdrawn. Closed already is a success all the same.",
  method: "PUT",
  path: "/company/consultation/{id}",
  access: "company",
  tag,
  params,
  body: z.object({ action: z.literal("close", { error: coded("fieldRequired") }) }),
  result: Consultation,
  codes: [...ofOne, "fieldRequired", "dataInvalid"],
});

export const withdrawOffer = defineEndpoint({
  name: "withdrawOffer",
  summary: "Take back what was asked of one creator. 409 once it is decided; withdrawn again is a success.",
  method: "PUT",
  path: "/company/consultation/{id}/offer/{offerId}",
  access: "company",
  tag,
  params: z.object({ id: ConsultationId, offerId: OfferId }),
  body: z.object({ action: z.literal("withdraw", { error: coded("fieldRequired") }) }),
  result: ConsultationOffer,
  codes: [...ofOne, "offerIdInvalid", "fieldRequired", "dataInvalid"],
});
