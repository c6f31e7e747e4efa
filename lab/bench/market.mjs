// A market in motion: deals from a list to accepted work, on one copy and on two; what a deal costs in calls and processor time. Wall clocks
// of a machine that has other work say little; processor time and the ratio of the two runs say more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { v8Flags } from "../../scripts/v8-flags.mjs";
import { signedInCompany } from "../drills/harness/companies.mjs";
import { startCopy } from "../drills/harness/copy.mjs";
import * as way from "../drills/harness/market.mjs";
import { callsMade, moveTime } from "../drills/harness/market-calls.mjs";
import { startProxy } from "../drills/harness/proxy.mjs";
import { openWorld } from "../drills/harness/world.mjs";
import { cpuSecondsOf } from "./child-server.mjs";
import { p99 } from "./pace.mjs";
import { atMost, forReading } from "./row.mjs";
import { createDatabase } from "./world.mjs";

/** At most 40, which a drill's world has. */
const deals = Number(process.env.BENCH_DEALS ?? (process.env.BENCH_TINY ? 4 : 40));
/** On both sides, over its life; half of them are asking whether the other side has acted. */
const mostCalls = 120;

/** @returns {Promise<import("./row.mjs").Row[]>} */
export async function measureMarket() {
  const postgres = await startPostgres();
  try {
    const one = await measured(postgres.url, 1);
    const two = await measured(postgres.url, 2);
    const each = (/** @type {number} */ sum) => sum / deals;
    return [
      atMost(`calls a deal, of ${deals} from a list to accepted work`, each(one.calls), mostCalls),
      forReading("milliseconds of a copy's processor a deal", each(one.copySeconds) * 1000),
      forReading("milliseconds of a copy's processor a deal, two copies", each(two.copySeconds) * 1000),
      forReading("milliseconds of a call, p99", one.slowest),
      forReading("milliseconds of a call, p99, two copies", two.slowest),
      forReading("deals a minute", (60 * deals) / one.seconds),
      forReading("deals a minute on two copies against one", one.seconds / two.seconds),
    ];
  } finally {
    await postgres.stop();
  }
}

/** @param {string} server @param {number} count of copies */
async function measured(server, count) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-market-"));
  const databaseUrl = await createDatabase(server, `bench_market_${count}`);
  const world = await openWorld({ folder, databaseUrl });
  const { companyId } = await signedInCompany(world);
  const env = { ...world.env, APP_URL: "http://localhost:3000" };
  /** @type {Awaited<ReturnType<typeof startCopy>>[]} */
  const copies = [];
  for (let nth = 0; nth < count; nth += 1) copies.push(await startCopy({ env, node: v8Flags }));
  const [first] = copies;
  const proxy = await startProxy(copies.map(({ url }) => url));
  try {
    if (!first) throw new Error("no copy");
    const parts = { world, front: proxy.url, inside: () => first.url, companyId, creators: deals };
    const market = await way.gatherMarket(parts);
    for (const step of [way.settleIn, way.find]) await way.eachOf(market, step);
    const used = () => copies.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
    const [usedBefore, callsBefore, started] = [used(), callsMade.length, performance.now()];
    await way.askAll(market);
    for (const step of [way.approve, way.agree, way.draft]) await way.eachOf(market, step);
    await moveTime(market, { hours: 24 });
    await way.eachOf(market, way.deliver);
    const made = callsMade.slice(callsBefore);
    return {
      seconds: (performance.now() - started) / 1000,
      copySeconds: used() - usedBefore,
      calls: made.length,
      slowest: p99(made),
    };
  } finally {
    proxy.stop();
    for (const copy of copies) await copy.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}
