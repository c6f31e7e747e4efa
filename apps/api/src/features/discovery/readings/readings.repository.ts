import type { FollowersOfDay } from "@tomoru/contract/company/discovery-rules";
import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import type { AccountFigures } from "../cards/account-figures.rules.ts";
import type { KeptPost } from "../insight/kept-posts.rules.ts";

export type AccountKey = { readonly ownerId: OwnerId<"influencer">; readonly platform: Platform };

export type KeptPosts = {
  readonly posts: readonly KeptPost[];
  readonly isGranted: boolean;
  /** How often the posts were read. */
  readonly reads: number;
  readonly readAt: Date;
};

export async function findPosts(
  db: Queryable,
  { ownerId, platform }: AccountKey,
): Promise<KeptPosts | undefined> {
  const row = await db
    .selectFrom("account_posts")
    .select(["posts", "is_granted", "reads", "read_at"])
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .executeTakeFirst();
  return (
    row && {
      posts: row.posts as KeptPost[],
      isGranted: row.is_granted,
      reads: row.reads,
      readAt: row.read_at,
    }
  );
}

export async function savePosts(
  trx: Trx,
  { ownerId, platform }: AccountKey,
  read: Omit<KeptPosts, "reads"> & { readonly hashtags: readonly string[] },
): Promise<void> {
  const columns = {
    posts: JSON.stringify(read.posts),
    hashtags: [...read.hashtags],
    is_granted: read.isGranted,
    read_at: read.readAt,
  };
  await trx
    .insertInto("account_posts")
    .values({ influencer_id: ownerId, platform, reads: 1, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(["influencer_id", "platform"])
        .doUpdateSet({ ...columns, reads: sql`account_posts.reads + 1` }),
    )
    .execute();
}

export async function saveFigures(
  trx: Trx,
  { ownerId, platform }: AccountKey,
  { figures, computedWith, readAt }: { figures: AccountFigures; computedWith: string; readAt: Date },
): Promise<void> {
  const columns = { figures: JSON.stringify(figures), computed_with: computedWith, read_at: readAt };
  await trx
    .insertInto("account_insights")
    .values({ influencer_id: ownerId, platform, ...columns })
    .onConflict((conflict) => conflict.columns(["influencer_id", "platform"]).doUpdateSet(columns))
    .execute();
}

/** `on`: a day of Japan. The last count of a day stays. */
export async function saveFollowers(
  trx: Trx,
  { ownerId, platform }: AccountKey,
  { on, count }: FollowersOfDay,
): Promise<void> {
  const [month, day] = [`${on.slice(0, 7)}-01`, Number(on.slice(8))];
  const counts = Array.from({ length: 31 }, (_, at) => (at + 1 === day ? count : null));
  await trx
    .insertInto("follower_months")
    .values({ influencer_id: ownerId, platform, month, counts })
    .onConflict((conflict) =>
      conflict.columns(["influencer_id", "platform", "month"]).doUpdateSet({
        counts: sql`follower_months.counts[1:${sql.lit(day - 1)}] || ${count}::integer || follower_months.counts[${sql.lit(day + 1)}:31]`,
      }),
    )
    .execute();
}

/** Days that have a row, oldest first; a day without a read is null. */
export async function findFollowers(
  db: Queryable,
  { ownerId, platform }: AccountKey,
  sinceMonth: string,
): Promise<FollowersOfDay[]> {
  const rows = await db
    .selectFrom("follower_months")
    .select(["month", "counts"])
    .where("influencer_id", "=", ownerId)
    .where("platform", "=", platform)
    .where("month", ">=", `${sinceMonth}-01`)
    .orderBy("month")
    .execute();
  return rows.flatMap(({ month, counts }) => daysOf(month, counts));
}

type Reading = {
  readonly posts: readonly KeptPost[];
  readonly isGranted: boolean;
  readonly days: FollowersOfDay[];
};

/**
 * What was read of each account: its posts, and its followers' days from a month on. The ids are named a second time inside: without them
 * a distributed PostgreSQL asks every shard for the months.
 */
export async function findReadings(
  db: Queryable,
  {
    platform,
    influencerIds,
    sinceMonth,
  }: { platform: Platform; influencerIds: readonly string[]; sinceMonth: string },
): Promise<Map<string, Reading>> {
  const ids = sql.join(influencerIds);
  type Row = { id: string; posts: KeptPost[] | null; isGranted: boolean | null; months: Month[] };
  type Month = { month: string; counts: (number | null)[] };
  const { rows } = await sql<Row>`
    select insights.influencer_id as "id", read.posts, read.is_granted as "isGranted", coalesce((
      select json_agg(json_build_object('month', months.month, 'counts', months.counts) order by months.month)
      from follower_months as months
      where months.influencer_id = insights.influencer_id and months.influencer_id in (${ids})
        and months.platform = insights.platform and months.month >= ${`${sinceMonth}-01`}::date
    ), '[]') as "months"
    from account_insights as insights
    left join account_posts as read on read.influencer_id = insights.influencer_id and read.platform = insights.platform
    where insights.influencer_id in (${ids}) and insights.platform = ${platform}`.execute(db);
  return new Map(
    rows.map(({ id, posts, isGranted, months }) => [
      id,
      {
        posts: posts ?? [],
        isGranted: isGranted ?? false,
        days: months.flatMap(({ month, counts }) => daysOf(month, counts)),
      },
    ]),
  );
}

function daysOf(month: string, counts: readonly (number | null)[]): FollowersOfDay[] {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return counts
    .slice(0, days)
    .map((count, at) => ({ on: `${month.slice(0, 7)}-${String(at + 1).padStart(2, "0")}`, count }));
}

const tables = ["account_posts", "account_insights", "follower_months"] as const;

/** All that was read of an account, or of all of a creator's. */
export async function deleteReadings(
  trx: Trx,
  { ownerId, platform }: { ownerId: OwnerId<"influencer">; platform?: Platform },
): Promise<void> {
  for (const table of tables) {
    await trx
      .deleteFrom(table)
      .where("influencer_id", "=", ownerId)
      .$if(platform !== undefined, (query) => query.where("platform", "=", platform ?? "instagram"))
      .execute();
  }
}

const anyOf = (some: readonly Platform[]) => sql<Platform>`any(${[...some]}::text[])`;

const keyOf = (row: { influencer_id: string; platform: Platform }): AccountKey => ({
  ownerId: mintOwnerId<"influencer">(row.influencer_id),
  platform: row.platform,
});

/** For the daily job: what was computed with other constants than today's. */
export async function findComputedOtherwise(
  db: Queryable,
  { current, most }: { current: { raw: readonly Platform[]; of: string }; most: number },
): Promise<AccountKey[]> {
  const rows = await db
    .selectFrom("account_insights as insights")
    .innerJoin("social_accounts as linked", (join) =>
      join
        .onRef("linked.influencer_id", "=", "insights.influencer_id")
        .onRef("linked.platform", "=", "insights.platform"),
    )
    .select(["insights.influencer_id", "insights.platform"])
    .where(({ case: when, and, eb }) =>
      eb(
        "insights.computed_with",
        "<>",
        when()
          .when(and([eb("linked.is_sandbox", "=", false), eb("insights.platform", "=", anyOf(current.raw))]))
          .then("raw")
          .else(current.of)
          .end(),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(keyOf);
}

/** What a platform lets nobody keep for longer without a fresh read: of accounts that are none of a sandbox. */
export async function findUnread(
  db: Queryable,
  { platform, before, most }: { platform: Platform; before: Date; most: number },
): Promise<AccountKey[]> {
  const rows = await db
    .selectFrom("account_insights as insights")
    .innerJoin("social_accounts as linked", (join) =>
      join
        .onRef("linked.influencer_id", "=", "insights.influencer_id")
        .onRef("linked.platform", "=", "insights.platform"),
    )
    .select(["insights.influencer_id", "insights.platform"])
    .where("insights.platform", "=", platform)
    .where("insights.read_at", "<", before)
    .where("linked.is_sandbox", "=", false)
    .limit(most)
    .execute();
  return rows.map(keyOf);
}

export async function deleteFollowersBefore(db: Queryable, month: string): Promise<void> {
  await db.deleteFrom("follower_months").where("month", "<", `${month}-01`).execute();
}
