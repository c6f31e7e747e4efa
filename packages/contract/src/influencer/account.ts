import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { countryCodes } from "../countries.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, FullName, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate, LocaleField } from "../values.ts";
import { genders, Profile } from "./profile.ts";

/** A day of birth that exists, from 1900 to today. `fieldRequired` when missing, else `dataInvalid`. */
export const BirthDate = CalendarDate.check(
  z.refine((day) => day >= `${limits.birthYearMin}-01-01`, { error: failure("dataInvalid") }),
  // "Today" in the latest time zone.
  z.refine((day) => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10), {
    error: failure("dataInvalid"),
  }),
);

export const CategoryId = z
  .string({ error: failure("categoryInvalid") })
  .check(z.regex(/^[a-z0-9-]{1,40}$/, { error: failure("categoryInvalid") }));

/** In the order of the form. */
export const AccountForm = z.object({
  fullName: FullName,
  email: Email,
  dob: BirthDate,
  creatorName: text({ ...limits.creatorNameLength }),
  category: z
    .array(CategoryId, { error: coded("fieldRequired", "categoryInvalid") })
    .check(
      z.minLength(1, { error: failure("fieldRequired") }),
      z.maxLength(100, { error: failure("categoryInvalid") }),
    ),
  bio: z.nullable(
    z.union([z.literal(""), text({ max: limits.bioMaxLength, lines: "many" })], {
      error: failure("dataInvalid"),
    }),
  ),
  country: z.nullable(z.enum(countryCodes, { error: coded("fieldRequired") })),
  gender: z.nullable(z.enum(genders, { error: coded("fieldRequired") })),
  notification: z.boolean({ error: coded("fieldRequired") }),
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
  codes: [
    "dataInvalid",
    "categoryInvalid",
    "emailRequired",
    "emailInvalid",
    "nameRequired",
    "fieldRequired",
    "numberRequired",
  ],
});
