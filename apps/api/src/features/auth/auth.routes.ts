import {
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshToken as refreshEndpoint,
  register as registerEndpoint,
  verifySignUpEmail as verifyEndpoint,
} from "@tomoru/contract/auth";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { endSession, refreshSession } from "./sessions.usecases.ts";
import { signIn } from "./sign-in.usecases.ts";
import { completeSignUp, requestSignUpCode } from "./sign-up.usecases.ts";

export function authRoutes(deps: Deps): Route[] {
  return [
    route(loginEndpoint, async ({ body, ip }) => ({ result: await signIn(deps, { ...body, ip }) })),
    route(logoutEndpoint, async ({ caller }) => {
      await endSession(deps, caller);
      return {};
    }),
    route(refreshEndpoint, async ({ body }) => ({ result: await refreshSession(deps, body.refreshToken) })),
    route(verifyEndpoint, async ({ body, locale: asked, ip }) => {
      const locale = body.locale ?? asked;
      if ("otp" in body) return { result: await completeSignUp(deps, { ...body, locale }), code: 8003 };
      await requestSignUpCode(deps, { email: body.email, locale, ip });
      return {};
    }),
    route(registerEndpoint, async ({ body, locale }) => ({
      result: await completeSignUp(deps, { ...body, locale: body.locale ?? locale }),
    })),
  ];
}
