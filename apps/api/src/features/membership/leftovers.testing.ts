import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** Every table of the database, the job queue's own among them, in which a row holds one of the texts in any column. */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const holds = sql.join(
      texts.map((text) => sql`position(${text} in held::text) > 0`),
      sql` or `,
    );
    const rows =
      await sql`select 1 from ${sql.table(`${schema}.${name}`)} held where ${holds} limit 1`.execute(db);
    if (rows.rows.length > 0) found.push(name);
  }
  return found;
}
