// A market in motion: deals from a list to accepted work in a database of the market's size, on one copy, on two and on four; what a deal costs
// in calls and processor time. Wall clocks of a machine that has other work say little; processor time and the ratios of the runs say more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { v8Flags } from "../../scripts/v8-flags.mjs";
import { signedInCompany } from "../drills/harness/companies.mjs";
import { startCopy } from "../drills/harness/copy.mjs";
import * as way from "../drills/harness/market.mjs";
import { callsMade, moveTime } from "../drills/harness/market-calls.mjs";
import { startProxy } from "../drills/harness/proxy.mjs";
import { openWorld } from "../drills/harness/world.mjs";
import { cpuSecondsOf } from "./child-server.mjs";
import { copyOf, fillMarket } from "./market-filled.mjs";
import { p99 } from "./pace.mjs";
import { atMost, forReading } from "./row.mjs";

/** At most 20: of more who link at once a platform's budget lets the others be read, and found, later. */
const deals = Number(process.env.BENCH_DEALS ?? (process.env.BENCH_TINY ? 4 : 16));
/** On both sides, over its life; half of them are asking whether the other side has acted. */
const mostCalls = 120;

const tiny = { creators: 2000, companies: 20, deals: 200 };
/** Of one in which 300,000 deals are made a month: those of a month are in it. */
const whole = { creators: 1_000_000, companies: 20_000, deals: 300_000 };
const share = Number(process.env.BENCH_MARKET ?? 1);
const size = process.env.BENCH_TINY
  ? tiny
  : { creators: whole.creators * share, companies: whole.companies * share, deals: whole.deals * share };
const copyCounts = [1, 2, 4];

/** @typedef {Awaited<ReturnType<typeof measured>>} Measured */

/** @returns {Promise<import("./row.mjs").Row[]>} */
export async function measureMarket() {
  const postgres = await startPostgres();
  try {
    const filled = await fillMarket(postgres.url, size);
    /** @type {Measured[]} */
    const runs = [];
    for (const count of copyCounts) {
      console.log(`Measuring ${count} copies.`);
      const run = await measured(await copyOf(postgres.url, filled, `bench_market_${count}`), count);
      console.log(JSON.stringify(run));
      runs.push(run);
    }
    return rowsOf(runs);
  } finally {
    await postgres.stop();
  }
}

/** @param {Measured[]} runs @returns {import("./row.mjs").Row[]} */
function rowsOf(runs) {
  const [one] = runs;
  if (!one) return [];
  const among = `${deals} among ${size.deals.toLocaleString("en")} of ${size.creators.toLocaleString("en")} creators`;
  const rows = [atMost(`calls a deal, of ${among}`, one.calls / deals, mostCalls)];
  for (const { count, copySeconds, databaseSeconds, slowest, seconds } of runs) {
    const on = count === 1 ? "one copy" : `${count} copies`;
    rows.push(
      forReading(`milliseconds of a copy's processor a deal, ${on}`, (copySeconds / deals) * 1000),
      forReading(`milliseconds of PostgreSQL's processor a deal, ${on}`, (databaseSeconds / deals) * 1000),
      forReading(`milliseconds of a call, p99, ${on}`, slowest),
      forReading(`deals a minute, ${on}`, (60 * deals) / seconds),
    );
    if (count > 1) rows.push(forReading(`deals a minute, ${on} against one`, one.seconds / seconds));
  }
  return rows;
}

/** @param {string} databaseUrl @param {number} count of copies */
export async function measured(databaseUrl, count) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-market-"));
  const world = await openWorld({ folder, databaseUrl });
  const { companyId } = await signedInCompany(world);
  const env = { ...world.env, APP_URL: "http://localhost:3000" };
  /** @type {Awaited<ReturnType<typeof startCopy>>[]} */
  const copies = [];
  for (let nth = 0; nth < count; nth += 1) copies.push(await startCopy({ env, node: v8Flags }));
  const [first] = copies;
  const proxy = await startProxy(copies.map(({ url }) => url));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    if (!first) throw new Error("no copy");
    const parts = { world, front: proxy.url, inside: () => first.url, companyId, creators: deals };
    const market = await way.gatherMarket(parts);
    for (const step of [way.settleIn, way.find]) await way.eachOf(market, step);
    const used = () => copies.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
    const [usedBefore, databaseBefore] = [used(), await databaseUsed(pool)];
    const [callsBefore, started] = [callsMade.length, performance.now()];
    await way.askAll(market);
    for (const step of [way.approve, way.agree, way.draft]) await way.eachOf(market, step);
    await moveTime(market, { hours: 24 });
    await way.eachOf(market, way.deliver);
    const made = callsMade.slice(callsBefore);
    return {
      count,
      databaseSeconds: (await databaseUsed(pool)) - databaseBefore,
      seconds: (performance.now() - started) / 1000,
      copySeconds: used() - usedBefore,
      calls: made.length,
      slowest: p99(made),
    };
  } finally {
    await pool.end();
    proxy.stop();
    for (const copy of copies) await copy.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor seconds of those that serve connections now. @param {pg.Pool} pool */
async function databaseUsed(pool) {
  const { rows } = await pool.query("select pid from pg_stat_activity where datname = current_database()");
  return rows.reduce((sum, { pid }) => sum + (cpuSecondsOf(pid) || 0), 0);
}
