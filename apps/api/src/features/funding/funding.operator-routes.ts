import * as operator from "@tomoru/contract/operator/ledger";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { balanceSentBack, failedRefunds, faultsOf, ledgerOf, payRefundByHand } from "./operating.usecases.ts";

export function fundingOperatorRoutes(deps: Deps): Route[] {
  return [
    route(operator.getLedger, async ({ headers, query }) => ({
      result: await ledgerOf(deps, { operator: headers["x-operator"], deal: query.deal }),
    })),
    route(operator.listReconcileFaults, async ({ headers, query }) => ({
      result: await faultsOf(deps, { operator: headers["x-operator"], query }),
    })),
    route(operator.listFailedRefunds, async ({ headers, query }) => ({
      result: await failedRefunds(deps, { operator: headers["x-operator"], query }),
    })),
    route(operator.refundByHand, async ({ headers, params, body }) => ({
      result: await payRefundByHand(deps, { operator: headers["x-operator"], id: params.id, body }),
    })),
    route(operator.payOutBalance, async ({ headers, params, body }) => ({
      result: await balanceSentBack(deps, {
        operator: headers["x-operator"],
        companyId: params.companyId,
        body,
      }),
    })),
  ];
}
