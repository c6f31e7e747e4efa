import * as endpoints from "@tomoru/contract/operator/creators";
import * as known from "@tomoru/contract/operator/known-creators";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { confirmTax, setGuardianConsent } from "./creator-papers.usecases.ts";
import { getCreator, listCreators } from "./known-creators.usecases.ts";

export function operatorCreatorRoutes(deps: Deps): Route[] {
  return [
    route(known.listOperatorCreators, async ({ query, headers }) => ({
      result: await listCreators(deps, { operator: headers["x-operator"], query }),
    })),
    route(known.getOperatorCreator, async ({ params, headers }) => ({
      result: await getCreator(deps, { operator: headers["x-operator"], ...params }),
    })),
    route(endpoints.setGuardianConsent, async (call) => ({ result: await setGuardianConsent(deps, call) })),
    route(endpoints.confirmTaxProfile, async (call) => ({ result: await confirmTax(deps, call) })),
  ];
}
