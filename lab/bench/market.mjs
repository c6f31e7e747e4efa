// A market in motion, in a database of the market's size: deals from a list to accepted work, searches, offers, messages and open pages beside
// them at the mix of market-mix.mjs, and a payout run, on one copy, on two and on four; then a crowd that asks as fast as it is answered.
// Wall clocks of a machine that has other work say little; processor time and the ratios of the runs say more.
import pg from "pg";
import { startOwnPostgres } from "../../scripts/own-postgres.mjs";
import { atServer, copyOf, fillMarket } from "./market-filled.mjs";
import { besidesADeal } from "./market-mix.mjs";
import { gatherMarkets, moveMarkets } from "./market-motion.mjs";
import { bringForward, runAhead } from "./market-payout.mjs";
import { p99 } from "./pace.mjs";
import { atMost, forReading } from "./row.mjs";
import { quantile } from "./timing.mjs";
import { createDatabase } from "./world.mjs";

/** @typedef {import("./market-motion.mjs").Moved} Moved */
/** @typedef {import("./row.mjs").Row} Row */

/** At most 40, as many as the world of a drill has; eleven who link are read in a minute. */
const deals = Number(process.env.BENCH_DEALS ?? (process.env.BENCH_TINY ? 4 : 22));
/** Calls of a deal over its life, by both sides; half of them ask whether the other side has acted. */
const mostCalls = 120;
/** Milliseconds from a creator's answer until the company's open page knows it. */
const mostToldMs = 1000;
/** How many times its p99 another call may take during a run. */
const mostSlower = 2;

/** The number of a month's payments; a tenth of a run is paid in this bench, since a whole run is a bench of its own. */
const whole = { creators: 1_000_000, companies: 20_000, deals: 300_000, runRows: 10_000 };
const share = process.env.BENCH_TINY ? 0.002 : Number(process.env.BENCH_MARKET ?? 1);
const offersEach = 5;
const people = { companies: 40, creators: 200 };
const copyCounts = [1, 2, 4];

const size = {
  creators: whole.creators * share,
  companies: Math.max(people.companies, whole.companies * share),
  deals: whole.deals * share,
  offersEach,
};
const runRows = Math.max(50, whole.runRows * share);

/** For data that is filled once and thrown away: the log is not flushed meanwhile. */
const settings = ["max_wal_size=16GB", "checkpoint_timeout=30min", "maintenance_work_mem=512MB"];

/** @returns {Promise<Row[]>} */
export async function measureMarket() {
  const postgres = await startOwnPostgres({ settings });
  const filled = "bench_market";
  try {
    const url = await createDatabase(postgres.url, filled);
    const { markets, readSeconds } = await gatherMarkets(url, {
      deals,
      fill: (to) => fillMarket(to, size),
    });
    const { payOn } = runAhead();
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await bringForward(pool, { rows: runRows, payOn });
    await pool.query("checkpoint");
    await pool.end();
    /** @type {Moved[]} */
    const runs = [];
    for (const count of copyCounts) {
      console.log(`Measuring ${count} ${count === 1 ? "copy" : "copies"}.`);
      const name = `bench_market_${count}`;
      const run = await moveMarkets(markets, {
        ...{ url: await copyOf(postgres.url, { filled, name }), count, people, payOn },
      });
      await atServer(postgres.url, [`drop database ${name} with (force)`]);
      tellEach(run);
      runs.push(run);
    }
    const columns = runs.map((run) => rowsOf(run, runs[0] ?? run));
    console.log(pageOf(columns));
    return [
      forReading(`seconds until ${deals} creators who linked at once were read`, readSeconds),
      ...columns.flat(),
    ];
  } finally {
    await postgres.stop();
  }
}

