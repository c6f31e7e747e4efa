import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { CompanyDeal } from "../deals/deal.ts";
import * as bodies from "../deals/deal-bodies.ts";
import { DealPage, dealQuery } from "../deals/deal-card.ts";
import { dealParams } from "../deals/deal-id.ts";
import { TermsVersion } from "../deals/terms.ts";
import { defineEndpoint } from "../endpoint.ts";
import { QueryWords } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { platforms } from "../platforms.ts";

const tag = "Company deals";
const wrong = { error: failure("dataInvalid") };
const params = dealParams;
const codes = ["consultationIdInvalid", "dataNotFound"] as const;
const actCodes = [...codes, "fieldRequired", "dataInvalid", "numberRequired"] as const;

export const listCompanyDeals = defineEndpoint({
  name: "listCompanyDeals",
  summary: "The company's deals: waiting ones by when they are due, others by what changed last.",
  method: "GET",
  path: "/company/deal",
  access: "company",
  tag,
  query: z.extend(dealQuery(20), {
    q: z.optional(QueryWords),
    platform: z.optional(z.enum(platforms, wrong)),
  }),
  result: DealPage,
  codes: ["dataInvalid", "numberRequired"],
});

export const getCompanyDeal = defineEndpoint({
  name: "getCompanyDeal",
  summary: "A deal with its open version, what that changes, and what one can do.",
  method: "GET",
  path: "/company/deal/{id}",
  access: "company",
  tag,
  params,
  result: CompanyDeal,
  codes,
});

export const getCompanyTerms = defineEndpoint({
  name: "getCompanyTerms",
  summary: "The sheet of one version: the notice that the law asks for.",
  method: "GET",
  path: "/company/deal/{id}/terms/{version}",
  access: "company",
  tag,
  params: bodies.versionParams,
  result: TermsVersion,
  codes,
});

export const sendCompanyTerms = defineEndpoint({
  name: "sendCompanyTerms",
  summary: "Send the first version, counter the open one, or replace one's own.",
  method: "POST",
  path: "/company/deal/{id}/terms",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...bodies.sentTerms, funding: bodies.FundingField }),
  result: CompanyDeal,
  codes: [...actCodes, "noAccess"],
});

export const answerCompanyTerms = defineEndpoint({
  name: "answerCompanyTerms",
  summary: "Accept the open version, which is the contract, or decline.",
  method: "PUT",
  path: "/company/deal/{id}/terms",
  access: "company",
  tag,
  params,
  body: z.object({ ...bodies.answeredTerms, funding: bodies.FundingField }),
  result: CompanyDeal,
  codes: [...actCodes, "noAccess"],
});
