import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { demoCreator } from "./demo-creator.data.ts";

export async function hasCreators(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("influencers").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function findPasswordHash(db: Queryable, email: string) {
  return db
    .selectFrom("influencer_emails as directory")
    .innerJoin("influencers as person", "person.id", "directory.influencer_id")
    .select("person.password_hash")
    .where("directory.email", "=", email)
    .where("person.status", "=", "active")
    .executeTakeFirst();
}

/** False when another copy has the e-mail: of two that start at once the second waits here until the first has seeded all. */
export async function claimEmail(
  trx: Trx,
  { email, ownerId }: { email: string; ownerId: OwnerId },
): Promise<boolean> {
  const claimed = await trx
    .insertInto("influencer_emails")
    .values({ email, influencer_id: ownerId })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

type NewCreator = {
  readonly ownerId: OwnerId;
  readonly creator: typeof demoCreator;
  readonly passwordHash: string;
  readonly joinedAt: Date;
};

export async function insertCreator(
  trx: Trx,
  { ownerId, creator, passwordHash, joinedAt }: NewCreator,
): Promise<void> {
  await trx
    .insertInto("influencers")
    .values({
      id: ownerId,
      status: "active",
      email: creator.email,
      full_name: creator.fullName,
      password_hash: passwordHash,
      creator_name: creator.creatorName,
      dob: null,
      country: creator.country,
      gender: creator.gender,
      bio: creator.bio,
      is_notify_campaign: true,
      locale: "ja",
      created_at: joinedAt,
      closed_at: null,
    })
    .execute();
  await trx
    .insertInto("influencer_categories")
    .values(creator.categories.map((id) => ({ influencer_id: ownerId, category_id: id })))
    .execute();
  await trx
    .insertInto("social_accounts")
    .values(
      creator.socialAccounts.map((account) => ({ influencer_id: ownerId, linked_at: joinedAt, ...account })),
    )
    .execute();
}
