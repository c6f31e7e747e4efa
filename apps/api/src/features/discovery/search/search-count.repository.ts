import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Search } from "./search.rules.ts";
import {
  all,
  figuresTable,
  hits,
  inText,
  otherConditions,
  type SearchBounds,
  searchBounds,
  textsTable,
} from "./search-statement.repository.ts";

export type FoundCount = { readonly value: number; readonly isAtLeast: boolean };

type Counting = { search: Pick<Search, "platform" | "filters">; most: number; bounds: SearchBounds };

/** So few are looked at one by one before the whole table is. */
const few = { hits: 500, fitting: 5000 };

/** Accounts that a search finds, to `most`; "at least" where more were not looked at. */
export async function countFound(
  db: Queryable,
  { search, most, bounds = searchBounds }: { search: Search; most: number; bounds?: SearchBounds },
): Promise<FoundCount> {
  const { platform, filters } = search;
  if (filters.words.length > 0) return countWithWords(db, { search, most, bounds });
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as "found" from (
      select 1 from ${figuresTable(platform)} where ${all(otherConditions(null, filters))} limit ${sql.lit(most + 1)}
    ) as found`.execute(db);
  return upTo(most, rows[0]?.found ?? 0);
}

function upTo(most: number, found: number): FoundCount {
  return { value: Math.min(found, most), isAtLeast: found > most };
}

async function countWithWords(db: Queryable, { search, most, bounds }: Counting): Promise<FoundCount> {
  if (otherConditions(null, search.filters).length === 0) {
    const { rows } = await sql<{ found: number }>`
      select count(*)::integer as "found" from (${hits(search, most + 1)}) as hits`.execute(db);
    return upTo(most, rows[0]?.found ?? 0);
  }
  const ofFew = await countAmongHits(db, {
    search,
    most,
    bounds: { ...bounds, hits: Math.min(few.hits, bounds.hits) },
  });
  if (!ofFew.isAtLeast || ofFew.value === most) return ofFew;
  return (
    (await countAmongFitting(db, { search, most, bounds })) ?? countAmongHits(db, { search, most, bounds })
  );
}

async function countAmongHits(db: Queryable, { search, most, bounds }: Counting): Promise<FoundCount> {
  const { rows } = await sql<{ found: number; hits: number }>`
    with hits as materialized (${hits(search, bounds.hits + 1)}),
    fitting as materialized (
      select count(*)::integer as found from (
        select 1 from hits join ${figuresTable(search.platform)} using (influencer_id)
        where ${all(otherConditions(null, search.filters))} limit ${sql.lit(most + 1)}
      ) as fitting
    )
    select found, case when found > ${sql.lit(most)} then 0 else (select count(*)::integer from hits) end as "hits"
    from fitting`.execute(db);
  const { found, hits: withWords } = rows[0] ?? { found: 0, hits: 0 };
  return { value: Math.min(found, most), isAtLeast: found > most || withWords > bounds.hits };
}

/** Counts among the accounts that fit the filters, for very common words. Null where too many fit. */
async function countAmongFitting(
  db: Queryable,
  { search: { platform, filters }, most, bounds }: Counting,
): Promise<FoundCount | null> {
  const limit = Math.min(few.fitting, bounds.walk);
  const { rows } = await sql<{ fitting: number; found: number | null }>`
    with fitting as materialized (
      select influencer_id from ${figuresTable(platform)}
      where ${all(otherConditions(null, filters))} limit ${sql.lit(limit + 1)}
    ), counted as materialized (select count(*)::integer as fitting from fitting)
    select fitting, case when fitting > ${sql.lit(limit)} then null else (
      select count(*)::integer from fitting join ${textsTable(platform)} using (influencer_id)
      where ${all(inText(filters.words))}
    ) end as "found" from counted`.execute(db);
  const found = rows[0]?.found ?? null;
  return found === null ? null : upTo(most, found);
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
