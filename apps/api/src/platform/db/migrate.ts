import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");

/** Brings the schema up to date. Forward only; two copies that start at once wait for each other (advisory lock). Throws on a failed or missing step. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: false });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The steps by name, in order. Plain SQL files, so that a person can read what ran. */
export async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const steps = await Promise.all(
    files.map(async (file) => [file.slice(0, -4), await step(join(folder, file))] as const),
  );
  return Object.fromEntries(steps);
}

async function step(file: string): Promise<Migration> {
  const statements = statementsOf(await readFile(file, "utf8"));
  return {
    async up(trx) {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    },
  };
}

/** One statement at a time, since the embedded database prepares each: they end with a semicolon at a line's end. */
export function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
