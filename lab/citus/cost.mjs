// How much of one PostgreSQL's work three machines of it do for one and the same product: on one computer that is what
// spreading costs, since nothing is gained there. No limits, only figures.
import pg from "pg";
import { pino } from "pino";
import { placeAll } from "../../apps/api/src/maintenance/distribute.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { startOwnPostgres } from "../../scripts/own-postgres.mjs";
import { cpuSecondsOf } from "../bench/child-server.mjs";
import { groupsOf, inTurn, ratio } from "../bench/load.mjs";
import { approval, listing, reading } from "../bench/offers.mjs";
import { offerIdOf, seed, sessionsOf, tokenOf } from "../bench/seed.mjs";
import { secret } from "../bench/world.mjs";

const size = { creators: 2000, offersEach: 100 };
const shards = 32;
const hash = keyedHash(secret);

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, cluster) {
  const single = await startOwnPostgres();
  trial.later(() => single.stop());
  const targets = {
    one: await contender(trial, single.url),
    three: await contender(trial, cluster.url, shards),
  };
  const rows = [];
  for (const connections of [1, 16]) {
    for (const [call, asking] of Object.entries(calls)) {
      const next = (/** @type {keyof typeof targets} */ who) => asking(targets[who].creators, connections);
      const { one, three } = await inTurn(
        {
          one: { target: targets.one.server, next: next("one") },
          three: { target: targets.three.server, next: next("three") },
        },
        { connections },
      );
      const share = (/** @type {"rps" | "p99" | "cpu"} */ key) => Number(ratio(three, one, key).toFixed(2));
      rows.push({
        call,
        connections,
        "requests a second": share("rps"),
        p99: share("p99"),
        "a copy's cpu": share("cpu"),
      });
    }
  }
  console.table(rows);
  trial.check(
    "every figure is one",
    rows.every((row) => row["requests a second"] > 0),
  );
}

/** @typedef {{ token: string, offerId: (nth: number) => string }} Creator */

/** Every second offer of a creator waits, and is approved once. */
const calls = {
  list: (/** @type {Creator[]} */ people, /** @type {number} */ atOnce) =>
    groupsOf(people, { atOnce, call: listing })(),
  "one offer": (/** @type {Creator[]} */ people, /** @type {number} */ atOnce) =>
    groupsOf(people, { atOnce, call: reading })(),
  approve: (/** @type {Creator[]} */ people, /** @type {number} */ atOnce) =>
    groupsOf(people.splice(0, people.length / 2), {
      atOnce,
      times: size.offersEach / 2,
      call: (creator, nth) => approval(creator, 2 * nth),
    })(),
};

/**
 * The product, without its site, on a filled database that is spread over the machines where it is told into how many shards.
 * @param {import("./trial-list.mjs").Drill} trial @param {string} url @param {number} [spread]
 */
async function contender(trial, url, spread) {
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  await migrate(database);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await seed(pool, size);
  if (spread) await database.patiently((db) => placeAll(db, spread));
  await database.close();
  await pool.query("vacuum analyze");
  trial.later(() => pool.end());
  const creators = (await sessionsOf(pool, "creator%")).map((session) => ({
    token: tokenOf(hash, session),
    offerId: (/** @type {number} */ nth) => offerIdOf(session.ownerId, nth),
  }));
  const env = { DATABASE_URL: url, DATA_DIR: trial.folder, APP_SECRET: secret, DEMO: "off" };
  const copy = await trial.copy({ env });
  return { creators, server: { origin: copy.url, cpuSeconds: () => cpuSecondsOf(copy.pid) } };
}
