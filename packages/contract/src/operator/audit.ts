import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { paging } from "../paging.ts";
import { Moment } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

export const listAudit = defineEndpoint({
  access: "operator",
  tag: "Payouts",
  headers: OperatorHeaders,
  name: "listAudit",
  summary: "Who of the operator's people did what, newest first. Nothing changes it.",
  method: "GET",
  path: "/operator/audit",
  query: z.object({ ...paging, operator: z.optional(text({ max: 80 })) }),
  result: z.object({
    docs: z.array(
      z.object({
        operator: z.string(),
        call: z.string(),
        about: z.nullable(z.string()),
        note: z.nullable(z.string()),
        doneAt: Moment,
      }),
    ),
    hasNextPage: z.boolean(),
  }),
  codes: ["numberRequired", "fieldRequired", "dataInvalid"],
});
