import { Migrator } from "kysely/migration";
import type { Db } from "../platform/db/database.ts";
import { getMigrations } from "../platform/db/migrate.ts";

/** An empty database gets the schema as it was after one step, named as its file is. Throws where a step fails. */
export async function migrateUpTo(db: Db, step: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateTo(step);
  if (error) throw error;
}
