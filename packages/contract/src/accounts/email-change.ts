import { z } from "zod/mini";
import { failure } from "../codes.ts";
import type { Actor } from "../endpoint.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Email, Otp } from "../fields.ts";
import { sameAs } from "./passwords.ts";
import { TokenPair } from "./token-pair.ts";

export const EmailUpdateForm = z.object({ email: Email, newEmail: Email, confirmEmail: Email }).check(
  z.refine(({ email, newEmail }) => email !== newEmail, {
    error: failure("emailInvalid"),
    path: ["newEmail"],
  }),
  sameAs("newEmail", "confirmEmail", "confirmEmailNotMatched"),
);

/** The calls of a side whose e-mail changes by a code that is mailed to the new address. */
export function emailChangeEndpoints<const S extends Actor>(side: S, { tag }: { tag: string }) {
  return {
    requestEmailUpdate: defineEndpoint({
      name: "requestEmailUpdate",
      summary: "Mail a code to the new address.",
      method: "PUT",
      path: `/${side}/profile/update/email/otp`,
      access: side,
      tag,
      body: z.object({ newEmail: Email }),
      success: "emailSent",
      codes: ["tooManyRequests", "otpAlreadySent", "emailInUse", "emailRequired", "emailInvalid"],
    }),
    updateEmail: defineEndpoint({
      name: "updateEmail",
      summary:
        "Redeem the code: the account's e-mail is the new one. Every session ends, this one too; the answer holds the tokens of a new one.",
      method: "PUT",
      path: `/${side}/profile/update/email`,
      access: side,
      tag,
      body: z.object({ otp: Otp }),
      result: z.extend(TokenPair, { email: z.string() }),
      codes: [
        "otpNotMatched",
        "otpInvalid",
        "otpRequired",
        "tooManyRequests",
        "otpExpired",
        "emailInUse",
        "otpFormat",
      ],
    }),
  };
}
