import { z } from "zod/mini";
import { Email, FullName, NewPassword, Otp } from "../fields.ts";
import { LocaleField } from "../values.ts";

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