/** @param {Moved} run @param {Moved} one @returns {Row[]} */
function rowsOf(run, one) {
  const { count, calls, times, answers, paid, told, pages, pressed } = run;
  const on = count === 1 ? "one copy" : `${count} copies`;
  const isDuring = ({ endedAt = 0 }) => paid !== undefined && endedAt > paid.from && endedAt <= paid.to;
  const [during, without] = [answers.filter(isDuring), answers.filter((one) => !isDuring(one))];
  const crowd = (/** @type {Moved} */ { pressed: by }) => (by?.answers.length ?? 0) / (by?.seconds ?? 1);
  return [
    atMost(
      `${on}: a deal's own calls, of ${run.deals} among ${size.deals.toLocaleString("en")}`,
      calls / run.deals,
      mostCalls,
    ),
    forReading(`${on}: other calls a deal`, answers.length / run.deals),
    atMost(`${on}: calls that were not answered by 200, of ${answers.length} others`, refusedOf(answers), 0),
    forReading(`${on}: deals a minute`, (60 * run.deals) / run.seconds),
    forReading(`${on}: milliseconds of the copies' processor a deal`, (run.copySeconds / run.deals) * 1000),
    forReading(
      `${on}: milliseconds of PostgreSQL's processor a deal`,
      (run.databaseSeconds / run.deals) * 1000,
    ),
    forReading(`${on}: p99 of a deal's own calls (ms)`, p99(times)),
    forReading(`${on}: p99 of searches (ms)`, p99(msOf(answers, "search"))),
    forReading(`${on}: p99 of other calls (ms)`, p99(without.map(({ ms }) => ms))),
    atMost(`${on}: an answer is on the company's open page, p95 (ms)`, quantile(told, 0.95), mostToldMs),
    forReading(`${on}: pages open before the day is over, of ${pages.of}`, pages.open),
    forReading(
      `${on}: seconds of a run of ${paid?.lines ?? 0}, cut to paid`,
      ((paid?.to ?? 0) - (paid?.from ?? 0)) / 1000,
    ),
    slower(`${on}: p99 of other calls during the run, against without`, { during, without }),
    forReading(`${on}: a crowd of 64, calls a second`, crowd(run)),
    forReading(`${on}: … against one copy`, crowd(run) / crowd(one)),
    forReading(`${on}: … p99 (ms)`, p99(pressed?.answers.map(({ ms }) => ms) ?? [])),
    forReading(
      `${on}: … refused, of 1,000`,
      (1000 * refusedOf(pressed?.answers ?? [])) / (pressed?.answers.length ?? 1),
    ),
    forReading(`${on}: … cores of the copies`, pressed?.copyCores ?? Number.NaN),
    forReading(`${on}: … cores of PostgreSQL`, pressed?.databaseCores ?? Number.NaN),
  ];
}

/** A p99 of too few calls says nothing. @param {string} name @param {{ during: import("./market-mix.mjs").Answer[], without: import("./market-mix.mjs").Answer[] }} answers */
function slower(name, { during, without }) {
  const ratio = p99(during.map(({ ms }) => ms)) / p99(without.map(({ ms }) => ms));
  return during.length < 100 ? forReading(name, ratio) : atMost(name, ratio, mostSlower);
}

/** @param {readonly import("./market-mix.mjs").Answer[]} answers */
const refusedOf = (answers) => answers.filter(({ status }) => status !== 200).length;

/** @param {readonly import("./market-mix.mjs").Answer[]} answers @param {string} name */
const msOf = (answers, name) => answers.filter(({ what }) => what === name).map(({ ms }) => ms);

const copiesOf = /^(one copy|\d copies): /;

/** The format of docs/performance.md: one column for each count of copies. @param {readonly Row[][]} columns */
function pageOf(columns) {
  const [first = []] = columns;
  const shown = (/** @type {number | undefined} */ value = Number.NaN) =>
    value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 });
  const lines = first.map(({ name, limit }, at) => {
    const cells = columns.map((rows) => `${shown(rows[at]?.value)}${rows[at]?.met ? "" : ": **missed**"}`);
    return `| ${[name.replace(copiesOf, ""), ...cells, limit === "for reading" ? "" : limit].join(" | ")} |`;
  });
  return ["| what | one copy | two | four | limit |", "| --- | ---: | ---: | ---: | --- |", ...lines].join(
    "\n",
  );
}

/** Each kind of call alone: what is slow, and what fails first. @param {Moved} run */
function tellEach({ answers, pressed }) {
  const kinds = [...new Set(answers.map(({ what }) => what))];
  console.log(`${besidesADeal} other calls a deal; in motion, and in the crowd:`);
  console.table(
    kinds.map((what) => {
      const crowd = pressed?.answers.filter((one) => one.what === what) ?? [];
      return {
        what,
        calls: msOf(answers, what).length,
        p50: Math.round(quantile(msOf(answers, what), 0.5)),
        p99: Math.round(p99(msOf(answers, what))),
        "crowd p50": Math.round(quantile(msOf(crowd, what), 0.5)),
        "crowd p99": Math.round(p99(msOf(crowd, what))),
        refused: JSON.stringify(
          Object.groupBy(
            [...answers, ...crowd]
              .filter((one) => one.what === what && one.status !== 200)
              .map(({ status }) => status),
            (status) => status,
          ),
        ),
      };
    }),
  );
}
