import type { SearchSort } from "@tomoru/contract/company/discovery";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { type Found, type FoundPage, onlyWords, type Search, type SearchPlace } from "./search.rules.ts";
import {
  all,
  backwards,
  behind,
  best,
  column,
  figuresTable,
  hits,
  inText,
  noIndex,
  order,
  otherConditions,
  place,
  type SearchBounds,
  textsTable,
} from "./search-statement.repository.ts";
import { fitting, isWalkCut, onIndex, walk } from "./search-walk.repository.ts";

type Asked = { search: Search; most: number; bounds: SearchBounds };

/** Few texts tell how common the words are: enough to choose the way that reads least. */
const sampled = { texts: 400, enough: 100, onwards: 2000 };
/** For words in more than one of this many texts, reading the texts that fit the filters takes less than reading the hits. */
const frequent = 50;
/** So many that have the words are not looked up one by one. */
const manyHits = 2000;

/** A page of those who have all words. Each step reads a bounded number of rows. */
export async function findByWords(db: Queryable, { search, most, bounds }: Asked): Promise<FoundPage> {
  const texts = Math.min(sampled.texts, bounds.texts);
  const first = await sample(db, { search, most, bounds: { ...bounds, texts } });
  const { rows, looked, last } = first;
  if (rows.length === most) return { rows, cutAt: null };
  const isSampleFull = looked === texts;
  if (!isSampleFull && !(await isWalkCut(db, { search, bounds }))) return { rows, cutAt: null };
  const left = most - rows.length;
  if (isSampleFull && last !== null && looked * left <= sampled.onwards * rows.length) {
    const more = await walk(db, { search: { ...search, after: last }, most: left, bounds });
    if (more.length === left) return { rows: [...rows, ...more], cutAt: null };
  }
  const byWords = (await areFrequent(db, { search, most, bounds }, first))
    ? null
    : await amongHits(db, { search, most, bounds });
  return byWords ?? passWithTexts(db, { search, most, bounds });
}

/** Where few fit the filters, the words are looked for among those who need not fit. */
async function areFrequent(db: Queryable, { search, most, bounds }: Asked, first: Sample): Promise<boolean> {
  const unfiltered = { ...search, filters: onlyWords(search.filters.words), after: null };
  const within = { ...bounds, texts: Math.min(sampled.enough, bounds.texts) };
  const { rows, looked } =
    first.looked < sampled.enough ? await sample(db, { search: unfiltered, most, bounds: within }) : first;
  return rows.length * frequent >= looked;
}

type Sample = { looked: number; last: SearchPlace | null; rows: Found[] };

/** The first texts on the walk, all of them: who has the words, and how many were looked at to find that. */
async function sample(db: Queryable, { search, most, bounds }: Asked): Promise<Sample> {
  const { platform, sort, filters } = search;
  const key = column(sort);
  const { rows } = await sql<Sample>`
    with looked as materialized (
      select influencer_id, ${key}, ${all(inText(filters.words))} as has_words
      from (${fitting(search, bounds.texts, bounds)}) as fitting join ${textsTable(platform)} using (influencer_id)
    )
    select (select count(*)::integer from looked) as "looked", (
      select row_to_json(last) from (
        select ${place(sort)} from looked order by ${backwards(search, key)} limit 1
      ) as last
    ) as "last", ${asList(sort, sql`select * from looked where has_words order by ${order(search, key)} limit ${sql.lit(most)}`)} as "rows"`.execute(
    db,
  );
  return rows[0] ?? { looked: 0, last: null, rows: [] };
}

/**
 * Among the accounts that have the words. Null where those are more than the bound. Of many the first are soon met on the index
 * of the sort, which is read without its table; few are looked up one by one.
 */
async function amongHits(db: Queryable, { search, most, bounds }: Asked): Promise<FoundPage | null> {
  const { platform, sort, filters } = search;
  const others = otherConditions(sort, filters);
  const figures =
    others.length === 0 ? sql`` : sql`join ${figuresTable(platform)} as figures using (influencer_id)`;
  const { rows } = await sql<{ hits: number; rows: Found[] | null }>`
    with hits as materialized (${hits(search, bounds.hits + 1)}),
    counted as materialized (select count(*)::integer as hits from hits),
    met as materialized (
      select ${asList(
        sort,
        sql`
        select influencer_id, met.${column(sort)} from (
          select * from (${onIndex(search, bounds)}) as walked where (influencer_id in (select influencer_id from hits)) is true
        ) as met ${figures} where ${all(others)} order by ${order(search, sql`met.${column(sort)}`)} limit ${sql.lit(most)}`,
      )} as rows
    )
    select hits, case
      when hits > ${sql.lit(bounds.hits)} then null
      when hits >= ${sql.lit(manyHits)} and (select json_array_length(rows) = ${sql.lit(most)} from met) then (select rows from met)
      else (select ${asList(
        sort,
        sql`
        select influencer_id, ${column(sort)} from hits join ${figuresTable(platform)} using (influencer_id)
        where ${all([...behind(search, noIndex(sort)), ...otherConditions(null, filters)])}
        order by ${order(search, noIndex(sort))} limit ${sql.lit(most)}`,
      )})
    end as "rows" from counted`.execute(db);
  const found = rows[0]?.rows ?? null;
  return found === null ? null : { rows: found, cutAt: null };
}

/** Ordered rows as one value, so that a statement reads them only where it needs them. */
function asList(sort: SearchSort, ordered: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select json_agg(found) from (select ${place(sort)} from (${ordered}) as ordered) as found), '[]')`;
}

/** A word that very many have, with filters that few fit: the best that fit, then their texts. */
async function passWithTexts(db: Queryable, { search, most, bounds }: Asked): Promise<FoundPage> {
  const { platform, sort, filters } = search;
  const key = column(sort);
  const { rows } = await sql<{ last: SearchPlace | null; rows: Found[] }>`
    with best as materialized (${best(search, bounds.walk)})
    select (
      select row_to_json(last) from (
        select ${place(sort)} from best order by ${order(search, key)} offset ${sql.lit(bounds.walk - 1)} limit 1
      ) as last
    ) as "last", ${asList(
      sort,
      sql`
      select influencer_id, ${key} from (select * from best order by ${order(search, key)} limit ${sql.lit(bounds.walk)}) as best
      join ${textsTable(platform)} using (influencer_id)
      where ${all(inText(filters.words))} order by ${order(search, key)} limit ${sql.lit(most)}`,
    )} as "rows"`.execute(db);
  const [answer] = rows;
  if (answer === undefined) return { rows: [], cutAt: null };
  return { rows: answer.rows, cutAt: answer.rows.length < most ? answer.last : null };
}
