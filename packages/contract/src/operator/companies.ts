import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { Company, companyStatuses, verifications } from "../company/companies.ts";
import { inquiryTopics } from "../company/company-inquiries.ts";
import { Colleague } from "../company/members.ts";
import { planIds } from "../company/plans.ts";
import { Subscription } from "../company/subscription.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Moment, Month } from "../values.ts";

/** Who does it, for the audit log. */
export const OperatorHeaders = z.object({
  "x-operator": z
    .string({ error: failure("dataInvalid") })
    .check(z.regex(/^[\x20-\x7e]{1,80}$/, { error: failure("dataInvalid") })),
});

const rowId = (wrong: "dataNotFound" | "dataInvalid") =>
  z
    .string({ error: failure(wrong) })
    .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure(wrong) }));
const RowId = rowId("dataNotFound");
export const CompanyParams = z.object({ companyId: RowId });
export const InquiryParams = z.object({ id: RowId });
export const inquiryStates = ["open", "answered"] as const;
export const Answered = z.object({ state: z.literal("answered", { error: coded("fieldRequired") }) });

/** Why it is done. */
const Reason = text({ max: limits.operatorReasonMaxLength, lines: "many" });
const closedToo = [...companyStatuses, "closed"] as const;

/** Of a closed one `planId` and `verification` say nothing: both went with the rest. */
const CompanyRow = z.object({
  companyId: z.string(),
  name: z.nullable(z.string()),
  kind: Company.shape.kind,
  planId: z.enum(planIds),
  verification: z.enum(verifications),
  status: z.enum(closedToo),
  /** Both can hold at once. */
  suspendedFor: z.array(z.enum(["payment", "operator"])),
  createdAt: Moment,
});

export const listCompanies = defineEndpoint({
  name: "listCompanies",
  summary: "The companies, newest first. `q` is a part of the name, or the e-mail of one of its people.",
  method: "GET",
  path: "/operator/companies",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  query: z.object({
    ...paging,
    status: z.optional(z.enum(closedToo, { error: failure("dataInvalid") })),
    plan: z.optional(z.enum(planIds, { error: failure("dataInvalid") })),
    /** None that is closed. */
    verification: z.optional(z.enum(verifications, { error: failure("dataInvalid") })),
    q: z.optional(text({ max: limits.emailMaxLength })),
  }),
  result: z.object({ docs: z.array(CompanyRow), hasNextPage: z.boolean() }),
  codes: ["fieldRequired", "numberRequired"],
});

export const getCompany = defineEndpoint({
  name: "getCompany",
  summary:
    "One company with its people, its plan, what it used in three months, and how its standing changed; of a closed one the days alone.",
  method: "GET",
  path: "/operator/companies/{companyId}",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: CompanyParams,
  result: z.object({
    company: z.extend(CompanyRow, {
      website: Company.shape.website,
      postalCode: Company.shape.postalCode,
      prefecture: Company.shape.prefecture,
      address: Company.shape.address,
      building: Company.shape.building,
      phone: Company.shape.phone,
      invoiceNumber: Company.shape.invoiceNumber,
      representative: Company.shape.representative,
      billingEmail: Company.shape.billingEmail,
      /** Not told by servers of before. */
      closedAt: z.optional(z.nullable(Moment)),
    }),
    members: z.array(Colleague),
    /** Null of a closed one. */
    subscription: z.nullable(Subscription),
    usage: z.array(z.object({ month: Month, kind: z.string(), count: z.number() })),
    statusChanges: z.array(
      z.object({ change: z.string(), reason: z.string(), operator: z.string(), changedAt: Moment }),
    ),
  }),
  codes: ["dataNotFound"],
});

export const setCompanyStatus = defineEndpoint({
  name: "setCompanyStatus",
  summary: "Suspend a company, or lift it. Its members' tokens are refused at once.",
  method: "PUT",
  path: "/operator/companies/{companyId}/status",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: CompanyParams,
  body: z.object({
    status: z.enum(["active", "suspended"], { error: coded("fieldRequired") }),
    reason: Reason,
  }),
  result: z.object({ companyId: z.string(), status: z.enum(companyStatuses) }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});

export const setCompanyVerification = defineEndpoint({
  name: "setCompanyVerification",
  summary:
    "Say that a company is who it says it is, or no longer. The owner is told, and why it no longer is.",
  method: "PUT",
  path: "/operator/companies/{companyId}/verification",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: CompanyParams,
  body: z.object({
    status: z.enum(verifications, { error: coded("fieldRequired") }),
    evidence: Reason,
  }),
  result: z.object({ companyId: z.string(), verification: z.enum(verifications) }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});

export const setCompanyOwner = defineEndpoint({
  name: "setCompanyOwner",
  summary: "Name another owner, for a company whose owner is gone.",
  method: "PUT",
  path: "/operator/companies/{companyId}/owner",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: CompanyParams,
  body: z.object({ memberId: rowId("dataInvalid"), reason: Reason }),
  result: z.object({ companyId: z.string(), memberId: z.string() }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});

export const listCompanyInquiries = defineEndpoint({
  name: "listCompanyInquiries",
  summary:
    "What companies wrote and nobody has answered yet, the first that is due in front; `answered`: what was answered, newest first.",
  method: "GET",
  path: "/operator/company-inquiries",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  query: z.object({
    ...paging,
    /** `open` where none is named. */
    state: z.optional(z.enum(inquiryStates, { error: failure("dataInvalid") })),
    topic: z.optional(z.enum(inquiryTopics, { error: failure("dataInvalid") })),
    /** Due on this day or before. */
    due: z.optional(CalendarDate),
  }),
  result: z.object({
    docs: z.array(
      z.object({
        inquiryId: z.string(),
        companyId: z.string(),
        companyName: z.nullable(z.string()),
        fullName: z.string(),
        email: z.string(),
        topic: z.enum(inquiryTopics),
        subject: z.string(),
        message: z.string(),
        dueOn: CalendarDate,
        createdAt: Moment,
        /** Not told by servers of before, nor of what was answered before it was noted. */
        answeredAt: z.optional(z.nullable(Moment)),
      }),
    ),
    hasNextPage: z.boolean(),
  }),
  codes: ["fieldRequired", "numberRequired"],
});

export const answerCompanyInquiry = defineEndpoint({
  name: "answerCompanyInquiry",
  summary: "Say that an inquiry was answered: it leaves the list of what waits.",
  method: "PUT",
  path: "/operator/company-inquiries/{id}",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: InquiryParams,
  body: Answered,
  result: z.object({ inquiryId: z.string(), state: z.literal("answered") }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});
