import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { type Actor, defineEndpoint } from "../endpoint.ts";
import { coded, Email, NewPassword, Otp, type SignInPassword } from "../fields.ts";
import { PasswordCodeRequest, passwordUpdateFrom } from "./passwords.ts";
import { nameOf } from "./side.ts";
import { TokenPair } from "./token-pair.ts";

type PasswordOptions = { tags: { auth: string; account: string }; password: typeof SignInPassword };

/** The id that a verified reset code is exchanged for; anything that is none is `otpReferenceInvalid`. */
const OtpId = z
  .string({ error: coded("otpReferenceInvalid", "otpReferenceInvalid") })
  .check(z.minLength(1, { error: failure("otpReferenceInvalid") }));

/** The calls by which somebody of a side resets or changes a password. */
export function passwordEndpoints<const S extends Actor>(side: S, { tags, password }: PasswordOptions) {
  const named = <const Name extends string>(name: Name) => nameOf(side, name);
  return {
    requestPasswordCode: defineEndpoint({
      name: named("requestPasswordCode"),
      summary: "Mail a code to reset the password of an account.",
      method: "PUT",
      path: `/${side}/auth/password/email/verify`,
      access: "anybody",
      tag: tags.auth,
      body: PasswordCodeRequest,
      success: "emailSent",
      codes: ["emailUnknown", "tooManyRequests", "otpAlreadySent", "emailRequired", "emailInvalid"],
    }),
    verifyPasswordCode: defineEndpoint({
      name: named("verifyPasswordCode"),
      summary: "Exchange the mailed code for an `otpId`, good for 10 minutes and one reset.",
      method: "PUT",
      path: `/${side}/auth/password/otp/verify`,
      access: "anybody",
      tag: tags.auth,
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
    }),
    resetPassword: defineEndpoint({
      name: named("resetPassword"),
      summary: "Set a new password with an `otpId`. Every session of the account ends.",
      method: "PUT",
      path: `/${side}/auth/password/reset`,
      access: "anybody",
      tag: tags.auth,
      body: z.object({ otpId: OtpId, password: NewPassword }),
      success: "passwordReset",
      codes: ["tooManyRequests", "otpReferenceInvalid", "passwordRequired", "passwordInvalid"],
    }),
    updatePassword: defineEndpoint({
      name: named("updatePassword"),
      summary:
        "Change the password. Every session ends, this one too; the answer holds the tokens of a new one.",
      method: "PUT",
      path: `/${side}/profile/password/update`,
      access: side,
      whileUnpaid: true,
      tag: tags.account,
      body: passwordUpdateFrom(password),
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
    }),
  };
}
