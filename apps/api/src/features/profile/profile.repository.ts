import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { ProfileColumns } from "./profile.rules.ts";

export function findProfile(db: Queryable, ownerId: OwnerId<"influencer">) {
  return db
    .selectFrom("influencers as person")
    .innerJoin("accounts as account", "account.owner_id", "person.id")
    .select([
      "account.full_name",
      "account.email",
      "account.locale",
      "person.creator_name",
      "person.dob",
      "person.country",
      "person.gender",
      "person.bio",
      "person.is_notify_campaign",
    ])
    .where("person.id", "=", ownerId)
    .where("account.owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** What a creator is, beside the account. */
export async function insertCreator(
  trx: Trx,
  { ownerId, createdAt }: { ownerId: OwnerId<"influencer">; createdAt: Date },
): Promise<void> {
  await trx.insertInto("influencers").values({ id: ownerId, created_at: createdAt }).execute();
}

/** The ids a creator has chosen, in the order in which the list shows them. */
export async function findChosenCategories(db: Queryable, ownerId: OwnerId<"influencer">): Promise<string[]> {
  const rows = await db
    .selectFrom("influencer_categories as chosen")
    .innerJoin("categories", "categories.id", "chosen.category_id")
    .select("categories.id")
    .where("chosen.influencer_id", "=", ownerId)
    .orderBy("categories.position")
    .execute();
  return rows.map(({ id }) => id);
}

export function findCategories(db: Queryable) {
  return db.selectFrom("categories").select(["id", "name_ja", "name_en"]).orderBy("position").execute();
}

/** Whether companies see who they would work with: a creator name, a date of birth and at least one category. */
export async function isComplete(db: Queryable, ownerId: OwnerId<"influencer">): Promise<boolean> {
  const complete = await db
    .selectFrom("influencers")
    .select("id")
    .where("id", "=", ownerId)
    .where("creator_name", "is not", null)
    .where("dob", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("influencer_categories").select("category_id").where("influencer_id", "=", ownerId)),
    )
    .executeTakeFirst();
  return complete !== undefined;
}

/** Only the columns that are named; none is no statement. */
export async function saveProfile(
  trx: Trx,
  { ownerId, columns }: { ownerId: OwnerId<"influencer">; columns: ProfileColumns },
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable("influencers").set(columns).where("id", "=", ownerId).execute();
}

/** How many of the ids there are. */
export async function countCategories(db: Queryable, ids: readonly string[]): Promise<number> {
  const known = await db.selectFrom("categories").select("id").where("id", "in", ids).execute();
  return known.length;
}

export async function replaceCategories(
  trx: Trx,
  { ownerId, ids }: { ownerId: OwnerId<"influencer">; ids: readonly string[] },
): Promise<void> {
  await trx.deleteFrom("influencer_categories").where("influencer_id", "=", ownerId).execute();
  await trx
    .insertInto("influencer_categories")
    .values(ids.map((id) => ({ influencer_id: ownerId, category_id: id })))
    .execute();
}
