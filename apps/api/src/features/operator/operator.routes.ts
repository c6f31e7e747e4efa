import { sendOffers as offersEndpoint, sendPayments as paymentsEndpoint } from "@tomoru/contract/operator";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { sendOffers, sendPayments } from "./operator.usecases.ts";

export function operatorRoutes(deps: Deps): Route[] {
  return [
    route(offersEndpoint, async ({ body, headers }) => ({
      result: await sendOffers(deps, { offers: body.offers, key: headers["idempotency-key"] }),
    })),
    route(paymentsEndpoint, async ({ body }) => ({ result: await sendPayments(deps, body) })),
  ];
}
