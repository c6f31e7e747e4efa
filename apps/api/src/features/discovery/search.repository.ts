import { type SearchSort, searchSorts } from "@tomoru/contract/company/discovery";
import type { Platform } from "@tomoru/contract/influencer/offers";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { Range, Search, SearchFilters, SearchPlace } from "./search.rules.ts";
import { gramsOf, longWords } from "./search-words.rules.ts";
import { unknownPriceYen } from "./unknown-figures.rules.ts";

export type Found = SearchPlace;
export type FoundPage = {
  readonly rows: readonly Found[];
  /** Where the search went on from, had it not been cut short; null: the rows are all that it found. */
  readonly cutAt: SearchPlace | null;
};

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

const figuresTable = (platform: Platform) => sql.table(`discovery_${platform}`);
const textsTable = (platform: Platform) => sql.table(`discovery_texts_${platform}`);

type Condition = RawBuilder<unknown>;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

function numbersIn(column: string, { min, max }: Range, least: number, most: number | null): Condition[] {
  if (min === null && max === null) return [];
  const ref = sql.ref(column);
  const from = sql`${ref} >= ${Math.max(min ?? least, least)}::integer`;
  const highest = max ?? most;
  return highest === null ? [from] : [from, sql`${ref} <= ${highest}::integer`];
}

function conditionsOn(sort: SearchSort, filters: SearchFilters): Condition[] {
  if (sort === "price") return numbersIn("price_yen", filters.price, 0, unknownPriceYen - 1);
  if (sort !== "lastPost") return numbersIn(columns[sort], filters[sort], 0, null);
  const { min, max } = filters.lastPost;
  if (min === null && max === null) return [];
  const from = sql`last_post_on >= ${min ?? firstKnownDay}::date`;
  return max === null ? [from] : [from, sql`last_post_on <= ${max}::date`];
}

