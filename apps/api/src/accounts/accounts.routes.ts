import type { accountEndpoints } from "@tomoru/contract/accounts/account-endpoints";
import type { sessionEndpoints } from "@tomoru/contract/accounts/session-endpoints";
import type { Actor } from "@tomoru/contract/endpoint";
import type { z } from "zod/mini";
import type { Deps } from "../deps.ts";
import { type Route, route } from "../platform/http/route.ts";
import {
  requestPasswordCode,
  resetPassword,
  verifyPasswordCode,
} from "./passwords/password-reset.usecases.ts";
import { changePassword } from "./passwords/passwords.usecases.ts";
import { endSession, refreshSession } from "./sessions/sessions.usecases.ts";
import { signIn } from "./sign-in/sign-in.usecases.ts";

type AccountCalls = ReturnType<typeof accountEndpoints<Actor, z.ZodMiniObject>>;
type SessionCalls = ReturnType<typeof sessionEndpoints<Actor>>;
type Calls = Omit<AccountCalls, "register" | "verifySignUpEmail"> & SessionCalls;

/** What every side does alike: sessions and passwords. How somebody signs up and moves to another e-mail is the side's own. */
export function accountRoutes(deps: Deps, { actor, calls }: { actor: Actor; calls: Calls }): Route[] {
  return [...sessionRoutes(deps, { actor, calls }), ...passwordRoutes(deps, { actor, calls })];
}

type Side = { readonly actor: Actor; readonly calls: Calls };

function sessionRoutes(deps: Deps, { actor, calls }: Side): Route[] {
  return [
    route(calls.login, async ({ body, ip }) => ({ result: await signIn(deps, { ...body, actor, ip }) })),
    route(calls.logout, async ({ caller }) => {
      await endSession(deps, caller);
      return {};
    }),
    route(calls.refreshToken, async ({ body }) => ({
      result: await refreshSession(deps, { actor, token: body.refreshToken }),
    })),
  ];
}

function passwordRoutes(deps: Deps, { actor, calls }: Side): Route[] {
  return [
    route(calls.requestPasswordCode, async ({ body, ip }) => {
      await requestPasswordCode(deps, { actor, email: body.email, ip });
      return {};
    }),
    route(calls.verifyPasswordCode, async ({ body, ip }) => ({
      result: await verifyPasswordCode(deps, { ...body, actor, ip }),
    })),
    route(calls.resetPassword, async ({ body, ip }) => {
      await resetPassword(deps, { ...body, actor, ip });
      return {};
    }),
    route(calls.updatePassword, async ({ body, caller, ip }) => ({
      result: await changePassword(deps, { ...body, caller, ip }),
    })),
  ];
}
