import type { Insight } from "@tomoru/contract/company/insight";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { unknownFigure } from "../cards/unknown-figures.rules.ts";

type Other = Insight["otherPlatforms"][number];

/** On which other platforms each of the creators is found, too. */
export async function findOtherPlatforms(
  db: Queryable,
  { influencerIds, platform }: { influencerIds: readonly string[]; platform: Platform },
): Promise<Map<string, Other[]>> {
  const others = platforms
    .filter((other) => other !== platform)
    .map(
      (other) => sql`
        select found.influencer_id as id, linked.platform, linked.handle, nullif(found.followers, ${unknownFigure}) as followers
        from ${sql.table(`discovery_${other}`)} as found
        join social_accounts as linked on linked.influencer_id = found.influencer_id and linked.platform = ${other}
        where found.influencer_id in (${sql.join(influencerIds)})`,
    );
  const { rows } = await sql<Other & { id: string }>`${sql.join(others, sql` union all `)}`.execute(db);
  const byCreator = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byCreator].map(([id, some]) => [id, some.map(({ id: _, ...other }) => other)]));
}

/** A company looked at the account: it is read before others, for some days. */
export async function markOpened(
  db: Queryable,
  { influencerIds, platform, now }: { influencerIds: readonly string[]; platform: Platform; now: Date },
): Promise<void> {
  await db
    .updateTable("social_accounts")
    .set({ opened_at: now })
    .where("influencer_id", "in", influencerIds)
    .where("platform", "=", platform)
    .execute();
}
