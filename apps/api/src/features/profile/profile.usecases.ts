import type { Category, Profile } from "@tomoru/contract/profile";
import type { Deps } from "../../deps.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { countOffers } from "../offers/offers.usecases.ts";
import { linkedPlatforms } from "../social/social.usecases.ts";
import { findCategories, findChosenCategories, findProfile } from "./profile.repository.ts";

/** Read side by side, each from its own feature. */
export async function getProfile({ db }: Deps, ownerId: OwnerId): Promise<Profile> {
  const [person, category, socialAccounts, counts] = await Promise.all([
    findProfile(db, ownerId),
    findChosenCategories(db, ownerId),
    linkedPlatforms(db, ownerId),
    countOffers(db, ownerId),
  ]);
  // An account that was closed after the gate let the call in has lost its name and e-mail.
  if (!person || person.full_name === null || person.email === null) throw new Refusal(1006);
  return {
    fullName: person.full_name,
    email: person.email,
    creatorName: person.creator_name,
    dob: person.dob,
    country: person.country,
    gender: person.gender,
    bio: person.bio,
    category,
    isNotifyCampaign: person.is_notify_campaign,
    locale: person.locale,
    socialAccounts,
    pendingOfferCount: counts.pending,
  };
}

export async function listCategories({ db }: Deps): Promise<Category[]> {
  const rows = await findCategories(db);
  return rows.map((row) => ({
    categoryId: row.id,
    categoryName: row.name_ja,
    categoryNameEn: row.name_en,
  }));
}
