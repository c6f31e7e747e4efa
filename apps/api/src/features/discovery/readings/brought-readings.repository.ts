import type { FollowersOfDay } from "@tomoru/contract/company/discovery-rules";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { AccountFigures } from "../cards/account-figures.rules.ts";
import type { KeptPost } from "../insight/kept-posts.rules.ts";
import type { AccountKey } from "./readings.repository.ts";

export type BroughtReading = AccountKey & {
  readonly posts: readonly KeptPost[];
  readonly hashtags: readonly string[];
  readonly isGranted: boolean;
  readonly days: readonly FollowersOfDay[];
  readonly figures: AccountFigures;
  readonly computedWith: string;
  readonly readAt: Date;
};

/** Inserts many first readings, one statement a table; readings.repository.ts writes one at a time. */
export async function insertReadings(trx: Trx, readings: readonly BroughtReading[]): Promise<void> {
  const keyOf = ({ ownerId, platform }: AccountKey) => ({ influencer_id: ownerId, platform });
  await trx
    .insertInto("account_posts")
    .values(
      readings.map(({ posts, hashtags, isGranted, readAt, ...key }) => ({
        ...keyOf(key),
        posts: JSON.stringify(posts),
        hashtags: [...hashtags],
        is_granted: isGranted,
        reads: 1,
        read_at: readAt,
      })),
    )
    .execute();
  await trx
    .insertInto("account_insights")
    .values(
      readings.map(({ figures, computedWith, readAt, ...key }) => ({
        ...keyOf(key),
        figures: JSON.stringify(figures),
        computed_with: computedWith,
        read_at: readAt,
      })),
    )
    .execute();
  const months = readings.flatMap(({ days, ...key }) =>
    monthsOf(days).map((month) => ({ ...keyOf(key), ...month })),
  );
  await sql`
    insert into follower_months (influencer_id, platform, month, counts)
    select influencer_id, platform, month, counts
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
      as brought (influencer_id uuid, platform text, month date, counts integer[])`.execute(trx);
}

function monthsOf(days: readonly FollowersOfDay[]): { month: string; counts: (number | null)[] }[] {
  const byMonth = Map.groupBy(days, ({ on }) => on.slice(0, 7));
  return [...byMonth].map(([month, some]) => {
    const counts = new Map(some.map(({ on, count }) => [Number(on.slice(8)), count]));
    return {
      month: `${month}-01`,
      counts: Array.from({ length: 31 }, (_, at) => counts.get(at + 1) ?? null),
    };
  });
}

/** By a category's id. */
export async function findPositionOfEach(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("categories").select(["id", "position"]).execute();
  return new Map(rows.map(({ id, position }) => [id, position]));
}
