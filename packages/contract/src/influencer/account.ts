import { z } from "zod/mini";
import { TokenPair } from "../accounts/auth.ts";
import { sameAs } from "../accounts/passwords.ts";
import { countryCodes } from "../countries.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, FullName, Otp, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate, LocaleField } from "../values.ts";
import { genders, Profile } from "./profile.ts";

/** A day of birth that exists, from 1900 to today. 3009 when missing, else 1023. */
export const BirthDate = CalendarDate.check(
  z.refine((day) => day >= `${limits.birthYearMin}-01-01`, { error: "1023", params: { rule: "tooEarly" } }),
  // The latest time zone decides: a person born today somewhere is no mistake.
  z.refine((day) => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10), {
    error: "1023",
    params: { rule: "inFuture" },
  }),
);

const CategoryId = z.string({ error: "2007" }).check(z.regex(/^[a-z0-9-]{1,40}$/, { error: "2007" }));

/** What the account form edits, in its order. */
export const AccountForm = z.object({
  fullName: FullName,
  email: Email,
  dob: BirthDate,
  creatorName: text({ ...limits.creatorNameLength }),
  category: z
    .array(CategoryId, { error: coded(3009, 2007) })
    .check(z.minLength(1, { error: "3009" }), z.maxLength(100, { error: "2007" })),
  bio: z.nullable(
    z.union([z.literal(""), text({ max: limits.bioMaxLength, lines: "many" })], { error: "1023" }),
  ),
  country: z.nullable(z.enum(countryCodes, { error: coded(3009) })),
  gender: z.nullable(z.enum(genders, { error: coded(3009) })),
  notification: z.boolean({ error: coded(3009) }),
});
export type AccountForm = z.infer<typeof AccountForm>;

/** Absent keys stay as they are; present ones are validated. */
export const ProfileUpdate = z.extend(z.partial(AccountForm), { locale: z.optional(LocaleField) });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const updateProfile = defineEndpoint({
  name: "updateProfile",
  summary:
    "Change the account. Absent keys stay; `email` must equal the present one (it changes only by code).",
  method: "PUT",
  path: "/influencer/profile",
  access: "influencer",
  tag: "Profile",
  body: ProfileUpdate,
  result: Profile,
  codes: [1023, 2007, 3003, 3004, 3007, 3009, 3013],
});

export const requestEmailUpdate = defineEndpoint({
  name: "requestEmailUpdate",
  summary: "Mail a code to the new address (8001).",
  method: "PUT",
  path: "/influencer/profile/update/email/otp",
  access: "influencer",
  tag: "Profile",
  body: z.object({ newEmail: Email }),
  success: 8001,
  codes: [1020, 1025, 2001, 3003, 3004],
});

/** The form around it: the registered e-mail, the new one, and the new one again. */
export const EmailUpdateForm = z.object({ email: Email, newEmail: Email, confirmEmail: Email }).check(
  z.refine(({ email, newEmail }) => email !== newEmail, { error: "3004", path: ["newEmail"] }),
  sameAs("newEmail", "confirmEmail", 3005),
);

export const updateEmail = defineEndpoint({
  name: "updateEmail",
  summary:
    "Redeem the code: the account's e-mail is the new one. Every session ends, this one too; the answer holds the tokens of a new one.",
  method: "PUT",
  path: "/influencer/profile/update/email",
  access: "influencer",
  tag: "Profile",
  body: z.object({ otp: Otp }),
  result: z.extend(TokenPair, { email: z.string() }),
  codes: [1003, 1005, 1009, 1020, 1021, 2001, 3011],
});
