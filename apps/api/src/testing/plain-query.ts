import { CompiledQuery } from "kysely";
import type { Queryable } from "../platform/db/database.ts";

/** Plain SQL with its values, over the product's own handle: what the drills read and write a database with. */
export async function query<Row>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}
