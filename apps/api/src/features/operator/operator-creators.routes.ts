import * as endpoints from "@tomoru/contract/operator/creators";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { confirmTax, setGuardianConsent } from "./creator-papers.usecases.ts";

export function operatorCreatorRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.setGuardianConsent, async (call) => ({ result: await setGuardianConsent(deps, call) })),
    route(endpoints.confirmTaxProfile, async (call) => ({ result: await confirmTax(deps, call) })),
  ];
}
