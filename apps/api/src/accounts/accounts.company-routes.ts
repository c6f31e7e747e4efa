import * as accounts from "@tomoru/contract/company/accounts";
import * as session from "@tomoru/contract/company/session";
import type { CompanySignUpCompletion } from "@tomoru/contract/company/sign-up";
import type { Locale } from "@tomoru/contract/fields";
import type { Deps } from "../deps.ts";
import { type Route, route } from "../platform/http/route.ts";
import { accountRoutes } from "./accounts.routes.ts";
import { confirmEmail, requestEmailLink } from "./email-change/email-link.usecases.ts";
import { completeSignUp, type OpenOwner, requestSignUpCode } from "./sign-up/sign-up.usecases.ts";

const actor = "company";

type Entries = Pick<CompanySignUpCompletion, "companyName" | "kind">;

/** `openOf` writes what a company has beside the account of its owner. */
export function companyAccountRoutes(
  deps: Deps,
  openOf: (entries: Entries) => OpenOwner<"company">,
): Route[] {
  return [
    ...accountRoutes(deps, { actor, calls: { ...accounts, ...session } }),
    ...signUpRoutes(deps, openOf),
    ...emailRoutes(deps),
  ];
}

function signUpRoutes(deps: Deps, openOf: (entries: Entries) => OpenOwner<"company">): Route[] {
  type Completed = { readonly body: CompanySignUpCompletion; readonly locale: Locale; readonly ip: string };
  const complete = ({ body, locale, ip }: Completed) =>
    completeSignUp(deps, { ...body, actor, open: openOf(body), locale: body.locale ?? locale, ip });
  return [
    route(accounts.verifySignUpEmail, async ({ body, locale, ip }) => {
      if ("otp" in body)
        return { result: await complete({ body, locale, ip }), success: "registerCompleted" };
      await requestSignUpCode(deps, { actor, email: body.email, locale: body.locale ?? locale, ip });
      return {};
    }),
    route(accounts.register, async ({ body, locale, ip }) => ({
      result: await complete({ body, locale, ip }),
    })),
  ];
}

function emailRoutes(deps: Deps): Route[] {
  return [
    route(accounts.requestEmailLink, async ({ body, caller, ip }) => {
      await requestEmailLink(deps, { ...body, caller, ip });
      return {};
    }),
    route(accounts.confirmEmail, async ({ body }) => ({ result: await confirmEmail(deps, body) })),
  ];
}
