import { z } from "zod/mini";
import { planIds } from "../company/plans.ts";
import { Subscription } from "../company/subscription.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate } from "../values.ts";
import { CompanyParams, OperatorHeaders } from "./companies.ts";

const ofCompany = {
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: CompanyParams,
  result: Subscription,
} as const;

export const grantPlan = defineEndpoint({
  name: "grantPlan",
  summary:
    "Give a company a plan by hand until a day in Japan, that day included; or end one that was given.",
  method: "PUT",
  path: "/operator/companies/{companyId}/plan",
  ...ofCompany,
  body: z.object({
    planId: z.enum(planIds, { error: coded("fieldRequired") }),
    /** Of no use with `free`, which is at once. */
    until: z.optional(CalendarDate),
    reason: text({ max: limits.operatorReasonMaxLength, lines: "many" }),
  }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});

export const settleCompany = defineEndpoint({
  name: "settleCompany",
  summary: "Read the payment provider's state of a company now.",
  method: "POST",
  path: "/operator/companies/{companyId}/settle",
  ...ofCompany,
  codes: ["dataNotFound", "paymentProviderFailed"],
});
