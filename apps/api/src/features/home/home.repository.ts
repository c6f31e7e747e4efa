import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

/** Whether companies see who they would work with: a creator name, a date of birth and at least one category. */
export async function isProfileComplete(db: Queryable, ownerId: OwnerId): Promise<boolean> {
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
