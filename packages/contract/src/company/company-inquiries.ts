import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { Inquiry } from "../influencer/membership.ts";
import { CalendarDate } from "../values.ts";
import type { PlanValue } from "./plans.ts";

/** Services of a plan that are asked for by writing: each is a row of the plan matrix. */
export const serviceTopics = ["direction", "consulting", "live", "planning", "shipping"] as const;
export type ServiceTopic = (typeof serviceTopics)[number];

export const inquiryTopics = [
  "plan",
  "search",
  "list",
  "deal",
  "billing",
  "other",
  ...serviceTopics,
] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

/** Whether a plan lets a company ask for a topic: a service that the plan has not is not offered. */
export function isTopicOfPlan(
  topic: InquiryTopic,
  { values }: { readonly values: Readonly<Record<ServiceTopic, PlanValue>> },
): boolean {
  const service = serviceTopics.find((one) => one === topic);
  return service === undefined || values[service] !== false;
}

/** In the order of the form. */
export const CompanyInquiry = z.object({
  topic: z.enum(inquiryTopics, { error: coded("fieldRequired") }),
  ...Inquiry.shape,
});
export type CompanyInquiry = z.infer<typeof CompanyInquiry>;

export const sendCompanyInquiry = defineEndpoint({
  name: "sendCompanyInquiry",
  summary: "Write to support, or ask for a service of the plan. Answered by `dueOn`.",
  method: "POST",
  path: "/company/contact",
  access: "company",
  whileUnpaid: true,
  tag: "Company profile",
  headers: IdempotentHeaders,
  body: CompanyInquiry,
  result: z.object({ inquiryId: z.string(), dueOn: CalendarDate }),
  codes: ["tooManyRequests", "dataInvalid", "noAccess", "fieldRequired"],
});
