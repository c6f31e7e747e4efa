import * as accounts from "@tomoru/contract/influencer/accounts";
import * as session from "@tomoru/contract/influencer/session";
import type { Deps } from "../deps.ts";
import { type Route, route } from "../platform/http/route.ts";
import { accountRoutes } from "./accounts.routes.ts";
import { requestEmailUpdate, updateEmail } from "./email-change/email-update.usecases.ts";
import { completeSignUp, type OpenOwner, requestSignUpCode } from "./sign-up/sign-up.usecases.ts";

const actor = "influencer";

/** `open` writes what a creator has beside the account. */
export function influencerAccountRoutes(deps: Deps, open: OpenOwner<"influencer">): Route[] {
  return [
    ...accountRoutes(deps, { actor, calls: { ...accounts, ...session } }),
    ...signUpRoutes(deps, open),
    ...emailRoutes(deps),
  ];
}

function signUpRoutes(deps: Deps, open: OpenOwner<"influencer">): Route[] {
  return [
    route(accounts.verifySignUpEmail, async ({ body, locale: asked, ip }) => {
      const locale = body.locale ?? asked;
      if ("otp" in body)
        return {
          result: await completeSignUp(deps, { ...body, actor, open, locale, ip }),
          success: "registerCompleted",
        };
      await requestSignUpCode(deps, { actor, email: body.email, locale, ip });
      return {};
    }),
    route(accounts.register, async ({ body, locale, ip }) => ({
      result: await completeSignUp(deps, { ...body, actor, open, locale: body.locale ?? locale, ip }),
    })),
  ];
}

function emailRoutes(deps: Deps): Route[] {
  return [
    route(accounts.requestEmailUpdate, async ({ body, caller, ip }) => {
      await requestEmailUpdate(deps, { ...body, caller, ip });
      return {};
    }),
    route(accounts.updateEmail, async ({ body, caller }) => ({
      result: await updateEmail(deps, { ...body, caller }),
    })),
  ];
}
