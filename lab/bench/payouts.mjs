// A payout run of 100,000 creators: its cut, its files and its results, what other calls feel of it, and what comparing the books takes.
import pg from "pg";
import { pino } from "pino";
import { reconcile } from "../../apps/api/src/features/funding/reconcile.usecases.ts";
import { keyRing } from "../../apps/api/src/platform/crypto/key-ring.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { mallocSettings, v8Flags } from "../../scripts/v8-flags.mjs";
import { startCopy } from "../drills/harness/copy.mjs";
import { addPaidWork } from "../drills/harness/paid-work.mjs";
import { moveClockTo, nextPayDay, payoutCalls } from "../drills/harness/payout-calls.mjs";
import { environmentOf } from "../drills/harness/world.mjs";
import { inGroups } from "./load.mjs";
import { p99, pace } from "./pace.mjs";
import { atMost, forReading } from "./row.mjs";
import { sessionsOf, tokenOf } from "./seed.mjs";
import { createDatabase } from "./world.mjs";

/** @typedef {import("./row.mjs").Row} Row */
/** @typedef {{ seconds: number, times: number[], megabytes: number }} Watched */

const whole = 100_000;
const creators = Number(process.env.BENCH_PAYOUTS ?? (process.env.BENCH_TINY ? whole / 10 : whole));
/** The limits are those of a whole run. */
const part = creators / whole;
const compared = 10_000;
/** Calls a second of the others: a server that is in use and not at its end. */
const calm = 20;
const slice = 2;
/** Slices without a run: of few calls the slowest hundredth is a matter of luck. */
const idleSlices = 15;

const limits = {
  cutSeconds: 120,
  fileSeconds: 60,
  fileMegabytes: 64,
  resultSeconds: 120,
  slower: 2,
  compareSeconds: 20,
};

/** @returns {Promise<Row[]>} */
export async function measurePayouts() {
  const postgres = await startPostgres();
  const url = await createDatabase(postgres.url, "bench_payouts");
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const env = environmentOf({ databaseUrl: url, dataDir: "" });
  const { payOn, from, today } = nextPayDay();
  await fill(url, { env, payOn });
  await pool.query("vacuum analyze");
  const copy = await startCopy({ env: { ...mallocSettings, ...env, LOG_LEVEL: "error" }, node: v8Flags });
  try {
    if (from > today) await moveClockTo(copy, from);
    return await measure({ copy, pool, env, url, payOn });
  } finally {
    await copy.end("SIGTERM");
    await pool.end();
    await postgres.stop();
  }
}

/** @param {string} url @param {{ env: ReturnType<typeof environmentOf>, payOn: string }} how */
async function fill(url, { env, payOn }) {
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  await migrate(database);
  await database.patiently((db) => addPaidWork(db, { creators, payOn, keys: keysOf(env) }));
  await database.close();
}

/** @param {{ ENCRYPTION_KEYS: string }} env */
function keysOf({ ENCRYPTION_KEYS }) {
  const [id = "", key = ""] = ENCRYPTION_KEYS.split(":");
  return keyRing([{ id, key: Buffer.from(key, "base64") }]);
}

/** @typedef {{ copy: import("../drills/harness/copy.mjs").Copy, pool: pg.Pool, env: ReturnType<typeof environmentOf>, url: string, payOn: string }} Bench */

