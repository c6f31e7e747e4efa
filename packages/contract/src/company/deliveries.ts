import { z } from "zod/mini";
import { CompanyDeal } from "../deals/deal.ts";
import { dealParams, Revision } from "../deals/deal-id.ts";
import * as delivery from "../deals/delivery.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

const tag = "Company deals";
const params = dealParams;
const codes = [
  "consultationIdInvalid",
  "dataNotFound",
  "fieldRequired",
  "dataInvalid",
  "numberRequired",
] as const;

export const answerDraft = defineEndpoint({
  name: "answerDraft",
  summary: "Approve a draft, or ask for changes. Asking to leave the label out is refused.",
  method: "PUT",
  path: "/company/deal/{id}/draft/{draftId}",
  access: "company",
  tag,
  params: delivery.draftParams,
  body: z.object({ ...delivery.draftAnswerFields, revision: Revision }),
  result: CompanyDeal,
  codes,
});

export const answerReport = defineEndpoint({
  name: "answerReport",
  summary:
    "Accept what was posted, or reject it with a fact and words. The day of payment stays. 409 at `creator`: who has left is sent nothing back.",
  method: "PUT",
  path: "/company/deal/{id}/report",
  access: "company",
  tag,
  params,
  body: z.object({ ...delivery.reportAnswerFields, revision: Revision }),
  result: CompanyDeal,
  codes,
});

export const disputeCompanyDeal = defineEndpoint({
  name: "disputeCompanyDeal",
  summary: "Ask the operator to decide. The deal waits until then.",
  method: "POST",
  path: "/company/deal/{id}/dispute",
  access: "company",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({ ...delivery.disputeFields, revision: Revision }),
  result: CompanyDeal,
  codes,
});
