import { type SearchSort, searchSorts } from "@tomoru/contract/company/discovery";
import type { Platform } from "@tomoru/contract/platforms";
import { type RawBuilder, sql } from "kysely";
import { unknownPriceYen } from "../cards/unknown-figures.rules.ts";
import type { Range, Search, SearchFilters } from "./search.rules.ts";
import { gramsOf, longWords } from "./search-words.rules.ts";

/** No statement reads more than this, whatever the filters. */
export type SearchBounds = {
  /** Rows of an index, in its order. */
  readonly walk: number;
  /** Texts looked at on that walk. */
  readonly texts: number;
  /** Accounts that have a keyword's grams. */
  readonly hits: number;
};
export const searchBounds: SearchBounds = { walk: 20_000, texts: 4000, hits: 20_000 };

const firstKnownDay = "0001-01-02";

const columns = {
  followers: "followers",
  medianViews: "median_views",
  engagement: "engagement",
  price: "price_yen",
  lastPost: "last_post_on",
} as const satisfies Record<SearchSort, string>;

export const figuresTable = (platform: Platform) => sql.table(`discovery_${platform}`);
export const textsTable = (platform: Platform) => sql.table(`discovery_texts_${platform}`);

export type Condition = RawBuilder<unknown>;
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

function numbersIn(column: string, { min, max }: Range, least: number, most: number | null): Condition[] {
  if (min === null && max === null) return [];
  const ref = sql.ref(column);
  const from = sql`${ref} >= ${Math.max(min ?? least, least)}::integer`;
  const highest = max ?? most;
  return highest === null ? [from] : [from, sql`${ref} <= ${highest}::integer`];
}

export function conditionsOn(sort: SearchSort, filters: SearchFilters): Condition[] {
  if (sort === "price") return numbersIn("price_yen", filters.price, 0, unknownPriceYen - 1);
  if (sort !== "lastPost") return numbersIn(columns[sort], filters[sort], 0, null);
  const { min, max } = filters.lastPost;
  if (min === null && max === null) return [];
  const from = sql`last_post_on >= ${min ?? firstKnownDay}::date`;
  return max === null ? [from] : [from, sql`last_post_on <= ${max}::date`];
}

export function otherConditions(sort: SearchSort | null, filters: SearchFilters): Condition[] {
  const conditions = searchSorts
    .filter((other) => other !== sort)
    .flatMap((other) => conditionsOn(other, filters));
  conditions.push(...numbersIn("pr_share", filters.prShare, 0, null));
  if (filters.categories.length > 0) {
    const bits = filters.categories.reduce((sum, position) => sum | (1n << BigInt(position)), 0n);
    conditions.push(sql`categories & ${String(bits)}::bigint <> 0`);
  }
  if (filters.country !== null) conditions.push(sql`country = ${filters.country}::smallint`);
  if (filters.gender !== null) conditions.push(sql`gender = ${filters.gender}::smallint`);
  if (filters.born !== null) {
    const bands = filters.born.map(({ min, max }) => {
      const from = min === null ? [] : [sql`born_on >= ${min}::date`];
      return all([...from, sql`born_on <= ${max ?? "9999-12-31"}::date`]);
    });
    conditions.push(sql`(${sql.join(bands, sql` or `)})`);
  }
  return conditions;
}

/** `reads` is the column itself, or an expression of it that no index has: then one pass over the table is made. */
export function behind({ sort, after }: Search, reads: Condition): Condition[] {
  if (after === null) return [];
  const value = sort === "lastPost" ? sql`${after.value}::date` : sql`${after.value}::integer`;
  const place = sql`(${value}, ${after.id}::uuid)`;
  return [
    sort === "price" ? sql`(${reads}, influencer_id) > ${place}` : sql`(${reads}, influencer_id) < ${place}`,
  ];
}

export function order({ sort }: Pick<Search, "sort">, reads: Condition): Condition {
  return sort === "price" ? sql`${reads}, influencer_id` : sql`${reads} desc, influencer_id desc`;
}

export function inText(words: readonly string[]): Condition[] {
  return words.map((word) => sql`strpos(body, ${word}) > 0`);
}

export const column = (sort: SearchSort) => sql.ref(columns[sort]);
/** Keeps the planner from the index of the column, which it would follow from end to end. */
export const noIndex = (sort: SearchSort) => sql`(${column(sort)} + 0)`;
export const place = (sort: SearchSort) => sql`influencer_id as "id", ${column(sort)}::text as "value"`;

/** The other end of the order first. */
export function backwards({ sort }: Pick<Search, "sort">, reads: Condition): Condition {
  return sort === "price" ? sql`${reads} desc, influencer_id desc` : sql`${reads}, influencer_id`;
}

/** Over the whole table once, no more than `limit` kept. */
export function best(search: Search, limit: number): Condition {
  const { platform, sort, filters } = search;
  const conditions = [...behind(search, noIndex(sort)), ...otherConditions(null, filters)];
  return sql`
    select influencer_id, ${column(sort)} from ${figuresTable(platform)} where ${all(conditions)}
    order by ${order(search, noIndex(sort))} limit ${sql.lit(limit)}`;
}

export function hits(
  { platform, filters: { words } }: Pick<Search, "platform" | "filters">,
  limit: number,
): Condition {
  return sql`
    select influencer_id from ${textsTable(platform)}
    where ${all([sql`grams(body) @> ${gramsOf(words)}::text[]`, ...inText(longWords(words))])} limit ${sql.lit(limit)}`;
}
