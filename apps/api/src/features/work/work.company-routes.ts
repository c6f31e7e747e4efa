import { getCompanyHome } from "@tomoru/contract/company/home";
import * as work from "@tomoru/contract/company/work";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { companyHomeOf } from "./company-home.usecases.ts";
import { remind } from "./reminding.usecases.ts";
import { boardOf, pageOfWork, workOf } from "./work.usecases.ts";

export function workRoutes(deps: Deps): Route[] {
  return [
    route(getCompanyHome, async ({ caller: { ownerId: companyId, role } }) => ({
      result: await companyHomeOf(deps, { companyId, role }),
    })),
    route(work.listWork, async ({ caller, query }) => ({
      result: await pageOfWork(deps, { companyId: caller.ownerId, query }),
    })),
    route(work.getWork, async ({ caller, params }) => ({
      result: await workOf(deps, { companyId: caller.ownerId, id: params.id }),
    })),
    route(work.listBoardRows, async ({ caller, params }) => ({
      result: await boardOf(deps, { companyId: caller.ownerId, id: params.id }),
    })),
    route(work.remindCreator, async ({ caller, params }) => ({
      result: await remind(deps, { companyId: caller.ownerId, dealId: params.id }),
    })),
  ];
}
