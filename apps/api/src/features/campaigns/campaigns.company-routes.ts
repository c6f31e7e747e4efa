import * as campaigns from "@tomoru/contract/company/campaigns";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { campaignWith, createCampaign, pageOfCampaigns, updateCampaign } from "./campaigns.usecases.ts";
import { moveCampaign } from "./moving.usecases.ts";
import { decideApplication, pageOfApplications } from "./selecting.usecases.ts";

export function campaignsRoutes(deps: Deps): Route[] {
  return [
    route(campaigns.createCampaign, async ({ caller, body, headers }) => ({
      result: await createCampaign(deps, { caller, body, key: headers["idempotency-key"] }),
    })),
    route(campaigns.updateCampaign, async ({ caller, body, params }) => ({
      result: await updateCampaign(deps, { caller, body, campaignId: params.id }),
    })),
    route(campaigns.moveCampaign, async ({ caller, body, params }) => ({
      result: await moveCampaign(deps, {
        companyId: caller.ownerId,
        campaignId: params.id,
        act: body.status,
      }),
    })),
    route(campaigns.listCampaigns, async ({ caller, query }) => ({
      result: await pageOfCampaigns(deps, { caller, query }),
    })),
    route(campaigns.getCampaign, async ({ caller, params }) => ({
      result: await campaignWith(deps.db, { companyId: caller.ownerId, campaignId: params.id }),
    })),
    route(campaigns.listApplications, async ({ caller, params, query }) => ({
      result: await pageOfApplications(deps, { companyId: caller.ownerId, campaignId: params.id, query }),
    })),
    route(campaigns.decideApplication, async ({ caller, params, body: { status } }) => ({
      result: await decideApplication(deps, { companyId: caller.ownerId, applicationId: params.id, status }),
    })),
  ];
}
