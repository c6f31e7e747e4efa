import {
  updateEmail as emailEndpoint,
  requestEmailUpdate as emailRequestEndpoint,
  login as loginEndpoint,
  updatePassword as passwordEndpoint,
  register as registerEndpoint,
  resetPassword as resetEndpoint,
  requestPasswordCode as resetRequestEndpoint,
  verifyPasswordCode as resetVerifyEndpoint,
  verifySignUpEmail as verifyEndpoint,
} from "@tomoru/contract/influencer/accounts";
import {
  logout as logoutEndpoint,
  refreshToken as refreshEndpoint,
} from "@tomoru/contract/influencer/session";
import type { Deps } from "../deps.ts";
import { type Route, route } from "../platform/http/route.ts";
import { requestEmailUpdate, updateEmail } from "./email-change/email-update.usecases.ts";
import {
  requestPasswordCode,
  resetPassword,
  verifyPasswordCode,
} from "./passwords/password-reset.usecases.ts";
import { changePassword } from "./passwords/passwords.usecases.ts";
import { endSession, refreshSession } from "./sessions/sessions.usecases.ts";
import { signIn } from "./sign-in/sign-in.usecases.ts";
import { completeSignUp, type OpenOwner, requestSignUpCode } from "./sign-up/sign-up.usecases.ts";

const actor = "influencer";

/** `open` writes what a creator has beside the account. */
export function influencerAccountRoutes(deps: Deps, open: OpenOwner<"influencer">): Route[] {
  return [...sessionRoutes(deps, open), ...passwordRoutes(deps), ...emailRoutes(deps)];
}

function sessionRoutes(deps: Deps, open: OpenOwner<"influencer">): Route[] {
  return [
    route(loginEndpoint, async ({ body, ip }) => ({ result: await signIn(deps, { ...body, actor, ip }) })),
    route(logoutEndpoint, async ({ caller }) => {
      await endSession(deps, caller);
      return {};
    }),
    route(refreshEndpoint, async ({ body }) => ({
      result: await refreshSession(deps, { actor, token: body.refreshToken }),
    })),
    route(verifyEndpoint, async ({ body, locale: asked, ip }) => {
      const locale = body.locale ?? asked;
      if ("otp" in body)
        return {
          result: await completeSignUp(deps, { ...body, actor, open, locale, ip }),
          success: "registerCompleted",
        };
      await requestSignUpCode(deps, { actor, email: body.email, locale, ip });
      return {};
    }),
    route(registerEndpoint, async ({ body, locale, ip }) => ({
      result: await completeSignUp(deps, { ...body, actor, open, locale: body.locale ?? locale, ip }),
    })),
  ];
}

function passwordRoutes(deps: Deps): Route[] {
  return [
    route(resetRequestEndpoint, async ({ body, ip }) => {
      await requestPasswordCode(deps, { actor, email: body.email, ip });
      return {};
    }),
    route(resetVerifyEndpoint, async ({ body, ip }) => ({
      result: await verifyPasswordCode(deps, { ...body, actor, ip }),
    })),
    route(resetEndpoint, async ({ body, ip }) => {
      await resetPassword(deps, { ...body, actor, ip });
      return {};
    }),
    route(passwordEndpoint, async ({ body, caller, ip }) => ({
      result: await changePassword(deps, { ...body, caller, ip }),
    })),
  ];
}

function emailRoutes(deps: Deps): Route[] {
  return [
    route(emailRequestEndpoint, async ({ body, caller, ip }) => {
      await requestEmailUpdate(deps, { ...body, caller, ip });
      return {};
    }),
    route(emailEndpoint, async ({ body, caller }) => ({
      result: await updateEmail(deps, { ...body, caller }),
    })),
  ];
}
