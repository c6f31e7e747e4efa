import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, NewPassword, Otp, SignInPassword } from "../fields.ts";
import { TokenPair } from "./auth.ts";

/** The id that a verified reset code is exchanged for; anything that is none is 1024. */
const OtpId = z.string({ error: coded(1024, 1024) }).check(z.minLength(1, { error: "1024" }));

export const PasswordCodeRequest = z.object({ email: Email });

export const requestPasswordCode = defineEndpoint({
  name: "requestPasswordCode",
  summary: "Mail a code to reset the password of an account (8001).",
  method: "PUT",
  path: "/influencer/auth/password/email/verify",
  access: "public",
  tag: "Auth",
  body: PasswordCodeRequest,
  success: 8001,
  codes: [1002, 1020, 1025, 3003, 3004],
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
  codes: [1003, 1005, 1009, 1020, 1021, 3003, 3004, 3011],
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  summary: "Set a new password with an `otpId` (8004). Every session of the account ends.",
  method: "PUT",
  path: "/influencer/auth/password/reset",
  access: "public",
  tag: "Auth",
  body: z.object({ otpId: OtpId, password: NewPassword }),
  success: 8004,
  codes: [1020, 1024, 3001, 3002],
});

/** The reset form: the confirmation is the client's own and never travels. */
export const PasswordReset = z
  .object({ password: NewPassword, confirmPassword: z.string({ error: coded(3009) }) })
  .check(sameAs("password", "confirmPassword", 3006));

export const PasswordUpdate = z
  .object({
    currentPassword: SignInPassword,
    newPassword: NewPassword,
    confirmPassword: z.string({ error: coded(3009) }).check(z.minLength(1, { error: "3009" })),
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      error: "3002",
      path: ["newPassword"],
      params: { rule: "sameAsCurrent" },
    }),
    sameAs("newPassword", "confirmPassword", 3006),
  );
export type PasswordUpdate = z.infer<typeof PasswordUpdate>;

export const updatePassword = defineEndpoint({
  name: "updatePassword",
  summary:
    "Change the password (8002). Every session ends, this one too; the answer holds the tokens of a new one.",
  method: "PUT",
  path: "/influencer/profile/password/update",
  access: "influencer",
  tag: "Profile",
  body: PasswordUpdate,
  result: TokenPair,
  success: 8002,
  codes: [1004, 1020, 1069, 3001, 3002, 3006, 3009],
});

/** A confirmation equals what it confirms, or `code` at the confirmation. */
export function sameAs(field: string, confirmation: string, code: 3005 | 3006) {
  return z.refine<Record<string, unknown>>((form) => form[field] === form[confirmation], {
    error: String(code),
    path: [confirmation],
  });
}
