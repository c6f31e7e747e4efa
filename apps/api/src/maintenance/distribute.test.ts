import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import type { Db } from "../platform/db/database.ts";
import { placements } from "../platform/db/placements.ts";
import { StartFault } from "../platform/start-fault.ts";
import { withDatabase } from "../testing/cluster.ts";
import { testConfig } from "../testing/test-config.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { distribute, placeAll } from "./distribute.ts";
import { findDisplaced, refuseHalfDistributed } from "./distributing.ts";
import { findPlaces, putReferencesAside, putReferencesBack } from "./distribution.repository.ts";

const template = inject("template");
const isCluster = template.kind === "server" && template.workerUrls.length > 0;
const onCluster = test.runIf(isCluster);
const onOneMachine = test.runIf(!isCluster);
const log = pino({ level: "silent" });

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase(template);
});
afterEach(() => database.close());

async function run(...args: string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const databaseUrl =
    template.kind === "server" ? withDatabase(template.url, rows[0]?.name ?? "") : undefined;
  const parts = { args, config: testConfig({ databaseUrl }), log, environment: {} };
  return distribute({ ...parts, assemble: () => Promise.reject(new Error("nothing is assembled")) });
}

function references(db: Db) {
  return sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`
    .execute(db)
    .then(({ rows }) => rows);
}

/** As a migration leaves a table that it has made: on the coordinator, with its references. */
async function bringBackToCoordinator(db: Db): Promise<void> {
  await sql`alter table status_changes drop constraint status_changes_influencer_id_fkey`.execute(db);
  await sql`select undistribute_table('status_changes')`.execute(db);
  await sql`alter table status_changes add constraint status_changes_influencer_id_fkey
    foreign key (influencer_id) references influencers (id) on delete cascade`.execute(db);
}

onOneMachine("what is no distributed database is refused, with what it lacks", async () => {
  const refused = run();
  await expect(refused).rejects.toThrow(StartFault);
  await expect(refused).rejects.toThrow(
    template.kind === "server" ? "create extension citus" : "set DATABASE_URL",
  );
});

onOneMachine("a database on one machine is never half distributed", async () => {
  await expect(refuseHalfDistributed(database.db)).resolves.toBeUndefined();
});

test.each(["0", "four", "1.5"])("%s is no number of shards", async (shards) => {
  await expect(run(shards)).rejects.toThrow("whole number");
});

onCluster("every table lies where the list says, and a second run finds nothing to do", async () => {
  expect(Object.fromEntries(await findPlaces(database.db))).toEqual(placements);
  expect(await placeAll(database.db, 4)).toEqual([
    `All ${Object.keys(placements).length} tables are in their place: there was nothing to do.`,
  ]);
  await expect(refuseHalfDistributed(database.db)).resolves.toBeUndefined();
});

onCluster(
  "a table that a later version brings is placed with its reference, and not before is a start let through",
  async () => {
    const before = await references(database.db);
    await bringBackToCoordinator(database.db);
    expect(await findDisplaced(database.db)).toEqual([
      { table: "status_changes", placement: { shardKey: "influencer_id" } },
    ]);
    await expect(refuseHalfDistributed(database.db)).rejects.toThrow("npm run distribute");
    const [byCreator, everywhere, alone, back] = await placeAll(database.db, 4);
    expect([byCreator, everywhere, alone]).toEqual([
      "By creator: status_changes.",
      "On every machine: nothing new.",
      "On the coordinator: nothing new.",
    ]);
    expect(back).toMatch(/^References put back: 1\./);
    expect(await references(database.db)).toEqual(before);
    await expect(refuseHalfDistributed(database.db)).resolves.toBeUndefined();
  },
);

onCluster(
  "references that are aside keep a server from starting, and come back by the next run",
  async () => {
    const before = await references(database.db);
    await putReferencesAside(database.db, ["account_sessions"]);
    expect((await references(database.db)).length).toBe(before.length - 2);
    await expect(refuseHalfDistributed(database.db)).rejects.toThrow("references are aside");
    expect(await putReferencesBack(database.db)).toBe(2);
    expect(await references(database.db)).toEqual(before);
  },
);

onCluster("a table without a place, and one that is placed otherwise, are named", async () => {
  await sql`create table newcomers (id uuid primary key)`.execute(database.db);
  await expect(findDisplaced(database.db)).rejects.toThrow("newcomers (has no place in placements.ts)");
  await sql`drop table newcomers`.execute(database.db);
  await sql`select undistribute_table('rate_limits')`.execute(database.db);
  await sql`select create_distributed_table('rate_limits', 'key')`.execute(database.db);
  await expect(findDisplaced(database.db)).rejects.toThrow("rate_limits (is placed otherwise)");
});

onCluster(
  "what is written on the coordinator and on a shard is committed on both or on neither",
  async () => {
    const number = await database.db.transaction().execute(async (trx) => {
      const owner = randomUUID();
      await sql`insert into rate_limits values ('somebody', now(), 1)`.execute(trx);
      await sql`insert into account_session_calls values (${owner}, ${owner}, now(), 1)`.execute(trx);
      const { rows } = await sql<{ number: string }>`
      select transaction_number::text as number from get_current_transaction_id()`.execute(trx);
      return rows[0]?.number;
    });
    const noted =
      await sql`select 1 from pg_dist_transaction where gid like ${`citus_0_%_${number}_%`}`.execute(
        database.db,
      );
    // The engine's own note of a commit in two phases, by which it is finished on the machine that missed the second.
    expect(noted.rows).toHaveLength(1);
  },
);
