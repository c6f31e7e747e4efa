import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { demoCreator } from "./demo-creator.data.ts";

export async function hasCreators(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("influencers").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function findPasswordHash(db: Queryable, email: string) {
  return db
    .selectFrom("account_emails as directory")
    .innerJoin("accounts as person", "person.owner_id", "directory.owner_id")
    .select("person.password_hash")
    .where("directory.kind", "=", "influencer")
    .where("directory.email", "=", email)
    .where("person.status", "=", "active")
    .executeTakeFirst();
}

/** What the sign-up form does not ask for. */
export async function fillProfile(
  trx: Trx,
  { ownerId, creator }: { ownerId: OwnerId<"influencer">; creator: typeof demoCreator },
): Promise<void> {
  const { creatorName, country, gender, bio, categories } = creator;
  await trx
    .updateTable("influencers")
    .set({ creator_name: creatorName, country, gender, bio })
    .where("id", "=", ownerId)
    .execute();
  await trx
    .insertInto("influencer_categories")
    .values(categories.map((id) => ({ influencer_id: ownerId, category_id: id })))
    .execute();
}
