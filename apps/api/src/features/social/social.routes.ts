import {
  completeOauth,
  getOauthLink,
  listSocialAccounts,
  removeSocial as removeEndpoint,
} from "@tomoru/contract/influencer/social";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { listSocial, removeSocial } from "./social.usecases.ts";
import { beginLink, completeLink } from "./social-link.usecases.ts";

export function socialRoutes(deps: Deps): Route[] {
  return [
    route(listSocialAccounts, async ({ caller }) => ({ result: await listSocial(deps, caller.ownerId) })),
    route(getOauthLink, async ({ caller, params }) => ({
      result: { url: await beginLink(deps, { caller, platform: params.platform }) },
    })),
    route(completeOauth, async ({ caller, params, query, locale }) => ({
      result: await completeLink(deps, {
        caller,
        platform: params.platform,
        ...query,
        state: query.state,
        locale,
      }),
    })),
    route(removeEndpoint, async ({ caller, params }) => {
      await removeSocial(deps, { ownerId: caller.ownerId, platform: params.platform });
      return {};
    }),
  ];
}
