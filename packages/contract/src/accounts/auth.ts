import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, FullName, NewPassword, normaliseEmail, Otp } from "../fields.ts";
import { LocaleField } from "../values.ts";
import { SignIn } from "./sign-in.ts";

export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

export const login = defineEndpoint({
  name: "login",
  summary: "Sign in. `email` is accepted as another name of `username`.",
  method: "PUT",
  path: "/influencer/auth/login",
  access: "public",
  tag: "Auth",
  body: SignIn,
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
  ],
});

export const logout = defineEndpoint({
  name: "logout",
  summary: "End this session: its access and refresh tokens are dead at once, on every instance.",
  method: "PUT",
  path: "/influencer/auth/logout",
  access: "influencer",
  tag: "Auth",
  codes: [],
});

export const refreshToken = defineEndpoint({
  name: "refreshToken",
  summary: "Exchange a refresh token for a fresh pair. The old one is spent.",
  method: "PUT",
  path: "/influencer/auth/refreshToken",
  access: "public",
  tag: "Auth",
  body: z.object({ refreshToken: z.string({ error: coded("refreshTokenInvalid", "refreshTokenInvalid") }) }),
  result: TokenPair,
  codes: ["userDeleted", "userSuspended", "refreshTokenInvalid", "tooManyRequests"],
});

export const SignUpCodeRequest = z.object({ email: Email, locale: z.optional(LocaleField) });

/** In the order of the form. */
export const SignUp = z.object({ fullName: FullName, email: Email, password: NewPassword });
export type SignUp = z.infer<typeof SignUp>;

/** `locale` is the language of the page, kept on the profile. */
export const SignUpCompletion = z.object({
  fullName: FullName,
  email: Email,
  password: NewPassword,
  otp: Otp,
  locale: z.optional(LocaleField),
});
export type SignUpCompletion = z.infer<typeof SignUpCompletion>;

const completionKeys = ["fullName", "password", "otp"];

/** Any of the three other keys makes it the completion, never a mail. */
export function isSignUpCompletion(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && completionKeys.some((key) => Object.hasOwn(raw, key));
}

export const verifySignUpEmail = defineEndpoint({
  name: "verifySignUpEmail",
  summary: "With `email` alone: mail a sign-up code. With the other fields: complete the sign-up.",
  method: "POST",
  path: "/influencer/auth/register/email/verify",
  access: "public",
  tag: "Auth",
  body: z.union([SignUpCompletion, SignUpCodeRequest]),
  bodyFor: (raw) => (isSignUpCompletion(raw) ? SignUpCompletion : SignUpCodeRequest),
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
    "nameRequired",
    "otpFormat",
  ],
});

export const register = defineEndpoint({
  name: "register",
  summary: "Complete a sign-up with the mailed code.",
  method: "POST",
  path: "/influencer/auth/register",
  access: "public",
  tag: "Auth",
  body: SignUpCompletion,
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
    "nameRequired",
    "otpFormat",
  ],
});
