import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import type { AccountFacts, CreatorFacts } from "../consent/findable.rules.ts";
import type { AccountFigures } from "./account-figures.rules.ts";

type Owner = OwnerId<"influencer">;

/**
 * Held until the transaction ends by whoever makes the search true. The race: figures are read while the creator hides; the
 * second of the two waits here, and reads what the first has written.
 */
export async function holdCreator(trx: Trx, ownerId: Owner): Promise<void> {
  await trx.selectFrom("influencers").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
}

/** `followers`: as the platform said when the account was linked or read last, also before any figures are made. */
type OwnAccountFacts = AccountFacts & { readonly followers: number | null };
export type Facts = { readonly creator: CreatorFacts; readonly accounts: readonly OwnAccountFacts[] };

/** Undefined for nobody. */
export async function findFacts(db: Queryable, ownerId: Owner): Promise<Facts | undefined> {
  const creator = await db
    .selectFrom("influencers as person")
    .innerJoin("accounts as account", "account.owner_id", "person.id")
    .select([
      "account.status",
      "person.is_discoverable",
      "person.creator_name",
      "person.dob",
      "person.country",
      "person.gender",
      "person.bio",
      sql<CreatorFacts["categories"]>`coalesce((
        select json_agg(json_build_object('id', categories.id, 'position', categories.position) order by categories.position)
        from influencer_categories as chosen join categories on categories.id = chosen.category_id
        where chosen.influencer_id = ${ownerId}
      ), '[]')`.as("categories"),
    ])
    .where("person.id", "=", ownerId)
    .where("account.owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!creator) return undefined;
  return {
    creator: {
      influencerId: ownerId,
      isActive: creator.status === "active",
      isDiscoverable: creator.is_discoverable,
      creatorName: creator.creator_name,
      bornOn: creator.dob,
      country: creator.country,
      gender: creator.gender,
      bio: creator.bio,
      categories: creator.categories,
    },
    accounts: await findAccounts(db, ownerId),
  };
}

async function findAccounts(db: Queryable, ownerId: Owner): Promise<OwnAccountFacts[]> {
  const rows = await db
    .selectFrom("social_accounts as linked")
    .leftJoin("account_insights as insights", (join) =>
      join
        .onRef("insights.influencer_id", "=", "linked.influencer_id")
        .onRef("insights.platform", "=", "linked.platform"),
    )
    .leftJoin("account_posts as posts", (join) =>
      join
        .onRef("posts.influencer_id", "=", "linked.influencer_id")
        .onRef("posts.platform", "=", "linked.platform"),
    )
    .select([
      "linked.platform",
      "linked.handle",
      "linked.display_name",
      "linked.is_sandbox",
      "linked.followers",
      "posts.hashtags",
      "insights.figures",
      "insights.read_at",
    ])
    .where("linked.influencer_id", "=", ownerId)
    .orderBy("linked.platform")
    .execute();
  return rows.map((row) => ({
    platform: row.platform,
    handle: row.handle,
    displayName: row.display_name,
    isSandbox: row.is_sandbox,
    followers: row.followers === null ? null : Number(row.followers),
    hashtags: row.hashtags ?? [],
    figures: row.figures as AccountFigures | null,
    readAt: row.read_at,
  }));
}

export async function saveSwitch(
  trx: Trx,
  { ownerId, isDiscoverable }: { ownerId: Owner; isDiscoverable: boolean },
): Promise<void> {
  await trx
    .updateTable("influencers")
    .set({ is_discoverable: isDiscoverable })
    .where("id", "=", ownerId)
    .execute();
}

/** Creators of whom an account is found with figures from before `oldest`. For the daily job, which asks all. */
export async function findStale(
  db: Queryable,
  { platform, oldest, most }: { platform: Platform; oldest: Date; most: number },
): Promise<Owner[]> {
  const { rows } = await sql<{
    influencer_id: string;
  }>`select found.influencer_id from ${sql.table(`discovery_${platform}`)} as found
    join account_insights as insights on insights.influencer_id = found.influencer_id and insights.platform = ${platform}
    where insights.read_at < ${oldest} limit ${most}`.execute(db);
  return rows.map(({ influencer_id }) => mintOwnerId<"influencer">(influencer_id));
}

/** Creators who may be found since a birthday of these days. */
export async function findBornWithin(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<Owner[]> {
  const rows = await db
    .selectFrom("influencers")
    .select("id")
    .where("dob", ">=", from)
    .where("dob", "<=", to)
    .where("is_discoverable", "=", true)
    .execute();
  return rows.map(({ id }) => mintOwnerId<"influencer">(id));
}
