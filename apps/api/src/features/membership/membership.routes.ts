import { previewClose as previewEndpoint } from "@tomoru/contract/influencer/close-preview";
import {
  cancelMembership as cancelEndpoint,
  closeAccount as closeEndpoint,
  sendInquiry as inquiryEndpoint,
  sendOpenInquiry as openInquiryEndpoint,
  getPlan as planEndpoint,
  updatePlan as updateEndpoint,
} from "@tomoru/contract/influencer/membership";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { previewClose } from "./close-preview.usecases.ts";
import { closeAccount } from "./closing.usecases.ts";
import { sendInquiry } from "./inquiries.usecases.ts";
import { planOf } from "./membership.usecases.ts";
import { sendOpenInquiry } from "./open-inquiries.usecases.ts";
import { askToWithdraw, takeWithdrawalBack } from "./withdrawals.usecases.ts";

export function membershipRoutes(deps: Deps): Route[] {
  return [
    route(planEndpoint, async ({ caller: { ownerId }, locale }) => ({
      result: await planOf(deps.db, { ownerId, locale }),
    })),
    route(updateEndpoint, async ({ caller: { ownerId }, params, locale }) => ({
      result: await takeWithdrawalBack(deps, { ownerId, planId: params.id, locale }),
    })),
    route(cancelEndpoint, async ({ caller: { ownerId }, body }) => ({
      result: await askToWithdraw(deps, { ownerId, form: body }),
    })),
    route(previewEndpoint, async ({ caller: { ownerId } }) => ({
      result: await previewClose(deps.db, ownerId),
    })),
    route(closeEndpoint, async ({ caller }) => {
      await closeAccount(deps, caller.ownerId);
      return {};
    }),
    route(inquiryEndpoint, async ({ caller: { ownerId }, body }) => ({
      result: await sendInquiry(deps, { ownerId, inquiry: body }),
    })),
    route(openInquiryEndpoint, async ({ body, ip }) => ({
      result: await sendOpenInquiry(deps, { inquiry: body, ip }),
    })),
  ];
}
