import { z } from "zod/mini";
import { CreatorDeal } from "../deals/deal.ts";
import * as bodies from "../deals/deal-bodies.ts";
import { DealPage, dealQuery } from "../deals/deal-card.ts";
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
