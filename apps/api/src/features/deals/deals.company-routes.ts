import * as endings from "@tomoru/contract/company/deal-endings";
import * as endpoints from "@tomoru/contract/company/deals";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { refuseField } from "../../platform/refusal.ts";
import { answerCancel, cancelDeal, previewCancel } from "./endings/cancelling.usecases.ts";
import { listCompanyDeals } from "./lists/deal-lists.usecases.ts";
import { actAsCompany } from "./page/deal-acts.usecases.ts";
import { companyDeal, keyForCompany, termsVersion } from "./page/deal-page.usecases.ts";
import { answerAmendment, proposeAmendment } from "./terms/amending.usecases.ts";
import { acceptTerms, declineTerms } from "./terms/answer-terms.usecases.ts";
import { sendTerms } from "./terms/send-terms.usecases.ts";

const by = "company" as const;

export function dealsCompanyRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(endpoints.listCompanyDeals, async ({ caller, query }) => ({
      result: await listCompanyDeals(db, { companyId: caller.ownerId, query }),
    })),
    route(endpoints.getCompanyDeal, async ({ caller, params }) => {
      const key = await keyForCompany(db, { companyId: caller.ownerId, dealId: params.id });
      return { result: await companyDeal(deps, db, key) };
    }),
    route(endpoints.getCompanyTerms, async ({ caller, params }) => {
      const key = await keyForCompany(db, { companyId: caller.ownerId, dealId: params.id });
      return { result: await termsVersion(deps, db, { key, version: Number(params.version) }) };
    }),
    route(endpoints.sendCompanyTerms, async ({ caller, params, headers, body, ip }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id, call: "sendCompanyTerms", key: headers["idempotency-key"], body },
        act: (of) => sendTerms(deps, { ...of, ...body, signing: signingOf(caller, ip, body.funding) }),
      }),
    })),
    route(endpoints.answerCompanyTerms, async ({ caller, params, body, ip }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => {
          const { action, version, sha256, revision, reason, funding } = body;
          const answering = { ...of, signing: signingOf(caller, ip, funding), revision };
          if (action === "decline") return declineTerms(deps, { ...answering, reason });
          if (version === undefined) throw refuseField("version", "fieldRequired");
          if (sha256 === undefined) throw refuseField("sha256", "fieldRequired");
          return acceptTerms(deps, { ...answering, version, sha256 });
        },
      }),
    })),
    route(endings.previewCompanyCancel, async ({ caller, params }) => {
      const key = await keyForCompany(db, { companyId: caller.ownerId, dealId: params.id });
      return { result: await previewCancel(deps, db, { key, by }) };
    }),
    route(endings.cancelCompanyDeal, async ({ caller, params, headers, body }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id, call: "cancelCompanyDeal", key: headers["idempotency-key"], body },
        act: (of) => cancelDeal(deps, { ...of, ...body, by }),
      }),
    })),
    route(endings.answerCompanyCancel, async ({ caller, params, body: { action, revision } }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => answerCancel(deps, { ...of, by, revision, isAccepted: action === "accept" }),
      }),
    })),
    route(endings.amendCompanyDeal, async ({ caller, params, headers, body, ip }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id, call: "amendCompanyDeal", key: headers["idempotency-key"], body },
        act: (of) => proposeAmendment(deps, { ...of, ...body, signing: signingOf(caller, ip, "card") }),
      }),
    })),
    route(endings.answerCompanyAmendment, async ({ caller, params, body: { action, revision }, ip }) => ({
      result: await actAsCompany(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => {
          const answering = { ...of, revision, signing: signingOf(caller, ip, "card") };
          return answerAmendment(deps, { ...answering, isAccepted: action === "accept" });
        },
      }),
    })),
  ];
}

const signingOf = ({ accountId }: { readonly accountId: string }, ip: string, way: "card" | "transfer") => ({
  by: "company" as const,
  memberId: accountId,
  ip,
  way,
});
