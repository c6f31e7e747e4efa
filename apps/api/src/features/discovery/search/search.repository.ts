import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { findByWords } from "./keyword-search.repository.ts";
import type { Found, FoundPage, Search } from "./search.rules.ts";
import {
  best,
  column,
  order,
  place,
  type SearchBounds,
  searchBounds,
} from "./search-statement.repository.ts";
import { isWalkCut, walk } from "./search-walk.repository.ts";

/** `most` accounts behind the place, in the order of the search; `null` means that the bounds were reached before. */
export async function findPage(
  db: Queryable,
  { search, most, bounds = searchBounds }: { search: Search; most: number; bounds?: SearchBounds },
): Promise<FoundPage> {
  if (search.filters.words.length > 0) return findByWords(db, { search, most, bounds });
  const walked = await walk(db, { search, most, bounds });
  if (walked.length === most || !(await isWalkCut(db, { search, bounds })))
    return { rows: walked, cutAt: null };
  return { rows: await pass(db, { search, most }), cutAt: null };
}

/** Over the whole table once: narrow filters, against the order of the sort. */
async function pass(db: Queryable, { search, most }: { search: Search; most: number }): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${place(search.sort)} from (${best(search, most)}) as best order by ${order(search, column(search.sort))}
  `.execute(db);
  return rows;
}