function otherConditions(sort: SearchSort | null, filters: SearchFilters): Condition[] {
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
function behind({ sort, after }: Search, reads: Condition): Condition[] {
  if (after === null) return [];
  const value = sort === "lastPost" ? sql`${after.value}::date` : sql`${after.value}::integer`;
  const place = sql`(${value}, ${after.id}::uuid)`;
  return [
    sort === "price" ? sql`(${reads}, influencer_id) > ${place}` : sql`(${reads}, influencer_id) < ${place}`,
  ];
}

function order({ sort }: Pick<Search, "sort">, reads: Condition): Condition {
  return sort === "price" ? sql`${reads}, influencer_id` : sql`${reads} desc, influencer_id desc`;
}

function inText(words: readonly string[]): Condition[] {
  return words.map((word) => sql`strpos(body, ${word}) > 0`);
}

const column = (sort: SearchSort) => sql.ref(columns[sort]);
/** Keeps the planner from the index of the column, which it would follow from end to end. */
const noIndex = (sort: SearchSort) => sql`(${column(sort)} + 0)`;
const place = (sort: SearchSort) => sql`influencer_id as "id", ${column(sort)}::text as "value"`;

/** `most` accounts behind the place, in the order of the search; `null` means that the bounds were reached before. */
export async function findPage(
  db: Queryable,
  { search, most, bounds = searchBounds }: { search: Search; most: number; bounds?: SearchBounds },
): Promise<FoundPage> {
  const quick = search.filters.words.length > 0 ? await quickly(db, { search, most, bounds }) : null;
  if (quick) return quick;
  const walked = await walk(db, { search, most, bounds });
  if (walked.length === most) return { rows: walked, cutAt: null };
  if (search.filters.words.length === 0) return { rows: await pass(db, { search, most }), cutAt: null };
  const byWords = await amongHits(db, { search, most, bounds });
  return byWords ?? passWithTexts(db, { search, most, bounds });
}

/** Of a word that very many have, the first texts on the walk have enough; of one that few have, so do its hits. */
const quickBounds = { texts: 300, hits: 500 };

async function quickly(
  db: Queryable,
  { search, most, bounds }: { search: Search; most: number; bounds: SearchBounds },
): Promise<FoundPage | null> {
  const texts = Math.min(quickBounds.texts, bounds.texts);
  const walked = await walk(db, { search, most, bounds: { ...bounds, texts } });
  if (walked.length === most) return { rows: walked, cutAt: null };
  const hits = Math.min(quickBounds.hits, bounds.hits);
  return amongHits(db, { search, most, bounds: { ...bounds, hits } });
}

/** Along the index of the sort, as far as the bound. Most searches end here. */
async function walk(
  db: Queryable,
  { search, most, bounds }: { search: Search; most: number; bounds: SearchBounds },
): Promise<Found[]> {
  const { platform, sort, filters } = search;
  const key = column(sort);
  const along = sql`
    select * from ${figuresTable(platform)}
    where ${all([...behind(search, key), ...conditionsOn(sort, filters)])}
    order by ${order(search, key)} limit ${sql.lit(bounds.walk)}`;
  const fitting = (limit: number) => sql`
    select * from (${along}) as walked where ${all(otherConditions(sort, filters))}
    order by ${order(search, key)} limit ${sql.lit(limit)}`;
  if (filters.words.length === 0) {
    const { rows } = await sql<Found>`select ${place(sort)} from (${fitting(most)}) as fitting`.execute(db);
    return rows;
  }
  const { rows } = await sql<Found>`
    select ${place(sort)} from (${fitting(bounds.texts)}) as fitting join ${textsTable(platform)} using (influencer_id)
    where ${all(inText(filters.words))} order by ${order(search, key)} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Over the whole table once: narrow filters, against the order of the sort. */
async function pass(db: Queryable, { search, most }: { search: Search; most: number }): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${place(search.sort)} from (${best(search, most)}) as best order by ${order(search, column(search.sort))}
  `.execute(db);
  return rows;
}

function best(search: Search, limit: number): Condition {
  const { platform, sort, filters } = search;
  const conditions = [...behind(search, noIndex(sort)), ...otherConditions(null, filters)];
  return sql`
    select influencer_id, ${column(sort)} from ${figuresTable(platform)} where ${all(conditions)}
    order by ${order(search, noIndex(sort))} limit ${sql.lit(limit)}`;
}

function hits(
  { platform, filters: { words } }: Pick<Search, "platform" | "filters">,
  limit: number,
): Condition {
  return sql`
    select influencer_id from ${textsTable(platform)}
    where ${all([sql`grams(body) @> ${gramsOf(words)}::text[]`, ...inText(longWords(words))])} limit ${sql.lit(limit)}`;
}

/** Among the accounts that have the words. Null where those are more than the bound. */
async function amongHits(
  db: Queryable,
  { search, most, bounds }: { search: Search; most: number; bounds: SearchBounds },
): Promise<FoundPage | null> {
  const { platform, sort, filters } = search;
  const conditions = [...behind(search, noIndex(sort)), ...otherConditions(null, filters)];
  const { rows } = await sql<{ hits: number; rows: Found[] }>`
    with hits as materialized (${hits(search, bounds.hits + 1)})
    select (select count(*)::integer from hits) as "hits", coalesce((
      select json_agg(found) from (
        select ${place(sort)} from hits join ${figuresTable(platform)} using (influencer_id) where ${all(conditions)}
        order by ${order(search, noIndex(sort))} limit ${sql.lit(most)}
      ) as found
    ), '[]') as "rows"`.execute(db);
  const [answer] = rows;
  return answer === undefined || answer.hits > bounds.hits ? null : { rows: answer.rows, cutAt: null };
}

/** A word that very many have, with filters that few fit: the best that fit, then their texts. */
async function passWithTexts(
  db: Queryable,
  { search, most, bounds }: { search: Search; most: number; bounds: SearchBounds },
): Promise<FoundPage> {
  const { platform, sort, filters } = search;
  const key = column(sort);
  const { rows } = await sql<{ looked: number; last: SearchPlace | null; rows: Found[] }>`
    with best as materialized (${best(search, bounds.walk)})
    select (select count(*)::integer from best) as "looked", (
      select row_to_json(last) from (
        select ${place(sort)} from best order by ${order(search, key)} offset ${sql.lit(bounds.walk - 1)} limit 1
      ) as last
    ) as "last", coalesce((
      select json_agg(found) from (
        select ${place(sort)} from best join ${textsTable(platform)} using (influencer_id)
        where ${all(inText(filters.words))} order by ${order(search, key)} limit ${sql.lit(most)}
      ) as found
    ), '[]') as "rows"`.execute(db);
  const [answer] = rows;
  if (answer === undefined) return { rows: [], cutAt: null };
  return { rows: answer.rows, cutAt: answer.rows.length < most ? answer.last : null };
}

export type FoundCount = { readonly value: number; readonly isAtLeast: boolean };

/** Accounts that a search finds, to `most`; "at least" where more were not looked at. */
export async function countFound(
  db: Queryable,
  { search, most, bounds = searchBounds }: { search: Search; most: number; bounds?: SearchBounds },
): Promise<FoundCount> {
  const { platform, filters } = search;
  const conditions = all(otherConditions(null, filters));
  if (filters.words.length === 0) {
    const { rows } = await sql<{ found: number }>`
      select count(*)::integer as "found" from (
        select 1 from ${figuresTable(platform)} where ${conditions} limit ${sql.lit(most + 1)}
      ) as found`.execute(db);
    const found = rows[0]?.found ?? 0;
    return { value: Math.min(found, most), isAtLeast: found > most };
  }
  const { rows } = await sql<{ hits: number; found: number }>`
    with hits as materialized (${hits(search, bounds.hits + 1)})
    select (select count(*)::integer from hits) as "hits", (
      select count(*)::integer from (
        select 1 from hits join ${figuresTable(platform)} using (influencer_id) where ${conditions} limit ${sql.lit(most + 1)}
      ) as fitting
    ) as "found"`.execute(db);
  const { hits: withWords, found } = rows[0] ?? { hits: 0, found: 0 };
  return { value: Math.min(found, most), isAtLeast: found > most || withWords > bounds.hits };
}

/** Accounts that came to be found after a moment, to `most`, among the newest that the bounds let through. */
export async function countFoundSince(
  db: Queryable,
  {
    search: { platform, filters },
    since,
    most,
    bounds = searchBounds,
  }: {
    search: Pick<Search, "platform" | "filters">;
    since: Date;
    most: number;
    bounds?: SearchBounds;
  },
): Promise<number> {
  const hasWords = filters.words.length > 0;
  const newest = sql`
    select * from ${figuresTable(platform)} where found_since > ${since}
    order by found_since desc, influencer_id desc limit ${sql.lit(bounds.walk)}`;
  const fitting = sql`
    select influencer_id from (${newest}) as newest where ${all(otherConditions(null, filters))}
    limit ${sql.lit(hasWords ? bounds.texts : most)}`;
  const withWords = hasWords
    ? sql`join ${textsTable(platform)} using (influencer_id) where ${all(inText(filters.words))}`
    : sql``;
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as "found" from (
      select 1 from (${fitting}) as fitting ${withWords} limit ${sql.lit(most)}
    ) as found`.execute(db);
  return rows[0]?.found ?? 0;
}
