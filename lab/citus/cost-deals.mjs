// What a deal, from a list to accepted work, costs on three machines of the engine against one PostgreSQL, in one run. No limits, only figures.
import { startOwnPostgres } from "../../scripts/own-postgres.mjs";
import { measured } from "../bench/market.mjs";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const single = await startOwnPostgres();
  trial.later(() => single.stop());
  const one = await measured(single.url, 1);
  const three = await measured(cluster.url, 1);
  const keys = /** @type {const} */ (["calls", "copySeconds", "seconds", "slowest"]);
  console.table(
    keys.map((key) => ({
      what: key,
      one: one[key],
      three: three[key],
      ratio: Number((three[key] / one[key]).toFixed(2)),
    })),
  );
  trial.check(
    "every figure is one",
    keys.every((key) => three[key] > 0 && one[key] > 0),
  );
}
