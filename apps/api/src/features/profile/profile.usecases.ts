import type { ProfileUpdate } from "@tomoru/contract/influencer/account";
import type { Category, Profile } from "@tomoru/contract/influencer/profile";
import { holdPerson, renamePerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { dealCountsOf } from "../deals/lists/creator-home.usecases.ts";
import { makeSearchTrue } from "../discovery/discovery.usecases.ts";
import { beginCounts, countOffers } from "../offers/offers.usecases.ts";
import { linkedPlatforms } from "../social/social.usecases.ts";
import {
  countCategories,
  findCategories,
  findChosenCategories,
  findProfile,
  insertCreator,
  isComplete,
  replaceCategories,
  saveProfile,
} from "./profile.repository.ts";
import { columnsOf } from "./profile.rules.ts";

/** What a creator has beside the account, when they sign up. */
export async function openProfile(
  trx: Trx,
  owner: { readonly ownerId: OwnerId<"influencer">; readonly createdAt: Date },
): Promise<void> {
  await insertCreator(trx, owner);
  await beginCounts(trx, owner.ownerId);
}

/** Read side by side, each from its own feature. */
export async function getProfile({ db }: Deps, ownerId: OwnerId<"influencer">): Promise<Profile> {
  const [person, category, socialAccounts, counts, deals] = await Promise.all([
    findProfile(db, ownerId),
    findChosenCategories(db, ownerId),
    linkedPlatforms(db, ownerId),
    countOffers(db, ownerId),
    dealCountsOf(db, ownerId),
  ]);
  // An account that was closed after the gate let the call in has lost its name and e-mail.
  if (!person || person.full_name === null || person.email === null) throw new Refusal("userDeleted");
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
    deals,
  };
}

/** Changes what the update names, all or nothing, and answers the profile as it then is. `dataInvalid` on an e-mail that is not the present one, `categoryInvalid`. */
export async function updateProfile(
  deps: Deps,
  { ownerId, update }: { ownerId: OwnerId<"influencer">; update: ProfileUpdate },
): Promise<Profile> {
  await deps.db.transaction().execute(async (trx) => {
    const person = await holdPerson(trx, ownerId);
    const { email, fullName, locale } = update;
    if (email !== undefined && email !== person.email) throw refuseField("email", "dataInvalid");
    if (update.category) await chooseCategories(trx, { ownerId, category: update.category });
    await renamePerson(trx, { person, fullName, locale });
    await saveProfile(trx, { ownerId, columns: columnsOf(update) });
    await makeSearchTrue(deps, { trx, ownerId });
  });
  return getProfile(deps, ownerId);
}

/** Whether all of them are categories; each is given once. */
export async function areCategories(db: Queryable, ids: readonly string[]): Promise<boolean> {
  return ids.length === 0 || (await countCategories(db, ids)) === ids.length;
}

async function chooseCategories(
  trx: Trx,
  { ownerId, category }: { ownerId: OwnerId<"influencer">; category: readonly string[] },
): Promise<void> {
  const ids = [...new Set(category)];
  if ((await countCategories(trx, ids)) < ids.length) throw refuseField("category", "categoryInvalid");
  await replaceCategories(trx, { ownerId, ids });
}

/** Whether a company that looks for creators finds what it needs to choose this one. */
export function isProfileComplete(db: Queryable, ownerId: OwnerId<"influencer">): Promise<boolean> {
  return isComplete(db, ownerId);
}

export async function listCategories({ db }: Deps): Promise<Category[]> {
  const rows = await findCategories(db);
  return rows.map((row) => ({
    categoryId: row.id,
    categoryName: row.name_ja,
    categoryNameEn: row.name_en,
  }));
}
