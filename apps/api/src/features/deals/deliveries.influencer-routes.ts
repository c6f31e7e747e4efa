import * as endpoints from "@tomoru/contract/influencer/deliveries";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { labelResultOf } from "./agreement/label.rules.ts";
import { openDispute } from "./delivery/disputes.usecases.ts";
import { sendDraft } from "./delivery/drafts.usecases.ts";
import { addPost, changeDealPost } from "./delivery/posts.usecases.ts";
import { report } from "./delivery/reports.usecases.ts";
import { actAsCreator } from "./page/deal-acts.usecases.ts";

export function deliveriesInfluencerRoutes(deps: Deps): Route[] {
  return [
    route(endpoints.checkCaption, async ({ body: { title, companyNames, ...post } }) => ({
      result: labelResultOf({ ...post, ...(title && { title }), ...(companyNames && { companyNames }) }),
    })),
    route(endpoints.sendDraft, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "sendDraft", key: headers["idempotency-key"], body },
        act: (of) => {
          const { revision, ...content } = body;
          return sendDraft(deps, { ...of, revision, content });
        },
      }),
    })),
    route(endpoints.addPost, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "addPost", key: headers["idempotency-key"], body },
        act: (of) => addPost(deps, { ...of, url: body.url }),
      }),
    })),
    route(endpoints.changePost, async ({ caller, params, body: { action, file } }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id },
        act: (of) => changeDealPost(deps, { ...of, postId: params.postId, action, file }),
      }),
    })),
    route(endpoints.reportDeal, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "reportDeal", key: headers["idempotency-key"], body },
        act: (of) => report(deps, { ...of, ...body, figures: body.figures }),
      }),
    })),
    route(endpoints.contestRejection, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "contestRejection", key: headers["idempotency-key"], body },
        act: (of) => openDispute(deps, { ...of, ...body, act: { kind: "contest", by: "creator" } }),
      }),
    })),
    route(endpoints.disputeDeal, async ({ caller, params, headers, body }) => ({
      result: await actAsCreator(deps, {
        ...{ caller, dealId: params.id, call: "disputeDeal", key: headers["idempotency-key"], body },
        act: (of) => openDispute(deps, { ...of, ...body, act: { kind: "dispute", by: "creator" } }),
      }),
    })),
  ];
}
