import { getDiscovery, setDiscovery } from "@tomoru/contract/influencer/discovery";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { ownDiscovery, setDiscoverable } from "./consent/own-discovery.usecases.ts";

export function discoveryInfluencerRoutes(deps: Deps): Route[] {
  return [
    route(getDiscovery, async ({ caller }) => ({ result: await ownDiscovery(deps, caller.ownerId) })),
    route(setDiscovery, async ({ caller, body }) => ({
      result: await setDiscoverable(deps, { ownerId: caller.ownerId, ...body }),
    })),
  ];
}
