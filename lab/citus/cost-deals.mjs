// What a deal, from a list to accepted work, costs on three machines of the engine against one PostgreSQL, in one run. No limits, only figures.
import { startOwnPostgres } from "../../scripts/own-postgres.mjs";
import { gatherMarkets, moveMarkets } from "../bench/market-motion.mjs";
import { p99 } from "../bench/pace.mjs";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const single = await startOwnPostgres();
  trial.later(() => single.stop());
  const one = await costOf(single.url);
  const three = await costOf(cluster.url);
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

const deals = 8;

/** @param {string} url */
async function costOf(url) {
  const { markets } = await gatherMarkets(url, { deals });
  const moved = await moveMarkets(markets, { url, count: 1 });
  return { ...moved, slowest: p99(moved.times) };
}
