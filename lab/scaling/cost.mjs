// What docs/scaling.md counts with: processor time, log and connections of a call, and room on the disk. No limits, only figures.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { cpuSecondsOf } from "../bench/child-server.mjs";
import { inGroups, load } from "../bench/load.mjs";
import { approval, listing, opening } from "../bench/offers.mjs";
import { startProduct } from "../bench/servers.mjs";
import { makeWorld } from "../bench/world.mjs";
import { openPages } from "./open-pages.mjs";
import { startPooler } from "./pooler.mjs";

/**
 * @typedef {import("../bench/servers.mjs").Running} Running
 * @typedef {import("../bench/world.mjs").Creator} Creator
 * @typedef {{ server: number, database: number, pooler: number, log: number }} Cost microseconds a call, and bytes
 * @typedef {{ server: number, backends: Map<number, number>, pooler: number, log: number }} Spent
 */

const connections = 16;
const rounds = 6;
/** Three rounds a minute: however fast the machine is, no session comes to its limit of calls. */
const roundMs = 20_000;
/** Long enough for what copies do by the clock. */
const quietMs = 30_000;

/** @type {import("../drills/harness/run-drill.mjs").RunDrill} */
export async function run(trial) {
  const world = await makeWorld();
  trial.later(() => world.stop());
  const { pool, url, light, heavy } = world.big;
  console.table(await sizesOf(pool));

  const idle = await connectionsTo(pool);
  const direct = await startProduct(url);
  trial.later(() => direct.stop());
  const pooler = await startPooler({ port: Number(new URL(url).port) });
  trial.later(() => pooler.stop());
  const pooledUrl = new URL(url);
  pooledUrl.port = new URL(pooler.url).port;
  const pooled = await startProduct(pooledUrl.href, { DATABASE_DIRECT_URL: url });
  trial.later(() => pooled.stop());

  const callers = { direct: light.slice(0, light.length / 2), pooled: light.slice(light.length / 2) };
  const contenders = Object.entries({ direct, pooled }).flatMap(([way, server]) =>
    Object.entries(calls).map(([call, asking]) => ({
      call,
      way,
      server,
      next: inGroups(callers[/** @type {"direct" | "pooled"} */ (way)], {
        atOnce: connections,
        call: asking,
      }),
      /** @type {Cost[]} */
      slices: [],
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    const over = pause(roundMs);
    for (const { server, next, slices } of contenders) {
      const slice = await costOf({ server, next, pool, poolerPid: pooler.pid });
      // The first round warms caches and compilers.
      if (round > 0) slices.push(slice);
    }
    await over;
  }
  const rows = contenders.map(({ call, way, slices }) => ({ call, way, ...leastOf(slices) }));
  console.table(rows);
  trial.say(`connections of both copies together: ${(await connectionsTo(pool)) - idle}`);
  // Without its answers a page is the frame of the build, which costs next to nothing.
  for (const { origin } of [direct, pooled]) {
    trial.check("the page comes with its answers", await comesWithAnswers(origin, light));
  }
  const people = [...light, ...heavy];
  console.table([await costOfPings({ server: direct, people, pool, poolerPid: pooler.pid })]);
  trial.check(
    "every figure is one",
    rows.every(({ server, database }) => server > 0 && database > 0),
  );
}

/** Every second offer of each creator waits. */
const calls = {
  list: listing,
  "one offer": (/** @type {Creator} */ { token, offerId }) => ({
    token,
    path: `/api/influencer/offer/${offerId(7)}`,
  }),
  "a page with its answers": opening,
  approve: (/** @type {Creator} */ creator, /** @type {number} */ nth) => approval(creator, 2 * nth),
};

/**
 * @param {{ server: Running, next: () => import("../bench/load.mjs").Call, pool: pg.Pool, poolerPid: number }} what
 * @returns {Promise<Cost>}
 */
async function costOf({ server, next, pool, poolerPid }) {
  const before = await spent({ server, pool, poolerPid });
  const { requests } = await load({ origin: server.origin, next, connections });
  const after = await spent({ server, pool, poolerPid });
  const each = (/** @type {"server" | "pooler" | "log"} */ key) =>
    (after[key] - before[key]) / requests.total;
  return {
    server: each("server") * 1e6,
    database: (databaseSeconds(before, after) / requests.total) * 1e6,
    pooler: each("pooler") * 1e6,
    log: each("log"),
  };
}

/**
 * What pages cost that are open and hear nothing new, beyond what a copy does while nobody is there.
 * @param {{ server: Running, people: Creator[], pool: pg.Pool, poolerPid: number }} what
 */
async function costOfPings({ server, people, pool, poolerPid }) {
  const over = async (/** @type {() => Promise<unknown>} */ time) => {
    const started = performance.now();
    const before = await spent({ server, pool, poolerPid });
    await time();
    const after = await spent({ server, pool, poolerPid });
    const seconds = (performance.now() - started) / 1000;
    return {
      server: (after.server - before.server) / seconds,
      database: databaseSeconds(before, after) / seconds,
      seconds,
    };
  };
  const idle = await over(() => pause(quietMs));
  const empty = server.memoryMb();
  const open = await openPages({ origin: server.origin, people });
  await open.pings(1);
  let pings = 0;
  const busy = await over(async () => {
    pings = await open.pings(2);
  });
  const kilobytes = Math.round(((server.memoryMb() - empty) / people.length) * 1024);
  open.close();
  const each = (/** @type {"server" | "database"} */ key) =>
    Math.round((((busy[key] - idle[key]) * busy.seconds) / pings) * 1e6);
  return {
    "open pages": people.length,
    pings,
    server: each("server"),
    database: each("database"),
    kilobytes,
  };
}

/** @param {string} origin @param {Creator[]} creators */
async function comesWithAnswers(origin, [creator]) {
  if (!creator) throw new Error("nobody to draw a page for");
  const { path, headers = {} } = opening(creator);
  return (await (await fetch(`${origin}${path}`, { headers })).text()).includes('id="answers"');
}

/** Whatever else the machine does only adds. @param {Cost[]} slices @returns {Cost} */
function leastOf(slices) {
  const least = (/** @type {keyof Cost} */ key) => Math.round(Math.min(...slices.map((slice) => slice[key])));
  return { server: least("server"), database: least("database"), pooler: least("pooler"), log: least("log") };
}

/** Only of connections that still exist: when a pool closes one, its seconds are lost. @param {Spent} before @param {Spent} after */
function databaseSeconds({ backends: before }, { backends: after }) {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

/** Seconds and bytes so far. @param {{ server: Running, pool: pg.Pool, poolerPid: number }} whose @returns {Promise<Spent>} */
async function spent({ server, pool, poolerPid }) {
  const { rows } = await pool.query(
    `select pid, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log
     from pg_stat_activity where backend_type in ('client backend', 'walwriter')`,
  );
  return {
    server: server.cpuSeconds(),
    backends: new Map(rows.map(({ pid }) => [pid, cpuSecondsOf(pid) || 0])),
    pooler: cpuSecondsOf(poolerPid),
    log: rows[0]?.log ?? Number.NaN,
  };
}

/** @param {pg.Pool} pool @returns {Promise<number>} */
async function connectionsTo(pool) {
  const { rows } = await pool.query(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database()",
  );
  return rows[0].count;
}

/** Bytes of a row with its indexes. @param {pg.Pool} pool */
async function sizesOf(pool) {
  const sizes = [];
  for (const table of ["accounts", "account_sessions", "offer_counts", "offers"]) {
    const { rows } = await pool.query(
      `select count(*)::float8 as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
    );
    const [{ rows: count, bytes }] = rows;
    sizes.push({ table, rows: count, "bytes a row": Math.round(bytes / count) });
  }
  return sizes;
}
