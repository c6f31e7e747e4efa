import * as endpoints from "@tomoru/contract/operator/deals";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import {
  decideDispute,
  getDeal,
  holdDeal,
  listDeals,
  listDisputes,
} from "./lists/operator-deals.usecases.ts";

const by = (headers: { "x-operator": string }) => ({ operator: headers["x-operator"] });

export function dealsOperatorRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.listOperatorDeals, async ({ query, headers }) => ({
      result: await listDeals(deps, { ...by(headers), query }),
    })),
    route(endpoints.getOperatorDeal, async ({ params, headers }) => ({
      result: await getDeal(deps, { ...by(headers), dealId: params.id }),
    })),
    route(endpoints.holdDeal, async ({ params, headers, body }) => ({
      result: await holdDeal(deps, { ...by(headers), dealId: params.id, body }),
    })),
    route(endpoints.listDisputes, async ({ query, headers }) => ({
      result: await listDisputes(deps, { ...by(headers), query }),
    })),
    route(endpoints.decideDispute, async ({ params, headers, body }) => ({
      result: await decideDispute(deps, { ...by(headers), dealId: params.dealId, body }),
    })),
  ];
}
