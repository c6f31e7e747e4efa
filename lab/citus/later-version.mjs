// A database that an earlier version distributed: the migrations since then run on it, and what they bring gets its place.
import { pino } from "pino";
import { placeAll } from "../../apps/api/src/maintenance/distribute.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { migrateUpTo } from "../../apps/api/src/testing/earlier-schema.ts";
import { runCommand } from "../drills/harness/copy.mjs";
import { ask } from "./cluster.mjs";

/** The step that the earlier version ended with: tables, references and columns have come since. */
const earlier = "0005-membership";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, { url }) {
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  await database.patiently(async (db) => {
    await migrateUpTo(db, earlier);
    for (const line of await placeAll(db, 8)) trial.say(line);
  });
  await database.close();
  await ask(
    url,
    `insert into influencers (id, status, email, created_at)
     select gen_random_uuid(), 'active', 'earlier' || n || '@example.jp', now() from generate_series(1, 100) n`,
  );
  // An own world of 40 creators comes with the newest schema, and places what is new.
  const world = await trial.world({ databaseUrl: url, isPlaced: false });
  const unplaced = await runCommand({ env: world.env });
  trial.check(`it does not start before that: ${unplaced.output.split("\n").at(-1)}`, unplaced.code === 1);
  const { code, output } = await runCommand({ env: world.env, args: ["distribute"] });
  for (const line of output.split("\n")) trial.say(line);
  trial.check("what has come since is placed", code === 0);
  await trial.copy({ env: world.env });
  trial.check("the product starts", true);
}
