import { CancelPreview, CreatorDeal } from "../deals/deal.ts";
import * as bodies from "../deals/deal-bodies.ts";
import { dealParams } from "../deals/deal-id.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Deals";
const params = dealParams;
const codes = ["consultationIdInvalid", "dataNotFound"] as const;
const actCodes = [...codes, "fieldRequired", "dataInvalid", "numberRequired"] as const;

export const previewCancel = defineEndpoint({
  name: "previewCancel",
  summary: "What cancelling would bring now.",
  method: "GET",
  path: "/influencer/deal/{id}/cancel",
  access: "influencer",
  tag,
  params,
  result: CancelPreview,
  codes,
});

export const cancelDeal = defineEndpoint({
  name: "cancelDeal",
  summary: "Cancel alone, or propose to cancel.",
  method: "POST",
  path: "/influencer/deal/{id}/cancel",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: bodies.CancelBody,
  result: CreatorDeal,
  codes: actCodes,
});

export const answerCancel = defineEndpoint({
  name: "answerCancel",
  summary: "Accept or decline what the other side proposed: to cancel.",
  method: "PUT",
  path: "/influencer/deal/{id}/cancel",
  access: "influencer",
  tag,
  params,
  body: bodies.ProposalAnswer,
  result: CreatorDeal,
  codes: actCodes,
});

export const amendDeal = defineEndpoint({
  name: "amendDeal",
  summary: "Propose other dates or formats for what was agreed.",
  method: "POST",
  path: "/influencer/deal/{id}/amendment",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: bodies.AmendmentBody,
  result: CreatorDeal,
  codes: actCodes,
});

export const answerAmendment = defineEndpoint({
  name: "answerAmendment",
  summary: "Accept or decline what the other side proposed: other dates or formats.",
  method: "PUT",
  path: "/influencer/deal/{id}/amendment",
  access: "influencer",
  tag,
  params,
  body: bodies.ProposalAnswer,
  result: CreatorDeal,
  codes: actCodes,
});
