import * as endpoints from "@tomoru/contract/operator/companies";
import { listCompanyNotices, seeCompanyNotice } from "@tomoru/contract/operator/company-notices";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { answerInquiry, listInquiries } from "./inquiries/operator-inquiries.usecases.ts";
import { listNotices, seeNotice } from "./operator/company-notices.usecases.ts";
import {
  getCompany,
  listCompanies,
  setOwner,
  setStatus,
  setVerification,
} from "./operator/operator-companies.usecases.ts";

type Named = { readonly params: { companyId: string }; readonly headers: { "x-operator": string } };

const companyOf = ({ params, headers }: Named) => ({
  companyId: mintOwnerId<"company">(params.companyId),
  operator: headers["x-operator"],
});

export function companiesOperatorRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.listCompanies, async ({ query, headers }) => ({
      result: await listCompanies(deps, { operator: headers["x-operator"], query }),
    })),
    route(endpoints.getCompany, async (call) => ({ result: await getCompany(deps, companyOf(call)) })),
    route(endpoints.setCompanyStatus, async (call) => ({
      result: await setStatus(deps, { ...companyOf(call), ...call.body }),
    })),
    route(endpoints.setCompanyVerification, async (call) => ({
      result: await setVerification(deps, { ...companyOf(call), ...call.body }),
    })),
    route(endpoints.setCompanyOwner, async (call) => ({
      result: await setOwner(deps, { ...companyOf(call), ...call.body }),
    })),
    route(endpoints.listCompanyInquiries, async ({ query, headers }) => ({
      result: await listInquiries(deps, { operator: headers["x-operator"], query }),
    })),
    route(listCompanyNotices, async ({ headers }) => ({
      result: await listNotices(deps, { operator: headers["x-operator"] }),
    })),
    route(seeCompanyNotice, async ({ headers, body }) => ({
      result: await seeNotice(deps, { operator: headers["x-operator"], ...body }),
    })),
    route(endpoints.answerCompanyInquiry, async ({ params, headers }) => ({
      result: await answerInquiry(deps, { operator: headers["x-operator"], id: params.id }),
    })),
  ];
}
