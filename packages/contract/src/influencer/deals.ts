import { z } from "zod/mini";
import * as deal from "../deals/deal.ts";
import { TermsVersion } from "../deals/terms.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Deals";
const params = deal.dealParams;
const codes = ["consultationIdInvalid", "dataNotFound"] as const;
const actCodes = [...codes, "fieldRequired", "dataInvalid", "numberRequired"] as const;

export const listDeals = defineEndpoint({
  name: "listDeals",
  summary: "The creator's deals: waiting ones by when they are due, others by what changed last.",
  method: "GET",
  path: "/influencer/deal",
  access: "influencer",
  tag,
  query: deal.dealQuery(10),
  result: deal.DealPage,
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
  result: deal.CreatorDeal,
  codes,
});

export const getTerms = defineEndpoint({
  name: "getTerms",
  summary: "The sheet of one version: the notice that the law asks for.",
  method: "GET",
  path: "/influencer/deal/{id}/terms/{version}",
  access: "influencer",
  tag,
  params: deal.versionParams,
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
  body: z.object(deal.sentTerms),
  result: deal.CreatorDeal,
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
  body: z.object(deal.answeredTerms),
  result: deal.CreatorDeal,
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
  result: deal.CancelPreview,
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
  body: deal.CancelBody,
  result: deal.CreatorDeal,
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
  body: deal.ProposalAnswer,
  result: deal.CreatorDeal,
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
  body: deal.AmendmentBody,
  result: deal.CreatorDeal,
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
  body: deal.ProposalAnswer,
  result: deal.CreatorDeal,
  codes: actCodes,
});

export const listMessages = defineEndpoint({
  name: "listMessages",
  summary: "What the two sides wrote, newest first.",
  method: "GET",
  path: "/influencer/deal/{id}/message",
  access: "influencer",
  tag,
  params,
  query: deal.MessageQuery,
  result: deal.MessagePage,
  codes: [...codes, "dataInvalid", "numberRequired"],
});

export const sendMessage = defineEndpoint({
  name: "sendMessage",
  summary: "Write to the company.",
  method: "POST",
  path: "/influencer/deal/{id}/message",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: deal.MessageBody,
  result: deal.DealMessage,
  codes: [...codes, "fieldRequired", "dataInvalid", "tooManyRequests"],
});

export const readMessages = defineEndpoint({
  name: "readMessages",
  summary: "Say up to which message the thread was read.",
  method: "PUT",
  path: "/influencer/deal/{id}/message/read",
  access: "influencer",
  tag,
  params,
  body: deal.ReadBody,
  result: deal.ReadResult,
  codes: [...codes, "fieldRequired", "dataInvalid"],
});
