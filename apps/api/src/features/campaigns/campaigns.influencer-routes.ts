import * as campaigns from "@tomoru/contract/influencer/campaigns";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { applyTo, pageOfOwn, withdrawApplication } from "./applying.usecases.ts";
import { findCampaigns, openCampaignOf } from "./finding.usecases.ts";

export function openCampaignsRoutes(deps: Deps): Route[] {
  return [
    route(campaigns.findCampaigns, async ({ caller, query }) => ({
      result: await findCampaigns(deps, { influencerId: caller.ownerId, query }),
    })),
    route(campaigns.getOpenCampaign, async ({ caller, params }) => ({
      result: await openCampaignOf(deps, { influencerId: caller.ownerId, campaignId: params.id }),
    })),
    route(campaigns.applyToCampaign, async ({ caller, params, body, headers }) => ({
      result: await applyTo(deps, { caller, campaignId: params.id, body, key: headers["idempotency-key"] }),
    })),
    route(campaigns.listOwnApplications, async ({ caller, query }) => ({
      result: await pageOfOwn(deps, { influencerId: caller.ownerId, query }),
    })),
    route(campaigns.withdrawApplication, async ({ caller, params }) => ({
      result: await withdrawApplication(deps, { influencerId: caller.ownerId, applicationId: params.id }),
    })),
  ];
}
