// A database with as many creators, companies and deals as the market of its size has: what the deals of a bench move in.
import pg from "pg";
import { pino } from "pino";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { payDatesFrom } from "../../packages/contract/src/deals/pay-cuts.ts";
import { keysOf } from "../drills/harness/contracts.mjs";
import { addPaidWork } from "../drills/harness/paid-work.mjs";
import { environmentOf } from "../drills/harness/world.mjs";
import { fillAccounts } from "./search-accounts.mjs";
import { createDatabase } from "./world.mjs";

/** @typedef {{ creators: number, companies: number, deals: number }} Size */

/** @param {string} server @param {Size} size @returns {Promise<string>} the name of the database, to which nobody is connected */
export async function fillMarket(server, { creators, companies, deals }) {
  const name = "bench_market";
  const url = await createDatabase(server, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  await migrate(database);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  console.log(`Making ${creators} creators.`);
  await fillAccounts(pool, creators);
  await pool.query(
    `insert into accounts (owner_id, kind, status, email, full_name, created_at)
     select id, 'influencer', 'active', 'found' || row_number() over () || '@example.jp', '計測', now() from plain_accounts`,
  );
  await pool.query("insert into influencers (id, created_at) select id, now() from plain_accounts");
  await pool.query("drop table plain_accounts");
  console.log(`Making ${companies} companies with ${deals} deals.`);
  const keys = keysOf(/** @type {any} */ ({ env: environmentOf({ databaseUrl: url, dataDir: "" }) }));
  // Long after the bench: a run of all of them is a bench of its own.
  const payOn = payDatesFrom(japanDay(new Date()), 6).at(-1) ?? "";
  await database.patiently((db) => addPaidWork(db, { creators: deals, companies, payOn, keys }));
  await database.close();
  await pool.query("vacuum analyze");
  await pool.end();
  return name;
}

/** @param {string} server @param {string} filled @param {string} name @returns {Promise<string>} its address */
export async function copyOf(server, filled, name) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${filled} strategy file_copy`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
