// kill -9 of the server under writes, twice, on both databases.
import { setTimeout as pause } from "node:timers/promises";
import { startLoad } from "./harness/ledger.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const sums = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const engine of ["embedded", "server"]) {
    const where = engine === "server" ? { databaseUrl: (await drill.postgres()).url } : {};
    const world = await drill.world(where);
    for (const round of [1, 2]) {
      const copy = await drill.copy({ env: world.env });
      const load = startLoad({ url: copy.url, creators: world.creators });
      await pause(4000);
      drill.say(`${engine}, round ${round}: kill -9 after ${load.count()} acknowledged writes`);
      await copy.end("SIGKILL");
      await load.stop();
      const audit = await world.withDatabase((db) => load.audit(db));
      drill.audit(audit);
      sums.acknowledged += audit.acknowledged;
      sums.lost += audit.lost;
      sums.doubled += audit.doubled;
    }
  }
  drill.counted = sums;
}
