import { z } from "zod/mini";
import type { FailureName } from "../codes.ts";
import type { Actor } from "../endpoint.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Email, normaliseEmail, type SignInPassword } from "../fields.ts";
import { LocaleField } from "../values.ts";
import { passwordEndpoints } from "./password-endpoints.ts";
import { nameOf } from "./side.ts";
import { signInWith } from "./sign-in.ts";
import { TokenPair } from "./token-pair.ts";

type SideOptions<Completion extends z.ZodMiniObject> = {
  /** Where the API document lists the calls for which nobody has to be signed in, and the others. */
  tags: { auth: string; account: string };
  /** A password that is set already, and the refusals of a sign-in that only this side has. */
  signIn: { password: typeof SignInPassword; codes: readonly FailureName[] };
  /** What completes a sign-up of this side, the mailed code included, and the refusals that only its own fields have. */
  signUp: { body: Completion; codes: readonly FailureName[] };
};

export const SignUpCodeRequest = z.object({ email: Email, locale: z.optional(LocaleField) });

/** Any key that a request for a code has not makes it the completion, never a mail. */
function isSignUpCompletion(completion: z.ZodMiniObject, raw: unknown): boolean {
  if (typeof raw !== "object" || raw === null) return false;
  return Object.keys(completion.shape).some(
    (key) => !(key in SignUpCodeRequest.shape) && Object.hasOwn(raw, key),
  );
}

/** The calls by which somebody of a side signs up and in, and the ones about passwords. */
export function accountEndpoints<const S extends Actor, Completion extends z.ZodMiniObject>(
  side: S,
  { tags, signIn, signUp }: SideOptions<Completion>,
) {
  const named = <const Name extends string>(name: Name) => nameOf(side, name);
  return {
    login: defineEndpoint({
      name: named("login"),
      summary: "Sign in. `email` is accepted as another name of `username`.",
      method: "PUT",
      path: `/${side}/auth/login`,
      access: "anybody",
      tag: tags.auth,
      body: signInWith(signIn.password),
      aliases: { email: { of: "username", normalise: normaliseEmail } },
      result: TokenPair,
      codes: [
        "passwordNotMatched",
        "userSuspended",
        "tooManyRequests",
        "signInLocked",
        "passwordRequired",
        "passwordInvalid",
        "emailRequired",
        "emailInvalid",
        ...signIn.codes,
      ],
    }),
    verifySignUpEmail: defineEndpoint({
      name: named("verifySignUpEmail"),
      summary: "With `email` alone: mail a sign-up code. With the other fields: complete the sign-up.",
      method: "POST",
      path: `/${side}/auth/register/email/verify`,
      access: "anybody",
      tag: tags.auth,
      body: z.union([signUp.body, SignUpCodeRequest]),
      bodyFor: (raw) => (isSignUpCompletion(signUp.body, raw) ? signUp.body : SignUpCodeRequest),
      result: z.optional(TokenPair),
      success: "emailSent",
      codes: [
        "otpNotMatched",
        "otpInvalid",
        "otpRequired",
        "tooManyRequests",
        "otpExpired",
        "otpAlreadySent",
        "emailInUse",
        "passwordRequired",
        "passwordInvalid",
        "emailRequired",
        "emailInvalid",
        ...signUp.codes,
        "otpFormat",
      ],
    }),
    register: defineEndpoint({
      name: named("register"),
      summary: "Complete a sign-up with the mailed code.",
      method: "POST",
      path: `/${side}/auth/register`,
      access: "anybody",
      tag: tags.auth,
      body: signUp.body,
      result: TokenPair,
      success: "registerCompleted",
      codes: [
        "otpNotMatched",
        "otpInvalid",
        "otpRequired",
        "tooManyRequests",
        "otpExpired",
        "emailInUse",
        "passwordRequired",
        "passwordInvalid",
        "emailRequired",
        "emailInvalid",
        ...signUp.codes,
        "otpFormat",
      ],
    }),
    ...passwordEndpoints(side, { tags, password: signIn.password }),
  };
}
