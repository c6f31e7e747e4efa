import { sql } from "kysely";
import type { Queryable } from "../platform/db/database.ts";
import { StartFault } from "../platform/start-fault.ts";

/**
 * The mark of a database that was loaded from a backup but still lets old sessions in: a schema of this name. It is set
 * before the backup's data and goes with the last step of the restore.
 */
const mark = "restoring";

export const setMark = `create schema ${mark}`;

export async function takeMarkOff(db: Queryable): Promise<void> {
  await sql`drop schema ${sql.id(mark)}`.execute(db);
}

/** Throws StartFault for a database that carries the mark: a restore was broken off. */
export async function refuseHalfRestored(db: Queryable): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${mark}`.execute(db);
  if (rows.length === 0) return;
  throw new StartFault(
    "This database was being restored, and the restore was broken off: begin again with an empty one (DATABASE_URL, or DATA_DIR without its folder database).",
  );
}
