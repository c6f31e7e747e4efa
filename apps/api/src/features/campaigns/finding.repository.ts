import type { CampaignSort } from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { CampaignRow, Place } from "./campaigns.repository.ts";

/** A linked account, as campaigns are fitted to it. */
export type Reach = { readonly platform: Platform; readonly followers: number | null };

export type Filters = {
  readonly platform: Platform | undefined;
  readonly category: string | undefined;
  readonly minFee: number | undefined;
  readonly now: Date;
};

/** What fits a creator: places are left, an account reaches what is asked, the categories meet, and there is no application yet. */
export type Fitting = {
  readonly accounts: readonly Reach[];
  readonly categories: readonly string[];
  readonly appliedTo: readonly string[];
};

function filtered({ platform, category, minFee, now }: Filters): RawBuilder<boolean> {
  return sql`closes_at > ${now}
    and (${platform ?? null}::text is null or platform = ${platform ?? null})
    and (${category ?? null}::text is null or ${category ?? null} = any(categories))
    and fee_yen >= ${minFee ?? 0}`;
}

function fits({ accounts, categories, appliedTo }: Fitting): RawBuilder<boolean> {
  return sql`not is_full and id <> all(${[...appliedTo]}::uuid[])
    and (categories = '{}' or categories && ${[...categories]}::text[])
    and exists (
      select 1 from unnest(
        ${accounts.map(({ platform }) => platform)}::text[], ${accounts.map(({ followers }) => followers ?? 0)}::bigint[]
      ) as own (platform, followers)
      where own.platform = open_campaigns.platform and own.followers >= open_campaigns.min_followers
    )`;
}

const orders = {
  newest: { column: sql`published_at`, type: sql`timestamptz`, isUp: false },
  closing: { column: sql`closes_at`, type: sql`timestamptz`, isUp: true },
  fee: { column: sql`fee_yen`, type: sql`bigint`, isUp: false },
} as const satisfies Record<CampaignSort, unknown>;

type OpenRow = { readonly id: string; readonly company_id: string; readonly at: string };

/** Reads a table that every machine has: asks no creator's or company's shard. */
export async function findOpen(
  db: Queryable,
  {
    filters,
    fitting,
    sort,
    after,
    most,
  }: { filters: Filters; fitting: Fitting | null; sort: CampaignSort; after: Place | null; most: number },
): Promise<OpenRow[]> {
  const { column, type, isUp } = orders[sort];
  const than = isUp ? sql`>` : sql`<`;
  const way = isUp ? sql`asc` : sql`desc`;
  const behind = after ? sql`(${column}, id) ${than} (${after.at}::${type}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<OpenRow>`
    select id, company_id, ${column}::text as at from open_campaigns
    where ${filtered(filters)} and ${fitting ? fits(fitting) : sql`true`} and ${behind}
    order by ${column} ${way}, id ${way} limit ${most}`.execute(db);
  return rows;
}

export async function countOpenFound(
  db: Queryable,
  { filters, fitting }: { filters: Filters; fitting: Fitting },
): Promise<{ all: number; fitting: number }> {
  const { rows } = await sql<{ all: string; fitting: string }>`
    select count(*) as all, count(*) filter (where is_fitting) as fitting from (
      select ${fits(fitting)} as is_fitting from open_campaigns where ${filtered(filters)} limit ${limits.campaignCountMost}
    ) as found`.execute(db);
  const [counts] = rows;
  return { all: Number(counts?.all ?? 0), fitting: Number(counts?.fitting ?? 0) };
}

/** The company of a campaign that takes applications. */
export async function findOpenOwner(
  db: Queryable,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("open_campaigns")
    .select("company_id")
    .where("id", "=", campaignId)
    .where("closes_at", ">", now)
    .executeTakeFirst();
  return row?.company_id;
}

/** The companies' own rows by id; asks as many shards as the page has companies. */
export async function findCampaignRows(
  db: Queryable,
  keys: readonly { readonly company_id: string; readonly id: string }[],
): Promise<Map<string, CampaignRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("campaigns")
    .selectAll()
    .where("company_id", "in", [...new Set(keys.map(({ company_id }) => company_id))])
    .where(
      "id",
      "in",
      keys.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
