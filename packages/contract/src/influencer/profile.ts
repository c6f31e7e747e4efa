import { z } from "zod/mini";
import { DealCounts } from "../deals/deal-counts.ts";
import { defineEndpoint } from "../endpoint.ts";
import { CalendarDate, LocaleField } from "../values.ts";

export const SocialAccounts = z.object({
  isConnectedToInstagram: z.boolean(),
  isConnectedToTiktok: z.boolean(),
  isConnectedToYoutube: z.boolean(),
});
export type SocialAccounts = z.infer<typeof SocialAccounts>;

export const genders = ["male", "female", "other"] as const;

export const Profile = z
  .object({
    fullName: z.string(),
    email: z.string(),
    creatorName: z.nullable(z.string()),
    dob: z.nullable(CalendarDate),
    /** ISO 3166-1 alpha-2. */
    country: z.nullable(z.string()),
    gender: z.nullable(z.enum(genders)),
    bio: z.nullable(z.string()),
    category: z.array(z.string()),
    isNotifyCampaign: z.boolean(),
    locale: LocaleField,
    socialAccounts: SocialAccounts,
    pendingOfferCount: z.number().check(z.int(), z.gte(0)),
    /** With the offers that wait: the number on the badge. */
    deals: DealCounts,
  })
  .register(z.globalRegistry, { id: "Profile" });
export type Profile = z.infer<typeof Profile>;

export const getProfile = defineEndpoint({
  name: "getProfile",
  summary: "The signed-in creator, with the number of offers that wait for an answer.",
  method: "GET",
  path: "/influencer/profile",
  access: "influencer",
  tag: "Profile",
  result: Profile,
  codes: [],
});

export const Category = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  categoryNameEn: z.string(),
});
export type Category = z.infer<typeof Category>;

export const listCategories = defineEndpoint({
  name: "listCategories",
  summary: "The categories a creator can choose, in both languages.",
  method: "GET",
  path: "/influencer/utils/category",
  access: "anybody",
  tag: "Profile",
  result: z.array(Category),
  cacheSeconds: 3600,
  codes: [],
});
