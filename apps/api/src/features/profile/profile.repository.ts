import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

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
