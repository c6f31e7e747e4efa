// Every connection to PostgreSQL is cut at once, three times, under writes.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startLoad } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  for (const round of [1, 2, 3]) {
    await pause(1500);
    drill.say(`round ${round}: ${await cutAll(postgres.url)} connections cut`);
    const acknowledged = load.count();
    const took = await eventually("writes to be acknowledged again", () => load.count() > acknowledged);
    drill.check(`normal after ${seconds(took)}`, took <= 5000);
  }
  await load.stop();
  drill.check("the same process all the time", copy.isRunning());
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}

/** @param {string} url @returns {Promise<number>} how many there were */
async function cutAll(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rowCount ?? 0;
}
