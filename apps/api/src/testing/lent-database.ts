import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import { tablesOf } from "./database-tables.ts";
import { emptyDatabase, filledTables } from "./empty-database.ts";
import { openTestDatabase, type Template, type TestDatabase } from "./test-database.ts";

export type LentDatabase = TestDatabase & {
  /** Makes it as it was after the migrations. Rejects if anything else has changed than the rows that tests write. */
  restore(): Promise<void>;
};

/** The idle databases of this worker. */
const idle: LentDatabase[] = [];

/** A migrated database for a file that does not change the schema: when closed, it goes to the worker's next file. */
export function borrowDatabase(template: Template): Promise<TestDatabase> {
  return lends(template) ? lentDatabase(template) : openTestDatabase(template);
}

/** What is lent keeps its connections; the embedded database has none. */
export function lends(template: Template): boolean {
  return template.kind === "embedded" || template.lends;
}

export async function lentDatabase(template: Template): Promise<LentDatabase> {
  const database = idle.pop() ?? (await restorable(await openTestDatabase(template)));
  return {
    ...database,
    async close() {
      await database.restore();
      idle.push(database);
    },
  };
}

async function restorable(database: TestDatabase): Promise<LentDatabase> {
  const { db } = database;
  const migrated = await whatStays(db);
  return {
    ...database,
    async restore() {
      await emptyQueues(db);
      await emptyDatabase(database);
      await sweepOut(db);
      const now = await whatStays(db);
      const changed = [...now.keys()].filter((table) => now.get(table) !== migrated.get(table));
      if (changed.length > 0) throw new Error(`a test has changed what was migrated: ${changed.join()}`);
    },
  };
}

/** Milliseconds: how often, and for how long, the end of the jobs that run is waited for. */
const patience = { pause: 10, most: 30_000 };

/** Deletes waiting jobs and waits for running ones, which may still write or send a mail. */
async function emptyQueues(db: Db): Promise<void> {
  const deadline = performance.now() + patience.most;
  for (;;) {
    await sql`delete from pgboss.job where state <> 'active'`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from pgboss.job`.execute(db);
    if (rows.length === 0) return;
    if (performance.now() > deadline) throw new Error(`a job does not end: ${rows[0]?.name}`);
    await setTimeout(patience.pause);
  }
}

/** Bytes of a table from which on what is left of its deleted rows is swept out: the next file's statements would read it. */
const muchLeft = 262_144;

async function sweepOut(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${muchLeft}`.execute(
    db,
  );
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db);
}

/** Tables, indexes, constraints and triggers, by their names. */
const namesOfSchema = sql`
  select 'the schema' as name, md5(string_agg(named, ',' order by named)) as sum from (
    select relname || relkind::text as named from pg_class where relnamespace = 'public'::regnamespace
    union all select conrelid::text || conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::text || tgname from pg_trigger where not tgisinternal
  ) names`;

/** A sum over the rows of each table that the migrations filled, and one over the schema. */
async function whatStays(db: Db): Promise<ReadonlyMap<string, string>> {
  const filled = new Set(await filledTables(db));
  const staying = (await tablesOf(db)).filter(({ schema, name }) => schema === "public" && !filled.has(name));
  const sums = staying.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, md5(string_agg(held::text, ',' order by held::text)) as sum
      from ${sql.table(name)} as held`,
  );
  const { rows } = await sql<{
    name: string;
    sum: string | null;
  }>`${sql.join([...sums, namesOfSchema], sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, sum }) => [name, sum ?? ""]));
}
