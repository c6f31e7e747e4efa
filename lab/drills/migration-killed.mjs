// The next version migrates while this one works, and is killed half-way: nothing of the step stays, and the next start does it.
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { root } from "../../scripts/root.mjs";
import { startLoad } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** Longer than a request may take in the database. */
const step = `create table drill_begun (id integer);
select pg_sleep(7);
alter table offers add column drill_note text not null default '';
`;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const from = nextVersion(join(drill.folder, "next"));
  const copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });

  const isMigrating = () =>
    world.withDatabase(async (db) => {
      const rows = await query(
        db,
        "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
      );
      return rows.length > 0;
    });
  const hasStep = () =>
    world.withDatabase(async (db) => {
      const rows = await query(
        db,
        `select 1 from information_schema.columns where column_name = 'drill_note'
         union all select 1 from information_schema.tables where table_name = 'drill_begun'`,
      );
      return rows.length;
    });

  const killed = await drill.copy({ env: world.env, from, ready: false });
  await eventually("the migration to be half-way", isMigrating);
  drill.say(`kill -9 half-way, after ${load.count()} acknowledged writes`);
  await killed.end("SIGKILL");
  drill.check("nothing of the step is there", (await hasStep()) === 0);

  const started = performance.now();
  const next = await drill.copy({ env: world.env, from });
  drill.check(
    `the next start did all of it, ready after ${seconds(performance.now() - started)}`,
    (await hasStep()) === 2,
  );
  await pause(1000);
  await load.stop();
  const failed = load.answers.filter(({ status }) => status !== 200);
  drill.check(
    `${load.answers.length} requests to the version before, ${failed.length} failed`,
    failed.length === 0,
  );
  drill.check("both versions run", copy.isRunning() && next.isRunning());
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}

/** This version with one migration more. @param {string} folder */
function nextVersion(folder) {
  const api = join(folder, "apps/api");
  mkdirSync(api, { recursive: true });
  for (const part of ["src", "migrations", "package.json"]) {
    cpSync(join(root, "apps/api", part), join(api, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(api, "migrations/9999-drill.sql"), step);
  return folder;
}
