import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { tablesOf } from "../../testing/database-tables.ts";

/** Every table of the database, the job queue's own among them, in which a row holds one of the texts in any column. */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, name } of await tablesOf(db)) {
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
