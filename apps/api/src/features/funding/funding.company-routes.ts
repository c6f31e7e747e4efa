import * as charges from "@tomoru/contract/company/charges";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { chargesFile, chargesOf } from "./charge-list.usecases.ts";
import { payForDeal } from "./paying.usecases.ts";
import { receiptOf } from "./receipts.usecases.ts";
import { withholdingFile, withholdingOfMonth } from "./withholding-list.usecases.ts";

export function fundingRoutes(deps: Deps): Route[] {
  return [
    route(charges.fundDeal, async ({ caller, params, body, headers, locale }) => ({
      result: await payForDeal(deps, {
        caller,
        dealId: params.id,
        body,
        key: headers["idempotency-key"],
        locale,
      }),
    })),
    route(charges.listCharges, async ({ caller, query }) => ({
      result: await chargesOf(deps, { companyId: caller.ownerId, query }),
    })),
    route(charges.downloadCharges, async ({ caller, query, locale }) => ({
      result: await chargesFile(deps, { companyId: caller.ownerId, month: query.month, locale }),
    })),
    route(charges.getCharge, async ({ caller, params }) => ({
      result: await receiptOf(deps, { companyId: caller.ownerId, chargeId: params.id }),
    })),
    route(charges.listWithholding, async ({ caller, query }) => ({
      result: await withholdingOfMonth(deps, { companyId: caller.ownerId, month: query.month }),
    })),
    route(charges.downloadWithholding, async ({ caller, query, locale }) => ({
      result: await withholdingFile(deps, { companyId: caller.ownerId, month: query.month, locale }),
    })),
  ];
}
