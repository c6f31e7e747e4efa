import {
  sendOffers as offersEndpoint,
  sendPayments as paymentsEndpoint,
  setInfluencerStatus as statusEndpoint,
} from "@tomoru/contract/operator/operator";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { sendOffers, sendPayments } from "./operator.usecases.ts";
import { setInfluencerStatus } from "./suspension.usecases.ts";

export function operatorRoutes(deps: Deps): Route[] {
  return [
    route(offersEndpoint, async ({ body, headers }) => ({
      result: await sendOffers(deps, { offers: body.offers, key: headers["idempotency-key"] }),
    })),
    route(paymentsEndpoint, async ({ body, headers }) => ({
      result: await sendPayments(deps, { ...body, operator: headers["x-operator"] }),
    })),
    route(statusEndpoint, async ({ params, headers, body }) => ({
      result: await setInfluencerStatus(deps, { ...params, ...body, operator: headers["x-operator"] }),
    })),
  ];
}
