import { getHome as homeEndpoint } from "@tomoru/contract/influencer/home";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { getHome } from "./home.usecases.ts";

export function homeRoutes(deps: Deps): Route[] {
  return [
    route(homeEndpoint, async ({ caller, locale }) => ({
      result: await getHome(deps, { ownerId: caller.ownerId, locale }),
    })),
  ];
}
