import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { payoutKinds } from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Moment } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

/** Whom or what an act was about, as far as a page of the console can show it. */
const AuditSubject = z.object({
  kind: z.enum(["company", "creator", "deal", "run"]),
  /** Of a deal its address. */
  id: z.string(),
  /** Of a company or a creator. */
  name: z.nullable(z.string()),
  run: z.nullable(z.object({ payOn: CalendarDate, kind: z.enum(payoutKinds) })),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Calls that are written down and change nothing. */
export const auditLooks = [
  "listCompanies",
  "getCompany",
  "listOperatorCreators",
  "getOperatorCreator",
  "listCompanyInquiries",
  "listCompanyNotices",
  "listOperatorDeals",
  "listDisputes",
  "getOperatorDeal",
  "getLedger",
  "listReconcileFaults",
  "listFailedRefunds",
] as const;

export const auditGroups = ["acts", "looks", "all"] as const;
export type AuditGroup = (typeof auditGroups)[number];

export const listAudit = defineEndpoint({
  access: "operator",
  tag: "Payouts",
  headers: OperatorHeaders,
  name: "listAudit",
  summary:
    "Who of the operator's people did what, newest first; `of`: or looked at what. Nothing changes it.",
  method: "GET",
  path: "/operator/audit",
  query: z.object({
    ...paging,
    operator: z.optional(text({ max: 80 })),
    /** A day in Japan. */
    on: z.optional(CalendarDate),
    of: z._default(z.enum(auditGroups, { error: failure("dataInvalid") }), "acts"),
  }),
  result: z.object({
    docs: z.array(
      z.object({
        deedId: z.string(),
        operator: z.string(),
        call: z.string(),
        about: z.nullable(z.string()),
        note: z.nullable(z.string()),
        /** As it is kept beside what was changed, and as long as that is. Not told by servers of before. */
        reason: z.optional(z.nullable(z.string())),
        subject: z.nullable(AuditSubject),
        doneAt: Moment,
      }),
    ),
    hasNextPage: z.boolean(),
  }),
  codes: ["numberRequired", "fieldRequired", "dataInvalid"],
});
