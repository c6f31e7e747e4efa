import { downloadSearch } from "@tomoru/contract/company/csv";
import {
  compareCreators,
  getInsight,
  getPrAnalysis,
  searchCreators,
} from "@tomoru/contract/company/discovery";
import * as saved from "@tomoru/contract/company/saved-searches";
import type { Deps } from "../../deps.ts";
import { fileRoute, type Route, route } from "../../platform/http/route.ts";
import { Refusal } from "../../platform/refusal.ts";
import { fileOfSearch } from "./csv/search-csv.usecases.ts";
import { openInsights, openPrAnalysis } from "./insight/insight.usecases.ts";
import {
  changeSearch,
  endSearch,
  openSearch,
  savedSearchesOf,
  saveSearch,
} from "./saved-searches/saved-searches.usecases.ts";
import { searchAsCompany, searchAsVisitor } from "./search/search.usecases.ts";

export function discoveryCompanyRoutes(deps: Deps): Route[] {
  return [...ofCreators(deps), ...ofSavedSearches(deps)];
}

function ofSavedSearches(deps: Deps): Route[] {
  return [
    route(saved.listSavedSearches, async ({ caller }) => ({ result: await savedSearchesOf(deps, caller) })),
    route(saved.saveSearch, async ({ caller, body, headers }) => ({
      result: await saveSearch(deps, { caller, body, key: headers["idempotency-key"] }),
    })),
    route(saved.updateSavedSearch, async ({ caller, params, body }) => ({
      result: await changeSearch(deps, { caller, searchId: params.id, change: body }),
    })),
    route(saved.openSavedSearch, async ({ caller, params }) => ({
      result: await openSearch(deps, { caller, searchId: params.id }),
    })),
    route(saved.removeSavedSearch, async ({ caller, params }) => {
      await endSearch(deps, { caller, searchId: params.id });
      return {};
    }),
  ];
}

function ofCreators(deps: Deps): Route[] {
  return [
    fileRoute(downloadSearch, ({ caller, body, headers, locale }) =>
      fileOfSearch(deps, { caller, body, key: headers["idempotency-key"], locale }),
    ),
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
