import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";

export type Table = { readonly schema: string; readonly name: string };

/** Every table of the database, the job queue's own among them. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const tables = await sql<Table>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  return tables.rows;
}

/** All rows of all tables, or of the chosen ones, as one text with a line for each row. */
export async function dumpOf(db: Db, isAsked: (table: Table) => boolean = () => true): Promise<string> {
  const lines: string[] = [];
  for (const { schema, name } of (await tablesOf(db)).filter(isAsked)) {
    const table = sql.table(`${schema}.${name}`);
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(held)::text as row from ${table} held`.execute(db);
    lines.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return lines.join("\n");
}
