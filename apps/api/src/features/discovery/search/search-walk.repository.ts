import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Found, Search } from "./search.rules.ts";
import {
  all,
  behind,
  type Condition,
  column,
  conditionsOn,
  figuresTable,
  inText,
  order,
  otherConditions,
  place,
  type SearchBounds,
  textsTable,
} from "./search-statement.repository.ts";

type Walk = { search: Search; most: number; bounds: SearchBounds };

function along(search: Search): Condition {
  const key = column(search.sort);
  return sql`
    from ${figuresTable(search.platform)}
    where ${all([...behind(search, key), ...conditionsOn(search.sort, search.filters)])}
    order by ${order(search, key)}`;
}

/** Those that fit among the next of the index of the sort, in its order: read no further than they are asked for. */
export function fitting(search: Search, limit: number, bounds: SearchBounds): Condition {
  return sql`
    select * from (select * ${along(search)} limit ${sql.lit(bounds.walk)}) as walked
    where ${all(otherConditions(search.sort, search.filters))}
    order by ${order(search, column(search.sort))} limit ${sql.lit(limit)}`;
}

/** What the index of the sort has of the same, which is read without its table. */
export function onIndex(search: Search, bounds: SearchBounds): Condition {
  return sql`select influencer_id, ${column(search.sort)} ${along(search)} limit ${sql.lit(bounds.walk)}`;
}

/** Along the index of the sort, as far as the bounds. Most searches end here. */
export async function walk(db: Queryable, { search, most, bounds }: Walk): Promise<Found[]> {
  const { platform, sort, filters } = search;
  if (filters.words.length === 0) {
    const { rows } = await sql<Found>`
      select ${place(sort)} from (${fitting(search, most, bounds)}) as fitting`.execute(db);
    return rows;
  }
  const { rows } = await sql<Found>`
    select ${place(sort)} from (${fitting(search, bounds.texts, bounds)}) as fitting
    join ${textsTable(platform)} using (influencer_id)
    where ${all(inText(filters.words))} order by ${order(search, column(sort))} limit ${sql.lit(most)}`.execute(
    db,
  );
  return rows;
}

/** Whether the walk ended at its bound: then there may be more behind it. */
export async function isWalkCut(db: Queryable, { search, bounds }: Omit<Walk, "most">): Promise<boolean> {
  const { rows } = await sql<{ isCut: boolean }>`
    select exists (select 1 ${along(search)} offset ${sql.lit(bounds.walk)} limit 1) as "isCut"`.execute(db);
  return rows[0]?.isCut !== false;
}
