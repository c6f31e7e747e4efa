// What a call costs a member of a company at the gate, beside a creator's, and what the clock of plans takes over 20,000 companies.
import pg from "pg";
import { pino } from "pino";
import { runBillingClock, startBilling } from "../../apps/api/src/features/billing/billing.maintenance.ts";
import { mails } from "../../apps/api/src/mails.ts";
import { systemClock } from "../../apps/api/src/platform/clock.ts";
import { keyRing } from "../../apps/api/src/platform/crypto/key-ring.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/job-queue.ts";
import { startMail } from "../../apps/api/src/platform/mail/mail-delivery.ts";
import { updatePassword as updateMembersPassword } from "../../packages/contract/src/company/accounts.ts";
import { updatePassword } from "../../packages/contract/src/influencer/accounts.ts";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { groupsOf, inTurn, ratio } from "./load.mjs";
import { atMost, forReading } from "./row.mjs";
import { membersOf, memberTokenOf, seed, seedCompanies, sessionsOf, tokenOf } from "./seed.mjs";
import { startProduct } from "./servers.mjs";
import { timed } from "./timing.mjs";
import { createDatabase, secret } from "./world.mjs";

const companies = Number(process.env.BENCH_COMPANIES ?? (process.env.BENCH_TINY ? 2000 : 20_000));
/** Members with a session each: as many as make fifty calls each in a run. */
const people = 1000;
const connections = 32;
const limits = { gate: 1.15, clockSeconds: 10 };
const silent = pino({ level: "silent" });

/** @returns {Promise<import("./row.mjs").Row[]>} */
export async function measureCompanies() {
  const postgres = await startPostgres();
  try {
    // Each has a database of its own, since the server that is called has its own clock.
    const gate = await onDatabase(postgres.url, "bench_gate", measureGate);
    const clock = await onDatabase(postgres.url, "bench_clock", measureClock);
    return [...gate, ...clock];
  } finally {
    await postgres.stop();
  }
}

/** @typedef {{ url: string, pool: pg.Pool, database: Awaited<ReturnType<typeof openDatabase>> }} Bench */
/** @typedef {import("./row.mjs").Row} Row */

/** @param {string} server @param {string} name @param {(bench: Bench) => Promise<Row[]>} measure */
async function onDatabase(server, name, measure) {
  const url = await createDatabase(server, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: silent });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await migrate(database);
    return await measure({ url, pool, database });
  } finally {
    await pool.end();
    await database.close();
  }
}

/**
 * The same call of both sides, whose body is none: all that is done for it is the gate, the sessions' count of calls and a refusal.
 * @param {Bench} bench @returns {Promise<Row[]>}
 */
async function measureGate({ url, pool }) {
  await seed(pool, { creators: people, offersEach: 0 });
  await seedCompanies(pool, { companies: people, isSignedIn: true });
  await pool.query("vacuum analyze");
  const hash = keyedHash(secret);
  const creators = (await sessionsOf(pool, "creator%")).map((session) => tokenOf(hash, session));
  const members = (await membersOf(pool)).map((session) => memberTokenOf(hash, session));
  const product = await startProduct(url);
  const calls = (
    /** @type {string[]} */ tokens,
    /** @type {{ method: string, path: string }} */ endpoint,
  ) => {
    const { method, path } = /** @type {{ method: "PUT", path: string }} */ (endpoint);
    const call = (/** @type {string} */ token) => ({ method, path: `/api${path}`, token, body: {} });
    return groupsOf(tokens, { atOnce: connections, call })();
  };
  try {
    const figures = await inTurn(
      {
        creator: { target: product, next: calls(creators, updatePassword) },
        member: { target: product, next: calls(members, updateMembersPassword) },
      },
      { connections, status: 400 },
    );
    const cost = 1 / ratio(figures.member, figures.creator, "rps");
    const cpu = ratio(figures.member, figures.creator, "cpu");
    return [
      atMost("a call of a company at its gate, against a creator's: time", cost, limits.gate),
      forReading("a call of a company at its gate, against a creator's: processor time", cpu),
    ];
  } finally {
    await product.stop();
  }
}

/**
 * After a day on which nobody was looked at: every company is due, and of every thirty-sixth the default card is in its last month.
 * @param {Bench} bench @returns {Promise<Row[]>}
 */
async function measureClock({ database, pool }) {
  await seedCompanies(pool, { companies, isDue: true });
  await pool.query("vacuum analyze");
  const jobs = await startJobs({ database, work: false, log: silent });
  const { db } = database;
  const keys = keyRing([{ id: "bench", key: Buffer.alloc(32, 7) }]);
  const transport = { send: async () => undefined, close: async () => undefined };
  const parts = { db, clock: systemClock, log: silent, keys, jobs, mails, transport, work: false };
  const config = { appUrl: "http://localhost:3000" };
  const outbox = await startMail(/** @type {any} */ ({ ...parts, config }));
  const deps = /** @type {any} */ ({ ...parts, config, outbox });
  try {
    await startBilling(deps, { jobs, work: false });
    const all = await timed(() => runBillingClock(deps));
    const { rows } = await pool.query(
      `select (select count(*) from pgboss.job where name = 'billing-settle')::int as sent,
         (select count(*) from mails where kind = 'cardExpiring')::int as told`,
    );
    const [{ sent, told }] = rows;
    if (sent !== companies || told !== Math.floor(companies / 36))
      throw new Error(`of ${companies} companies ${sent} were sent, ${told} told`);
    const again = await timed(() => runBillingClock(deps));
    const of = `billing-clock over ${companies.toLocaleString("en")} companies`;
    return [
      atMost(`${of}, all of them due: seconds`, all / 1000, limits.clockSeconds),
      forReading(`${of}, once more while all of them wait: seconds`, again / 1000),
    ];
  } finally {
    await jobs.stop();
  }
}
