import { listAudit as auditEndpoint } from "@tomoru/contract/operator/audit";
import {
  answerInquiry as answerEndpoint,
  listInquiries as inquiriesEndpoint,
  listWithdrawals as withdrawalsEndpoint,
} from "@tomoru/contract/operator/operator";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { answerInquiry, listInquiries } from "../membership/inquiries.usecases.ts";
import { listWithdrawals } from "../membership/withdrawals.usecases.ts";
import { listAudit } from "./audit.usecases.ts";

export function operatorListRoutes(deps: Deps): Route[] {
  return [
    route(inquiriesEndpoint, async ({ query }) => ({ result: await listInquiries(deps, query) })),
    route(answerEndpoint, async ({ params, headers }) => ({
      result: await answerInquiry(deps, { operator: headers["x-operator"], id: params.id }),
    })),
    route(withdrawalsEndpoint, async ({ query }) => ({ result: await listWithdrawals(deps, query) })),
    route(auditEndpoint, async ({ query }) => ({ result: await listAudit(deps, query) })),
  ];
}
