import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Db, OpenDatabase } from "./database.ts";
import { untilUnlocked } from "./until-unlocked.ts";

const folder = join(import.meta.dirname, "../../../migrations");

/**
 * Brings the schema up to date. Forward only, each step whole or not at all; throws on a failed or missing step. A step may
 * take long. A lock it does not get in two seconds (another copy is migrating, a backup is under way) is let go and tried
 * for again, so that the requests that queue behind it get their turn; after ten minutes it throws.
 */
export async function migrate({ db, patiently }: Pick<OpenDatabase, "db" | "patiently">): Promise<void> {
  if (await isUpToDate(db)) return;
  await untilUnlocked(() => patiently(migrateOnce));
}

/**
 * Nearly every start finds it so, and waits for no lock then. A schema without a list of steps, or a database that is away,
 * counts as not up to date: the long way makes the one and says the other.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const steps = await stepFiles();
    return rows.length === steps.length && rows.every(({ name }, index) => `${name}.sql` === steps[index]);
  } catch {
    return false;
  }
}

async function migrateOnce(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: false });
  // A step that copies a full table must not hold the locks of the next one for so long.
  for (let isDone = false; !isDone; ) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw error;
    isDone = results.length === 0;
  }
}

/** The steps by name, in order. Plain SQL files, so that a person can read what ran. */
export async function getMigrations(): Promise<Record<string, Migration>> {
  const steps = await Promise.all(
    (await stepFiles()).map(async (file) => [file.slice(0, -4), await step(join(folder, file))] as const),
  );
  return Object.fromEntries(steps);
}

async function stepFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
}

async function step(file: string): Promise<Migration> {
  const statements = statementsOf(await readFile(file, "utf8"));
  return {
    async up(trx) {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    },
  };
}

const statement = /(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;\s*?$|$(?![\s\S]))/gm;

/**
 * One statement at a time, since the embedded database prepares each: they end with a semicolon at a line's end, but for those
 * within the body of a function.
 */
export function statementsOf(text: string): string[] {
  return (text.replaceAll(/^\s*--.*$/gm, "").match(statement) ?? [])
    .map((found) => found.trim().replace(/;$/, ""))
    .filter((found) => found !== "");
}
