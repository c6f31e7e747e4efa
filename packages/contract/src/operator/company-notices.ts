import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate, Moment } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

/** Days at the limit of search; or Free companies whose owners share an e-mail domain. */
export const noticeKinds = ["searchLimit", "domain"] as const;

const CompanyNotice = z.object({
  kind: z.enum(noticeKinds),
  /** Of companies that share one. */
  domain: z.nullable(z.string()),
  /** On which the limit was reached, in Japan. */
  days: z.array(CalendarDate),
  companies: z.array(z.object({ companyId: z.string(), name: z.nullable(z.string()), createdAt: Moment })),
});
export type CompanyNotice = z.infer<typeof CompanyNotice>;

export const listCompanyNotices = defineEndpoint({
  name: "listCompanyNotices",
  summary:
    "Companies that reach the limit of search day after day, and Free companies of one e-mail domain, until somebody has looked.",
  method: "GET",
  path: "/operator/company-notices",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  result: z.object({ docs: z.array(CompanyNotice), hasNextPage: z.boolean() }),
  codes: [],
});

const companyId = z
  .string({ error: failure("dataInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataInvalid") }));

export const seeCompanyNotice = defineEndpoint({
  name: "seeCompanyNotice",
  summary: "Say that a notice was looked at: it leaves the list. What comes after makes another one.",
  method: "PUT",
  path: "/operator/company-notices",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  body: z.object({
    kind: z.enum(noticeKinds, { error: coded("fieldRequired") }),
    companyIds: z
      .array(companyId, { error: coded("fieldRequired") })
      .check(
        z.minLength(1, { error: failure("fieldRequired") }),
        z.maxLength(limits.noticeCompanies, { error: failure("dataInvalid") }),
      ),
  }),
  result: z.object({ kind: z.enum(noticeKinds), companyIds: z.array(z.string()) }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});
