import { getCompanyStatement as endpoint } from "@tomoru/contract/company/statements";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { companyStatement } from "./statements.usecases.ts";

export function paymentsCompanyRoutes(deps: Deps): Route[] {
  return [
    route(endpoint, async ({ caller, params }) => ({
      result: await companyStatement(deps, { companyId: caller.ownerId, paymentId: params.paymentId }),
    })),
  ];
}
