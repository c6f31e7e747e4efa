import { updateProfile as updateEndpoint } from "@tomoru/contract/influencer/account";
import {
  listCategories as categoriesEndpoint,
  getProfile as getEndpoint,
} from "@tomoru/contract/influencer/profile";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { getProfile, listCategories, updateProfile } from "./profile.usecases.ts";

export function profileRoutes(deps: Deps): Route[] {
  return [
    route(getEndpoint, async ({ caller }) => ({ result: await getProfile(deps, caller.ownerId) })),
    route(updateEndpoint, async ({ caller, body }) => ({
      result: await updateProfile(deps, { ownerId: caller.ownerId, update: body }),
    })),
    route(categoriesEndpoint, async () => ({ result: await listCategories(deps) })),
  ];
}
