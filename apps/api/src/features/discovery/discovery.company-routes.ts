import {
  compareCreators,
  getInsight,
  getPrAnalysis,
  searchCreators,
} from "@tomoru/contract/company/discovery";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { Refusal } from "../../platform/refusal.ts";
import { openInsights, openPrAnalysis } from "./insight.usecases.ts";
import { searchAsCompany, searchAsVisitor } from "./search.usecases.ts";

export function discoveryCompanyRoutes(deps: Deps): Route[] {
  return [
    route(searchCreators, async ({ caller, query, ip }) => ({
      result: caller
        ? await searchAsCompany(deps, { query, caller })
        : await searchAsVisitor(deps, { query, ip }),
    })),
    route(compareCreators, async ({ caller, query: { platform, ids } }) => ({
      result: { docs: await openInsights(deps, { caller, platform, creatorIds: ids }) },
    })),
    route(getInsight, async ({ caller, params, query }) => {
      const [insight] = await openInsights(deps, { caller, ...query, creatorIds: [params.id] });
      if (!insight) throw new Refusal("dataNotFound");
      return { result: insight };
    }),
    route(getPrAnalysis, async ({ caller, params, query }) => ({
      result: await openPrAnalysis(deps, { caller, ...query, creatorIds: [params.id] }),
    })),
  ];
}
