import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, Email, NewPassword, SignInPassword } from "../fields.ts";

export const PasswordCodeRequest = z.object({ email: Email });

/** The confirmation never leaves the client. */
export const PasswordReset = z
  .object({ password: NewPassword, confirmPassword: z.string({ error: coded("fieldRequired") }) })
  .check(sameAs("password", "confirmPassword", "confirmPasswordNotMatched"));

/** `currentPassword` is what a side takes for one that is set. */
export function passwordUpdateFrom(currentPassword: typeof SignInPassword) {
  return z
    .object({
      currentPassword,
      newPassword: NewPassword,
      confirmPassword: z
        .string({ error: coded("fieldRequired") })
        .check(z.minLength(1, { error: failure("fieldRequired") })),
    })
    .check(
      z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
        error: failure("passwordInvalid"),
        path: ["newPassword"],
      }),
      sameAs("newPassword", "confirmPassword", "confirmPasswordNotMatched"),
    );
}

export const PasswordUpdate = passwordUpdateFrom(SignInPassword);
export type PasswordUpdate = z.infer<typeof PasswordUpdate>;

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
