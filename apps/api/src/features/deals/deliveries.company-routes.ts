import * as endpoints from "@tomoru/contract/company/deliveries";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { openDispute } from "./delivery/disputes.usecases.ts";
import { answerDraft } from "./delivery/drafts.usecases.ts";
import { answerReport, provenRejection } from "./delivery/reports.usecases.ts";
import { actAsCompany } from "./page/deal-acts.usecases.ts";
import { keyForCompany } from "./page/deal-page.usecases.ts";

export function deliveriesCompanyRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.answerDraft, async ({ caller, params, body }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id },
        act: (of) =>
          answerDraft(deps, { ...of, ...body, draftId: params.draftId, memberId: caller.accountId }),
      }),
    })),
    route(endpoints.answerReport, async ({ caller, params, body }) => {
      const { action, fact, words, revision } = body;
      const key = await keyForCompany(deps.db, { companyId: caller.ownerId, dealId: params.id });
      const claim = { fact, words };
      const rejection = action === "reject" ? await provenRejection(deps, { key, claim }) : null;
      const result = await actAsCompany(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => answerReport(deps, { ...of, revision, rejection }),
      });
      return { result };
    }),
    route(endpoints.disputeCompanyDeal, async ({ caller, params, headers, body }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id, call: "disputeCompanyDeal", key: headers["idempotency-key"], body },
        act: (of) => openDispute(deps, { ...of, ...body, act: { kind: "dispute", by: "company" } }),
      }),
    })),
  ];
}
