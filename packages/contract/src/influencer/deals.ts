import { z } from "zod/mini";
import { CancelPreview, CreatorDeal } from "../deals/deal.ts";
import * as bodies from "../deals/deal-bodies.ts";
import { ClosePreview, DealPage, dealQuery } from "../deals/deal-card.ts";
import { dealParams, Revision } from "../deals/deal-id.ts";
import { TermsVersion } from "../deals/terms.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Deals";
const params = dealParams;
const codes = ["consultationIdInvalid", "dataNotFound"] as const;
const actCodes = [...codes, "fieldRequired", "dataInvalid", "numberRequired"] as const;

export const listDeals = defineEndpoint({
  name: "listDeals",
  summary: "The creator's deals: waiting ones by when they are due, others by what changed last.",
  method: "GET",
  path: "/influencer/deal",
  access: "influencer",
  tag,
  query: dealQuery(10),
  result: DealPage,
  codes: ["dataInvalid", "numberRequired"],
});

export const getDeal = defineEndpoint({
  name: "getDeal",
  summary: "A deal with its open version, what that changes, and what one can do.",
  method: "GET",
  path: "/influencer/deal/{id}",
  access: "influencer",
  tag,
  params,
  result: CreatorDeal,
  codes,
});

export const getTerms = defineEndpoint({
  name: "getTerms",
  summary: "The sheet of one version: the notice that the law asks for.",
  method: "GET",
  path: "/influencer/deal/{id}/terms/{version}",
  access: "influencer",
  tag,
  params: bodies.versionParams,
  result: TermsVersion,
  codes,
});

export const sendTerms = defineEndpoint({
  name: "sendTerms",
  summary: "Counter the open version, or replace one's own.",
  method: "POST",
  path: "/influencer/deal/{id}/terms",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object(bodies.sentTerms),
  result: CreatorDeal,
  codes: [...actCodes, "noAccess"],
});

export const answerTerms = defineEndpoint({
  name: "answerTerms",
  summary: "Accept the open version, which is the contract, or decline.",
  method: "PUT",
  path: "/influencer/deal/{id}/terms",
  access: "influencer",
  tag,
  params,
  body: z.object(bodies.answeredTerms),
  result: CreatorDeal,
  codes: [...actCodes, "noAccess"],
});

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

export const askPaper = defineEndpoint({
  name: "askPaper",
  summary: "Ask the company, once, for the terms on paper.",
  method: "POST",
  path: "/influencer/deal/{id}/paper",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ revision: Revision }),
  result: CreatorDeal,
  codes: actCodes,
});

export const previewClose = defineEndpoint({
  name: "previewClose",
  summary: "What deleting the account would do to the creator's deals.",
  method: "GET",
  path: "/influencer/profile/close/preview",
  access: "influencer",
  tag: "Membership",
  result: ClosePreview,
  codes: [],
});
