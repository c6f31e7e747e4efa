import * as endings from "@tomoru/contract/influencer/deal-endings";
import * as endpoints from "@tomoru/contract/influencer/deals";
import { getTaxProfile, updateTaxProfile as updateTaxEndpoint } from "@tomoru/contract/influencer/tax";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { refuseField } from "../../platform/refusal.ts";
import { answerCancel, cancelDeal, previewCancel } from "./endings/cancelling.usecases.ts";
import { listCreatorDeals } from "./lists/deal-lists.usecases.ts";
import { actAsCreator } from "./page/deal-acts.usecases.ts";
import { creatorDeal, termsVersion } from "./page/deal-page.usecases.ts";
import { askPaper } from "./page/paper.usecases.ts";
import { answerAmendment, proposeAmendment } from "./terms/amending.usecases.ts";
import { acceptTerms, declineTerms } from "./terms/answer-terms.usecases.ts";
import { sendTerms } from "./terms/send-terms.usecases.ts";
import { taxProfileFor, updateTaxProfile } from "./terms/tax-profile.usecases.ts";

const by = "creator" as const;

export function dealsInfluencerRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.listDeals, async ({ caller, query }) => ({
      result: await listCreatorDeals(deps.db, { influencerId: caller.ownerId, query }),
    })),
    route(endpoints.getDeal, async ({ caller, params }) => ({
      result: await creatorDeal(deps, deps.db, { influencerId: caller.ownerId, dealId: params.id }),
    })),
    route(endpoints.getTerms, async ({ caller, params }) => {
      const key = { influencerId: caller.ownerId, dealId: params.id };
      return { result: await termsVersion(deps, deps.db, { key, version: Number(params.version) }) };
    }),
    route(endpoints.sendTerms, async ({ caller, params, headers, body, ip }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "sendTerms", key: headers["idempotency-key"], body },
        act: (of) => sendTerms(deps, { ...of, ...body, signing: { by: "creator", ip } }),
      }),
    })),
    route(endpoints.answerTerms, async ({ caller, params, body, ip }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => {
          const { action, version, sha256, revision, reason } = body;
          const answering = { ...of, signing: { by: "creator", ip } as const, revision };
          if (action === "decline") return declineTerms(deps, { ...answering, reason });
          if (version === undefined) throw refuseField("version", "fieldRequired");
          if (sha256 === undefined) throw refuseField("sha256", "fieldRequired");
          return acceptTerms(deps, { ...answering, version, sha256 });
        },
      }),
    })),
    route(endpoints.askPaper, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "askPaper", key: headers["idempotency-key"], body },
        act: (of) => askPaper(deps, of),
      }),
    })),
    route(endings.previewCancel, async ({ caller, params }) => {
      const key = { influencerId: caller.ownerId, dealId: params.id };
      return { result: await previewCancel(deps, deps.db, { key, by }) };
    }),
    route(endings.cancelDeal, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "cancelDeal", key: headers["idempotency-key"], body },
        act: (of) => cancelDeal(deps, { ...of, ...body, by }),
      }),
    })),
    route(endings.answerCancel, async ({ caller, params, body: { action, revision } }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => answerCancel(deps, { ...of, by, revision, isAccepted: action === "accept" }),
      }),
    })),
    route(endings.amendDeal, async ({ caller, params, headers, body, ip }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "amendDeal", key: headers["idempotency-key"], body },
        act: (of) => proposeAmendment(deps, { ...of, ...body, signing: { by, ip } }),
      }),
    })),
    route(endings.answerAmendment, async ({ caller, params, body: { action, revision }, ip }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => {
          const answering = { ...of, revision, signing: { by, ip } };
          return answerAmendment(deps, { ...answering, isAccepted: action === "accept" });
        },
      }),
    })),
    route(getTaxProfile, async ({ caller }) => ({
      result: await taxProfileFor(deps, deps.db, caller.ownerId),
    })),
    route(updateTaxEndpoint, async ({ caller, body }) => ({
      result: await updateTaxProfile(deps, { influencerId: caller.ownerId, update: body }),
    })),
  ];
}
