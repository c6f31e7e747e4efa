import type { accountEndpoints } from "@tomoru/contract/accounts/account-endpoints";
import type { PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import type { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Actor } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { call, callForSession } from "@tomoru/web/api/call.ts";
import { exchange, type InputOf } from "@tomoru/web/api/exchange.ts";
import { currentLocale, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSession } from "@tomoru/web/session/session.store.ts";
import type { SiteUser } from "@tomoru/web/site/site.ts";
import type { z } from "zod/mini";

type Endpoints<Completion extends z.ZodMiniObject> = ReturnType<typeof accountEndpoints<Actor, Completion>>;

type ReadUser = (accessToken: string) => Promise<SiteUser & { readonly locale: Locale }>;

/** What the account forms call. */
export type AccountClient = Omit<ReturnType<typeof accountClient>, "begin" | "completeSignUp">;

/** The account calls of a side, with what they do to the session of this browser. */
export function accountClient<Completion extends z.ZodMiniObject>(
  endpoints: Endpoints<Completion>,
  { readUser }: { readUser: ReadUser },
) {
  /** A user that cannot be read now must not keep anyone out: the signed-in layout asks again. */
  const enter = async (tokens: TokenPair, { takeLanguage }: { takeLanguage: boolean }) => {
    const user = await readUser(tokens.accessToken).catch(() => null);
    if (user && takeLanguage) await switchLanguage(user.locale).catch(() => undefined);
    startSession({ tokens, user });
  };
  return {
    /** Signs in; from then on the user's language holds on this device. */
    signIn: async (entries: SignIn) =>
      enter(await call(endpoints.login, { body: entries }), { takeLanguage: true }),
    /** Mails a sign-up code. */
    requestSignUpCode: async (email: string) => {
      const input = { body: { email, locale: currentLocale() } };
      // The union of both bodies is beyond the compiler; either one fits.
      await call(endpoints.verifySignUpEmail, input as InputOf<typeof endpoints.verifySignUpEmail>);
    },
    /** Mails a code that allows a new password. */
    requestResetCode: async (email: string) => {
      await call(endpoints.requestPasswordCode, { body: { email } });
    },
    /** Exchanges the mailed code for the id that allows one reset. */
    redeemResetCode: async (entries: { email: string; otp: string }) =>
      (await call(endpoints.verifyPasswordCode, { body: entries })).otpId,
    resetPassword: async (entries: { otpId: string; password: string }) => {
      await call(endpoints.resetPassword, { body: entries });
    },
    changePassword: async (entries: PasswordUpdate) => {
      await callForSession((accessToken) =>
        exchange(endpoints.updatePassword, { body: entries }, accessToken),
      );
    },
    /** Begins the session of an account that another call has just created. */
    begin: (tokens: TokenPair) => enter(tokens, { takeLanguage: false }),
    /** Makes the account with the mailed code and signs in. */
    completeSignUp: async (input: InputOf<typeof endpoints.register>) =>
      enter(await call(endpoints.register, input), { takeLanguage: false }),
  };
}
