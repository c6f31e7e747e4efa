import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, Email, FullName, NewPassword, Otp, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { LocaleField } from "../values.ts";

export const companyKinds = ["corporate", "agency"] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** `nameRequired` when empty, `dataInvalid` for its length. */
export const CompanyName = text({ ...limits.companyNameLength, empty: "nameRequired" });
export const CompanyKindField = z.enum(companyKinds, { error: coded("fieldRequired") });

/** Anything but `true` is `termsNotAccepted`. */
export const TermsAccepted = z
  .boolean({ error: failure("termsNotAccepted") })
  .check(z.refine((accepted) => accepted, { error: failure("termsNotAccepted") }));

/** Which terms a sign-up accepts: kept with it. */
export const termsVersion = 2;

const entries = {
  companyName: CompanyName,
  kind: CompanyKindField,
  fullName: FullName,
  email: Email,
  password: NewPassword,
  isTermsAccepted: TermsAccepted,
};

/** In the order of the form. */
export const CompanySignUp = z.object(entries);
export type CompanySignUp = z.infer<typeof CompanySignUp>;

/** `locale` is the language of the page, kept on the account. */
export const CompanySignUpCompletion = z.object({ ...entries, otp: Otp, locale: z.optional(LocaleField) });
export type CompanySignUpCompletion = z.infer<typeof CompanySignUpCompletion>;
