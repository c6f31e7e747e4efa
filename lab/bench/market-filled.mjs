// A database with as many creators, companies, deals and offers as the market of its size has: what the deals of a bench move in.
import pg from "pg";
import { pino } from "pino";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { payDatesFrom } from "../../packages/contract/src/deals/pay-cuts.ts";
import { keysOf } from "../drills/harness/contracts.mjs";
import { addPaidWork } from "../drills/harness/paid-work.mjs";
import { environmentOf } from "../drills/harness/world.mjs";
import { fillAccounts, fillCards } from "./search-accounts.mjs";
import { addOffers } from "./seed.mjs";

/** @typedef {{ creators: number, companies: number, deals: number, offersEach: number }} Size */

/** Fills both at once, on a core each: creators to be found, and those who work. @param {string} url a migrated database @param {Size} size */
export async function fillMarket(url, size) {
  const begun = performance.now();
  const took = (/** @type {string} */ what) =>
    console.log(`${what} after ${Math.round((performance.now() - begun) / 1000)} s.`);
  await Promise.all([
    fillFound(url, size).then(() => took(`${size.creators} creators to find`)),
    fillWork(url, size).then(() => took(`${size.companies} companies, ${size.deals} deals`)),
  ]);
  await withPool(url, (pool) => pool.query("vacuum analyze"));
  took("Filled");
}

/** @param {string} url @param {Size} size */
function fillFound(url, { creators }) {
  return withPool(url, async (pool) => {
    await fillAccounts(pool, creators);
    await pool.query(
      `insert into accounts (owner_id, kind, status, email, full_name, created_at)
       select id, 'influencer', 'active', 'found' || row_number() over () || '@example.jp', '計測', now() from plain_accounts`,
    );
    await fillCards(pool);
    await pool.query("drop table plain_accounts");
  });
}

/** Deals that are paid long after the bench, for the companies' own lists too, and what the creators were offered. @param {string} url @param {Size} size */
async function fillWork(url, { companies, deals, offersEach }) {
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  const keys = keysOf(/** @type {any} */ ({ env: environmentOf({ databaseUrl: url, dataDir: "" }) }));
  const payOn = payDatesFrom(japanDay(new Date()), 6).at(-1) ?? "";
  await database.patiently((db) => addPaidWork(db, { creators: deals, companies, payOn, keys }));
  await database.close();
  await withPool(url, async (pool) => {
    await writeCompanyDeals(pool);
    await addOffers(pool, { light: offersEach, heavy: 0, whose: "paid%" });
  });
}

/** The companies' own lists of all deals there are. @param {pg.Pool} pool */
export async function writeCompanyDeals(pool) {
  await pool.query(
    `insert into company_deals (company_id, deal_id, influencer_id, changes, platform, product_name, creator_name, state, turn, funding, fee_yen,
         unread, created_at, updated_at, payment_stage, pay_due_on, last_version, contracted_at, reported_on)
       select company_id, deal_id, influencer_id, 1, platform, product_name, '計測', state, turn, funding, fee_yen,
         0, created_at, updated_at, payment_stage, pay_due_on, 1, contracted_at, reported_on from deals where company_id is not null`,
  );
}

/** Does not wait for the disk: the data is thrown away afterwards. @template T @param {string} url @param {(pool: pg.Pool) => Promise<T>} work @returns {Promise<T>} */
async function withPool(url, work) {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c synchronous_commit=off" });
  return work(pool).finally(() => pool.end());
}

/** @param {string} server @param {{ filled: string, name: string }} names nobody may be connected to what is copied @returns {Promise<string>} its address */
export async function copyOf(server, { filled, name }) {
  await atServer(server, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${filled} strategy file_copy`,
  ]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} server @param {readonly string[]} statements */
export async function atServer(server, statements) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}
