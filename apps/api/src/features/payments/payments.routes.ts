import { listPayments as listEndpoint } from "@tomoru/contract/payments";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { listPayments } from "./payments.usecases.ts";

export function paymentsRoutes(deps: Deps): Route[] {
  return [
    route(listEndpoint, async ({ caller, query }) => ({
      result: await listPayments(deps, { ownerId: caller.ownerId, query }),
    })),
  ];
}
