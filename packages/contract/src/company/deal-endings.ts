import { CancelPreview, CompanyDeal } from "../deals/deal.ts";
import * as bodies from "../deals/deal-bodies.ts";
import { dealParams } from "../deals/deal-id.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Company deals";
const params = dealParams;
const codes = ["consultationIdInvalid", "dataNotFound"] as const;
const actCodes = [...codes, "fieldRequired", "dataInvalid", "numberRequired"] as const;

export const previewCompanyCancel = defineEndpoint({
  name: "previewCompanyCancel",
  summary: "What cancelling would bring now.",
  method: "GET",
  path: "/company/deal/{id}/cancel",
  access: "company",
  tag,
  params,
  result: CancelPreview,
  codes,
});

export const cancelCompanyDeal = defineEndpoint({
  name: "cancelCompanyDeal",
  summary: "Cancel alone, or propose to cancel.",
  method: "POST",
  path: "/company/deal/{id}/cancel",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: bodies.CancelBody,
  result: CompanyDeal,
  codes: actCodes,
});

export const answerCompanyCancel = defineEndpoint({
  name: "answerCompanyCancel",
  summary: "Accept or decline what the other side proposed: to cancel.",
  method: "PUT",
  path: "/company/deal/{id}/cancel",
  access: "company",
  tag,
  params,
  body: bodies.ProposalAnswer,
  result: CompanyDeal,
  codes: actCodes,
});

export const amendCompanyDeal = defineEndpoint({
  name: "amendCompanyDeal",
  summary: "Propose other dates or formats for what was agreed.",
  method: "POST",
  path: "/company/deal/{id}/amendment",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: bodies.AmendmentBody,
  result: CompanyDeal,
  codes: actCodes,
});

export const answerCompanyAmendment = defineEndpoint({
  name: "answerCompanyAmendment",
  summary: "Accept or decline what the other side proposed: other dates or formats.",
  method: "PUT",
  path: "/company/deal/{id}/amendment",
  access: "company",
  tag,
  params,
  body: bodies.ProposalAnswer,
  result: CompanyDeal,
  codes: actCodes,
});
