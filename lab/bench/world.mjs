// The database that the sections share: made when the first of them asks for it, thrown away after the last.
import pg from "pg";
import { pino } from "pino";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { offerIdOf, seed, sessionsOf, tokenOf } from "./seed.mjs";

/** A tenth of it for trying the bench itself. */
const shrink = process.env.BENCH_TINY ? 10 : 1;
const heavy = { offers: 50_000 / shrink, sessions: 1000 };
const many = { creators: 10_000 / shrink, offersEach: 100, heavy };
const few = { creators: 1000 / shrink, offersEach: 100 };

export const secret = "Vq8-zT2_kYw5rN9cBhLx3pSd7fJm4gUe";
const hash = keyedHash(secret);

/**
 * @typedef {object} Creator
 * @property {string} token
 * @property {(nth: number) => string} offerId
 */

/**
 * @typedef {object} Filled a database with its creators
 * @property {string} url
 * @property {pg.Pool} pool
 * @property {Creator[]} light
 * @property {Creator[]} heavy the same person, a session each; none in the small database
 */

/** @typedef {Awaited<ReturnType<typeof makeWorld>>} World */

/** 1,000,000 offers over 10,000 creators and one of 50,000; on the same server a database of 100,000 offers. */
export async function makeWorld() {
  const postgres = await startPostgres();
  const big = await fill(await createDatabase(postgres.url, "bench_many"), many);
  const small = await fill(await createDatabase(postgres.url, "bench_few"), few);
  for (const { pool } of [big, small]) await pool.query("vacuum analyze");
  return {
    offersEach: many.offersEach,
    heavyOffers: heavy.offers,
    big: await withCreators(big),
    small: await withCreators(small),
    async stop() {
      await Promise.all([big.pool.end(), small.pool.end()]);
      await postgres.stop();
    },
  };
}

/** @param {string} server @param {string} name */
export async function createDatabase(server, name) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} url @param {import("./seed.mjs").Size} size */
async function fill(url, size) {
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  await migrate(database);
  await database.close();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await seed(pool, size);
  return { url, pool };
}

/** @param {{ url: string, pool: pg.Pool }} filled @returns {Promise<Filled>} */
async function withCreators({ url, pool }) {
  const creators = async (/** @type {string} */ email) =>
    (await sessionsOf(pool, email)).map((session) => ({
      token: tokenOf(hash, session),
      offerId: (/** @type {number} */ nth) => offerIdOf(session.ownerId, nth),
    }));
  return { url, pool, light: await creators("creator%"), heavy: await creators("heavy%") };
}
