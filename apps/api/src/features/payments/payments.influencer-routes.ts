import {
  answerStatement as answerEndpoint,
  getPayment as paymentEndpoint,
  getStatement as statementEndpoint,
} from "@tomoru/contract/influencer/deal-payments";
import {
  downloadPaidYear as fileEndpoint,
  listPayments as listEndpoint,
  getPaymentSummary as summaryEndpoint,
} from "@tomoru/contract/influencer/payments";
import {
  getTaxSummary as taxEndpoint,
  downloadTaxSummary as taxFileEndpoint,
} from "@tomoru/contract/influencer/tax-summary";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import type { RunningDeals } from "./coming.usecases.ts";
import { paymentDetail } from "./payment-detail.usecases.ts";
import { listPayments, paidYearFile, paymentSummary } from "./payments.usecases.ts";
import { answerStatement, type SayInDeal, statementOf } from "./statements.usecases.ts";
import { taxSummary, taxSummaryFile } from "./tax-summary.usecases.ts";

export function paymentsInfluencerRoutes(
  deps: Deps,
  { say, runningDeals }: { say: SayInDeal; runningDeals: RunningDeals },
): Route[] {
  return [
    route(listEndpoint, async ({ caller, query }) => ({
      result: await listPayments(deps, { ownerId: caller.ownerId, query }),
    })),
    route(summaryEndpoint, async ({ caller }) => ({
      result: await paymentSummary(deps, caller.ownerId, { runningDeals }),
    })),
    route(fileEndpoint, async ({ caller: { ownerId }, params: { year }, locale }) => ({
      result: await paidYearFile(deps, { ownerId, year, locale }),
    })),
    route(paymentEndpoint, async ({ caller: { ownerId: influencerId }, params }) => ({
      result: await paymentDetail(deps, { influencerId, paymentId: params.id }),
    })),
    route(statementEndpoint, async ({ caller: { ownerId: influencerId }, params }) => ({
      result: await statementOf(deps, deps.db, { influencerId, paymentId: params.id }),
    })),
    route(answerEndpoint, async ({ caller, params, body }) => ({
      result: await answerStatement(deps, { caller, paymentId: params.id, ...body }, { say }),
    })),
    route(taxEndpoint, async ({ caller: { ownerId }, query: { year } }) => ({
      result: await taxSummary(deps, { ownerId, year }),
    })),
    route(taxFileEndpoint, async ({ caller: { ownerId }, query: { year }, locale }) => ({
      result: await taxSummaryFile(deps, { ownerId, year, locale }),
    })),
  ];
}
