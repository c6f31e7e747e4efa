import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, NewPassword, Otp, SignInPassword } from "../fields.ts";
import { TokenPair } from "./auth.ts";

/** The id that a verified reset code is exchanged for; anything that is none is `otpReferenceInvalid`. */
const OtpId = z
  .string({ error: coded("otpReferenceInvalid", "otpReferenceInvalid") })
  .check(z.minLength(1, { error: failure("otpReferenceInvalid") }));

export const PasswordCodeRequest = z.object({ email: Email });

export const requestPasswordCode = defineEndpoint({
  name: "requestPasswordCode",
  summary: "Mail a code to reset the password of an account.",
  method: "PUT",
  path: "/influencer/auth/password/email/verify",
  access: "public",
  tag: "Auth",
  body: PasswordCodeRequest,
  success: "emailSent",
  codes: ["emailUnknown", "tooManyRequests", "otpAlreadySent", "emailRequired", "emailInvalid"],
});

export const verifyPasswordCode = defineEndpoint({
  name: "verifyPasswordCode",
  summary: "Exchange the mailed code for an `otpId`, good for 10 minutes and one reset.",
  method: "PUT",
  path: "/influencer/auth/password/otp/verify",
  access: "public",
  tag: "Auth",
  body: z.object({ email: Email, otp: Otp }),
  result: z.object({ otpId: z.string() }),
  codes: [
    "otpNotMatched",
    "otpInvalid",
    "otpRequired",
    "tooManyRequests",
    "otpExpired",
    "emailRequired",
    "emailInvalid",
    "otpFormat",
  ],
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  summary: "Set a new password with an `otpId`. Every session of the account ends.",
  method: "PUT",
  path: "/influencer/auth/password/reset",
  access: "public",
  tag: "Auth",
  body: z.object({ otpId: OtpId, password: NewPassword }),
  success: "passwordReset",
  codes: ["tooManyRequests", "otpReferenceInvalid", "passwordRequired", "passwordInvalid"],
});

/** The confirmation never leaves the client. */
export const PasswordReset = z
  .object({ password: NewPassword, confirmPassword: z.string({ error: coded("fieldRequired") }) })
  .check(sameAs("password", "confirmPassword", "confirmPasswordNotMatched"));

export const PasswordUpdate = z
  .object({
    currentPassword: SignInPassword,
    newPassword: NewPassword,
    confirmPassword: z
      .string({ error: coded("fieldRequired") })
      .check(z.minLength(1, { error: failure("fieldRequired") })),
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      error: failure("passwordInvalid"),
      path: ["newPassword"],
      params: { rule: "sameAsCurrent" },
    }),
    sameAs("newPassword", "confirmPassword", "confirmPasswordNotMatched"),
  );
export type PasswordUpdate = z.infer<typeof PasswordUpdate>;

export const updatePassword = defineEndpoint({
  name: "updatePassword",
  summary: "Change the password. Every session ends, this one too; the answer holds the tokens of a new one.",
  method: "PUT",
  path: "/influencer/profile/password/update",
  access: "influencer",
  tag: "Profile",
  body: PasswordUpdate,
  result: TokenPair,
  success: "passwordChanged",
  codes: [
    "passwordNotMatched",
    "tooManyRequests",
    "signInLocked",
    "passwordRequired",
    "passwordInvalid",
    "confirmPasswordNotMatched",
    "fieldRequired",
  ],
});

/** A confirmation equals what it confirms, or `differs` at the confirmation. */
export function sameAs(
  field: string,
  confirmation: string,
  differs: "confirmEmailNotMatched" | "confirmPasswordNotMatched",
) {
  return z.refine<Record<string, unknown>>((form) => form[field] === form[confirmation], {
    error: failure(differs),
    path: [confirmation],
  });
}
