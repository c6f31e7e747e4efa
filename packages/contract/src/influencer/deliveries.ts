import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { CreatorDeal } from "../deals/deal.ts";
import { dealParams, Revision } from "../deals/deal-id.ts";
import * as delivery from "../deals/delivery.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";
import { platforms } from "../platforms.ts";

const tag = "Deals";
const wrong = { error: failure("dataInvalid") };
const params = dealParams;
const codes = ["consultationIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"] as const;
const actCodes = [...codes, "numberRequired"] as const;

/** Unlike a draft's, a caption may be empty here: it is looked at while it is typed. */
const typed = (max: number) => z.string({ error: coded("fieldRequired") }).check(z.maxLength(max * 2, wrong));

export const checkCaption = defineEndpoint({
  name: "checkCaption",
  summary: "Whether a caption says clearly, and early enough, that it is advertising.",
  method: "POST",
  path: "/influencer/utils/label-check",
  access: "influencer",
  tag,
  body: z.object({
    platform: z.enum(platforms, { error: coded("fieldRequired") }),
    caption: typed(limits.draftCaptionMaxLength),
    title: z.optional(typed(limits.draftTitleMaxLength)),
    companyNames: z.optional(
      z.array(text({ max: limits.companyNameLength.max }), wrong).check(z.maxLength(2, wrong)),
    ),
  }),
  result: delivery.LabelResult,
  codes: ["fieldRequired", "dataInvalid"],
});

export const sendDraft = defineEndpoint({
  name: "sendDraft",
  summary: "Send a draft. It is taken only with a clear label: else 409 at `caption`.",
  method: "POST",
  path: "/influencer/deal/{id}/draft",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...delivery.draftFields, revision: Revision }),
  result: CreatorDeal,
  codes: [...actCodes, "tooManyImages"],
});

export const addPost = defineEndpoint({
  name: "addPost",
  summary: "Name a post by its address. It is looked up at its platform afterwards.",
  method: "POST",
  path: "/influencer/deal/{id}/post",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object(delivery.postFields),
  result: CreatorDeal,
  codes,
});

export const changePost = defineEndpoint({
  name: "changePost",
  summary: "Have a post looked up again, add the picture of one that cannot be read, or take it off.",
  method: "PUT",
  path: "/influencer/deal/{id}/post/{postId}",
  access: "influencer",
  tag,
  params: delivery.postParams,
  body: z.object(delivery.postActionFields),
  result: CreatorDeal,
  codes: [...codes, "tooManyRequests"],
});

export const reportDeal = defineEndpoint({
  name: "reportDeal",
  summary: "Report that all is posted: the receipt that the day of payment counts from.",
  method: "POST",
  path: "/influencer/deal/{id}/report",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...delivery.reportFields, revision: Revision }),
  result: CreatorDeal,
  codes: actCodes,
});

export const contestRejection = defineEndpoint({
  name: "contestRejection",
  summary:
    "Say that a report was rejected wrongly: the first receipt stands unless the operator decides otherwise.",
  method: "POST",
  path: "/influencer/deal/{id}/contest",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...delivery.disputeFields, revision: Revision }),
  result: CreatorDeal,
  codes: actCodes,
});

export const disputeDeal = defineEndpoint({
  name: "disputeDeal",
  summary: "Ask the operator to decide. The deal waits until then.",
  method: "POST",
  path: "/influencer/deal/{id}/dispute",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...delivery.disputeFields, revision: Revision }),
  result: CreatorDeal,
  codes: actCodes,
});
