// kill -9 of PostgreSQL under writes, and its restart: 503 meanwhile, and soon after it everything as before.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./harness/ledger.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const copy = await drill.copy({ env: world.env });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await pause(3000);
  drill.say(`kill -9 of PostgreSQL after ${load.count()} acknowledged writes`);
  postgres.kill();
  const killedAt = performance.now();
  await pause(5000);
  const meanwhile = load.answers.filter(({ at }) => at > killedAt + 500);
  drill.check(
    `${meanwhile.length} answers meanwhile, all 503`,
    meanwhile.length > 0 && meanwhile.every(({ status }) => status === 503),
  );
  await postgres.start();
  const acknowledged = load.count();
  const took = await eventually("writes to be acknowledged again", () => load.count() > acknowledged);
  drill.check(`normal ${seconds(took)} after it was back`, took <= 5000);
  await pause(2000);
  await load.stop();
  drill.check("the same process all the time", copy.isRunning());
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