/** @param {Bench} bench @returns {Promise<Row[]>} */
async function measure(bench) {
  const { copy, pool, payOn } = bench;
  const others = await othersOf(bench);
  await others();
  const idle = [];
  for (let nth = 0; nth < idleSlices; nth += 1) idle.push(...(await others()));
  const tanaka = payoutCalls(copy);
  const sato = payoutCalls(copy, { who: "sato" });
  const runId = (await tanaka.make(payOn)).run?.runId ?? "";
  const isPast = (/** @type {string} */ where) => async () =>
    (await pool.query(`select from payout_runs where id = $1 and ${where}`, [runId])).rows.length > 0;
  const watch = (/** @type {string} */ where) => watched(bench, { others, isOver: isPast(where) });

  const cut = await watch("state = 'cut'");
  await tanaka.files(runId);
  const files = await watch("state = 'filed'");
  const sending = performance.now();
  await sato.settle(runId, "sent");
  const sent = (performance.now() - sending) / 1000;
  const told = await watch("told_to = lines");
  await tanaka.results(runId, { restPaidOn: japanDay(new Date()) });
  const results = await watch("state = 'done'");
  const phases = {
    "its cut": cut,
    "its files": files,
    "the mails of its transfers": told,
    "its results": results,
  };
  const busy = Object.values(phases).flatMap(({ times }) => times);
  const comparing = await compareBooks(bench);
  await checkSums(pool);
  const size = `of ${creators.toLocaleString("en")} creators`;
  return [
    atMost(`a run ${size}: seconds of its cut, books compared`, cut.seconds, limits.cutSeconds * part),
    atMost(`a run ${size}: seconds of its files`, files.seconds, limits.fileSeconds * part),
    atMost(`a run ${size}: megabytes more while its files are made`, files.megabytes, limits.fileMegabytes),
    forReading(`a run ${size}: seconds of the call that says that it is at the bank`, sent),
    forReading(`a run ${size}: seconds until everybody's mail is written`, told.seconds),
    atMost(`a run ${size}: seconds of its results`, results.seconds, limits.resultSeconds * part),
    atMost("p99 of other calls meanwhile, against without", p99(busy) / p99(idle), limits.slower),
    forReading("p99 of other calls without a run: milliseconds", p99(idle)),
    ...Object.entries(phases).map(([name, { times }]) =>
      forReading(`p99 of other calls during ${name}: milliseconds`, p99(times)),
    ),
    atMost("comparing 10,000 deals: seconds", comparing, limits.compareSeconds),
  ];
}

/** What people call meanwhile. @param {Bench} bench @returns {Promise<() => Promise<number[]>>} */
async function othersOf({ copy, pool, env }) {
  await pool.query(
    `insert into account_sessions (owner_id, id, created_at, used_at)
     select id, gen_random_uuid(), now(), now() from influencers limit 200`,
  );
  const hash = keyedHash(env.APP_SECRET);
  const people = (await sessionsOf(pool, "paid%")).map((session) => tokenOf(hash, session));
  const call = (/** @type {string} */ token, /** @type {number} */ nth) => ({
    path: nth % 2 === 0 ? "/api/influencer/offer" : "/api/influencer/payment",
    token,
  });
  const next = inGroups(people, { atOnce: 8, call });
  return async () =>
    (await pace({ origin: copy.url, next, rate: calm, seconds: slice, expected: [200] })).times;
}

/** @param {Bench} bench @param {{ others: () => Promise<number[]>, isOver: () => Promise<boolean> }} what @returns {Promise<Watched>} */
async function watched({ copy }, { others, isOver }) {
  const started = performance.now();
  const before = copy.megabytes();
  const seen = { seconds: 0, most: before };
  const times = [];
  const looking = setInterval(async () => {
    seen.most = Math.max(seen.most, copy.megabytes());
    if (seen.seconds === 0 && (await isOver())) seen.seconds = (performance.now() - started) / 1000;
  }, 100);
  try {
    while (seen.seconds === 0) times.push(...(await others()));
  } finally {
    clearInterval(looking);
  }
  return { seconds: seen.seconds, times, megabytes: seen.most - before };
}

/** Seconds for ten thousand of the deals that were touched; without the provider, which answers as fast as it likes. @param {Bench} bench */
async function compareBooks({ url }) {
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log });
  try {
    const started = performance.now();
    const deps = /** @type {any} */ ({ db: database.db, clock: { now: () => new Date() }, log });
    const { deals, faults } = await reconcile(deps, { isWhole: false });
    if (faults.length > 0) throw new Error(`the books disagree: ${JSON.stringify(faults.slice(0, 3))}`);
    return ((performance.now() - started) / 1000) * (compared / deals);
  } finally {
    await database.close();
  }
}

/** Everybody is paid once. @param {pg.Pool} pool */
async function checkSums(pool) {
  const { rows } = await pool.query(
    `select (select count(*) from payments where stage = 'paid')::int as paid, (select count(*) from ledger where kind = 'paid')::int as booked,
       (select sum(yen) from payout_files)::bigint as filed, (select sum(amount_yen) from payments where stage = 'paid')::bigint as yen`,
  );
  const [{ paid, booked, filed, yen }] = rows;
  if (paid !== creators || booked !== creators || filed !== yen)
    throw new Error(`the run disagrees: ${JSON.stringify(rows)}`);
}
