import { type Kysely, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { Queryable } from "./database.ts";
import { watchReplica } from "./read-replica.ts";
import { ServerDb } from "./server-db.ts";

const template = inject("template");
const replicaUrl = template.kind === "server" ? template.replicaUrl : undefined;

async function openedDatabase() {
  const database = await openTestDatabase(template);
  onTestFinished(() => database.close());
  return database;
}

async function isReplica(db: Queryable | Kysely<never>): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is;
}

test("what only reads is asked of the replica where there is one, else of the primary", async () => {
  const { db, reads } = await openedDatabase();
  expect(await reads(isReplica)).toBe(replicaUrl !== undefined);
  expect(await isReplica(db)).toBe(false);
});

test.runIf(replicaUrl !== undefined)("what a replica does not answer is asked of the primary", async () => {
  const { reads } = await openedDatabase();
  const refusedThere = (db: Queryable) => sql`create temporary table written (id int)`.execute(db);
  await expect(reads(refusedThere)).resolves.toBeDefined();
});

test.runIf(replicaUrl !== undefined)(
  "a replica behind a pooler that does not begin its connections as it must is not asked, and the log says so",
  async () => {
    const { db } = await openedDatabase();
    const pool = () => new pg.Pool({ connectionString: replicaUrl });
    const unset = new ServerDb({ pool: pool(), isPooled: true });
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const { reads, stop } = await watchReplica({ db, replica: unset, log });
    expect(await reads(isReplica)).toBe(false);
    expect(lines.join()).toContain("DATABASE_READ_URL");
    await stop();
  },
);

test.runIf(template.kind === "server")(
  "a replica that is gone costs the start and the reading nothing",
  async () => {
    const { db } = await openedDatabase();
    const pool = () => new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/nothing" });
    const nobody = new ServerDb({ pool: pool(), isPooled: false });
    const { reads, stop } = await watchReplica({ db, replica: nobody, log: pino({ level: "silent" }) });
    expect(await reads(isReplica)).toBe(false);
    await stop();
  },
);
