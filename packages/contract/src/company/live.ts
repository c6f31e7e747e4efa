import { z } from "zod/mini";
import { DealCounts } from "../deals/deal-counts.ts";
import { defineEndpoint } from "../endpoint.ts";
import { companyStatuses } from "./companies.ts";

/** Sent when a stream opens, and with all that changes of the company: `work` says what waits then. */
export const LiveAccount = z.object({
  /** Grows with each change of the subscription. */
  subscriptionRevision: z.number().check(z.int(), z.gte(0)),
  status: z.enum(companyStatuses),
});
export type LiveAccount = z.infer<typeof LiveAccount>;

export const openCompanyEvents = defineEndpoint({
  name: "openCompanyEvents",
  summary:
    "Tells what changes as it changes, as Server-Sent Events with JSON in them. Ends with its session or access token; 503 while this server cannot listen.",
  method: "GET",
  path: "/company/events",
  access: "company",
  whileUnpaid: true,
  tag: "Company profile",
  events: { account: LiveAccount, work: DealCounts },
  codes: [],
});
