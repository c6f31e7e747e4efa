import { type Platform, platforms } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";

/** An account as the search knows it. Unknown figures as search.repository.ts has them. */
export type FoundAccount = {
  readonly influencerId: string;
  readonly foundSince: Date;
  /** Positions. */
  readonly categories: readonly number[];
  readonly followers: number;
  readonly medianViews: number;
  readonly engagement: number;
  readonly priceYen: number;
  readonly lastPostOn: string;
  readonly bornOn: string | null;
  readonly prShare: number;
  /** ISO 3166-1, by number. */
  readonly country: number | null;
  /** 1 male, 2 female, 3 other. */
  readonly gender: number | null;
  /** Folded. */
  readonly body: string;
};

/** Makes accounts to be found, with these figures. Those that are found already keep the day since when, and texts that did not change. */
export async function putFoundAccounts(
  db: Queryable,
  { platform, accounts }: { platform: Platform; accounts: readonly FoundAccount[] },
): Promise<void> {
  if (accounts.length === 0) return;
  const figures = accounts.map(({ categories, body: _, ...account }) => ({
    ...account,
    categories: String(categories.reduce((bits, position) => bits | (1n << BigInt(position)), 0n)),
  }));
  await sql`
    insert into ${sql.table(`discovery_${platform}`)} as found (influencer_id, found_since, categories, followers, median_views,
      engagement, price_yen, last_post_on, born_on, pr_share, country, gender)
    select "influencerId", "foundSince", categories, followers, "medianViews", engagement, "priceYen", "lastPostOn", "bornOn",
      "prShare", country, gender
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as put ("influencerId" uuid, "foundSince" timestamptz, categories bigint,
      followers integer, "medianViews" integer, engagement integer, "priceYen" integer, "lastPostOn" date, "bornOn" date,
      "prShare" smallint, country smallint, gender smallint)
    on conflict (influencer_id) do update set categories = excluded.categories, followers = excluded.followers,
      median_views = excluded.median_views, engagement = excluded.engagement, price_yen = excluded.price_yen,
      last_post_on = excluded.last_post_on, born_on = excluded.born_on, pr_share = excluded.pr_share,
      country = excluded.country, gender = excluded.gender`.execute(db);
  const texts = accounts.map(({ influencerId, body }) => ({ influencerId, body }));
  await sql`
    insert into ${sql.table(`discovery_texts_${platform}`)} as found (influencer_id, body)
    select "influencerId", body from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as put ("influencerId" uuid, body text)
    on conflict (influencer_id) do update set body = excluded.body where found.body <> excluded.body`.execute(
    db,
  );
}

/** Within the transaction that hides, unlinks, suspends or closes. All platforms unless one is named. */
export async function removeFoundAccounts(
  db: Queryable,
  { ownerId, platform }: { ownerId: OwnerId<"influencer">; platform?: Platform },
): Promise<void> {
  for (const each of platform ? [platform] : platforms) {
    await sql`delete from ${sql.table(`discovery_${each}`)} where influencer_id = ${ownerId}`.execute(db);
    await sql`delete from ${sql.table(`discovery_texts_${each}`)} where influencer_id = ${ownerId}`.execute(
      db,
    );
  }
}
