import {
  grantPlan as grantEndpoint,
  settleCompany as settleEndpoint,
} from "@tomoru/contract/operator/billing";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { grantPlan, settleNow } from "./plan/granting.usecases.ts";

export function billingOperatorRoutes(deps: Deps): Route[] {
  return [
    route(grantEndpoint, async ({ params, body, headers }) => ({
      result: await grantPlan(deps, {
        companyId: mintOwnerId<"company">(params.companyId),
        operator: headers["x-operator"],
        ...body,
      }),
    })),
    route(settleEndpoint, async ({ params, headers }) => ({
      result: await settleNow(deps, {
        companyId: mintOwnerId<"company">(params.companyId),
        operator: headers["x-operator"],
      }),
    })),
  ];
}
