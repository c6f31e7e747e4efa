import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { type Actor, defineEndpoint } from "../endpoint.ts";
import { coded, Email } from "../fields.ts";
import { sameAs } from "./passwords.ts";
import { nameOf } from "./side.ts";

/** The calls of a side whose e-mail changes by a link that is mailed to the new address. */
export function emailLinkEndpoints<const S extends Actor>(
  side: S,
  { tags }: { tags: { auth: string; account: string } },
) {
  return {
    requestEmailLink: defineEndpoint({
      name: nameOf(side, "requestEmailLink"),
      summary: "Mail a link to the new address, good for 24 hours and once.",
      method: "PUT",
      path: `/${side}/profile/update/email`,
      access: side,
      whileUnpaid: true,
      tag: tags.account,
      body: z
        .object({ newEmail: Email, confirmEmail: Email })
        .check(sameAs("newEmail", "confirmEmail", "confirmEmailNotMatched")),
      success: "emailSent",
      codes: [
        "tooManyRequests",
        "otpAlreadySent",
        "emailInUse",
        "emailRequired",
        "emailInvalid",
        "confirmEmailNotMatched",
      ],
    }),
    confirmEmail: defineEndpoint({
      name: nameOf(side, "confirmEmail"),
      summary: "Redeem the link: the account's e-mail is the new one, and every session of it ends.",
      method: "PUT",
      path: `/${side}/auth/email/confirm`,
      access: "anybody",
      tag: tags.auth,
      body: z.object({
        token: z
          .string({ error: coded("otpReferenceInvalid", "otpReferenceInvalid") })
          .check(z.minLength(1, { error: failure("otpReferenceInvalid") })),
      }),
      result: z.object({ email: z.string() }),
      codes: ["otpReferenceInvalid", "emailInUse"],
    }),
  };
}
