import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { ProfileColumns } from "./profile.rules.ts";

export function findProfile(db: Queryable, ownerId: OwnerId) {
  return db
    .selectFrom("influencers")
    .select([
      "full_name",
      "email",
      "creator_name",
      "dob",
      "country",
      "gender",
      "bio",
      "is_notify_campaign",
      "locale",
    ])
    .where("id", "=", ownerId)
    .executeTakeFirst();
}

/** The ids a creator has chosen, in the order in which the list shows them. */
export async function findChosenCategories(db: Queryable, ownerId: OwnerId): Promise<string[]> {
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
export async function isComplete(db: Queryable, ownerId: OwnerId): Promise<boolean> {
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
  { ownerId, columns }: { ownerId: OwnerId; columns: ProfileColumns },
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
  { ownerId, ids }: { ownerId: OwnerId; ids: readonly string[] },
): Promise<void> {
  await trx.deleteFrom("influencer_categories").where("influencer_id", "=", ownerId).execute();
  await trx
    .insertInto("influencer_categories")
    .values(ids.map((id) => ({ influencer_id: ownerId, category_id: id })))
    .execute();
}
