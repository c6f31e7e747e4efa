import {
  downloadPaidYear as fileEndpoint,
  listPayments as listEndpoint,
  getPaymentSummary as summaryEndpoint,
} from "@tomoru/contract/influencer/payments";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { listPayments, paidYearFile, paymentSummary } from "./payments.usecases.ts";

export function paymentsRoutes(deps: Deps): Route[] {
  return [
    route(listEndpoint, async ({ caller, query }) => ({
      result: await listPayments(deps, { ownerId: caller.ownerId, query }),
    })),
    route(summaryEndpoint, async ({ caller }) => ({ result: await paymentSummary(deps, caller.ownerId) })),
    route(fileEndpoint, async ({ caller: { ownerId }, params: { year }, locale }) => ({
      result: await paidYearFile(deps, { ownerId, year, locale }),
    })),
  ];
}
