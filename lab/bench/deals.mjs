// From a request to a deal: what asking five hundred creators takes, what a yes to a company costs, and a company's list of very many deals.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { consult } from "../../packages/contract/src/company/consultations.ts";
import { listCompanyDeals } from "../../packages/contract/src/company/deals.ts";
import { payDatesFrom } from "../../packages/contract/src/deals/pay-cuts.ts";
import { aConsultation } from "../../packages/contract/src/testing/consultation.builder.ts";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { keysOf } from "../drills/harness/contracts.mjs";
import { addPaidWork } from "../drills/harness/paid-work.mjs";
import { environmentOf } from "../drills/harness/world.mjs";
import { groupsOf, inTurn, median, ratio } from "./load.mjs";
import { writeCompanyDeals } from "./market-filled.mjs";
import { approval } from "./offers.mjs";
import { atLeast, atMost, forReading } from "./row.mjs";
import { membersOf, memberTokenOf, offerIdOf, seed, seedCompanies, sessionsOf, tokenOf } from "./seed.mjs";
import { startBare, startProduct } from "./servers.mjs";
import { timed } from "./timing.mjs";
import { createDatabase, secret } from "./world.mjs";

const tiny = process.env.BENCH_TINY !== undefined;
/** The larger and the smaller company's deals. */
const deals = { many: tiny ? 5000 : 50_000, few: 100 };
const asked = 500;
/** Times that a list is asked; an hour has twenty. */
const askings = 9;
/** Offers for each contender; every second one waits, enough that none is decided twice. */
const creators = { each: tiny ? 500 : 4000, offersEach: 40 };
/** Sessions of one member: each has three hundred calls a minute. */
const sessions = 300;
const connections = 8;
const limits = { listCost: 1.5, askSeconds: 2, approveShare: 0.65 };
const hash = keyedHash(secret);

/** @typedef {import("./row.mjs").Row} Row */
/** @typedef {{ url: string, pool: pg.Pool, database: Awaited<ReturnType<typeof openDatabase>> }} Bench */

/** @returns {Promise<Row[]>} */
export async function measureDeals() {
  const postgres = await startPostgres();
  try {
    const rows = [];
    for (const [name, measure] of Object.entries({
      asking: measureAsking,
      yes: measureYes,
      list: measureList,
    })) {
      const url = await createDatabase(postgres.url, `bench_deals_${name}`);
      const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
      const pool = new pg.Pool({ connectionString: url, max: 1 });
      try {
        await migrate(database);
        rows.push(...(await measure({ url, pool, database })));
      } finally {
        await pool.end();
        await database.close();
      }
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

/** Lists of five hundred, each asked once: offers, mails and their jobs, the consultation, all or nothing. @param {Bench} bench @returns {Promise<Row[]>} */
async function measureAsking({ url, pool }) {
  await seed(pool, { creators: asked, offersEach: 0 });
  await seedCompanies(pool, { companies: 1, isSignedIn: true });
  await pool.query("update companies set verification = 'verified'");
  await makeFindable(pool);
  const [member] = await membersOf(pool);
  if (!member) throw new Error("no member");
  const lists = await makeLists(pool, member);
  await pool.query("vacuum analyze");
  const product = await startProduct(url);
  try {
    const seconds = [];
    for (const listId of lists) {
      // A creator with three open requests of a company gets no more from it.
      await pool.query("update offers set is_approval = false, decided_at = now() where is_approval is null");
      seconds.push((await timed(() => askOnce(product.origin, { member, listId }))) / 1000);
    }
    return [
      atMost(
        `asking ${asked} creators: seconds, the slowest of ${lists.length}`,
        Math.max(...seconds),
        limits.askSeconds,
      ),
      atMost(`asking ${asked} creators: seconds, the middle one`, median(seconds), limits.askSeconds),
    ];
  } finally {
    await product.stop();
  }
}

/** @param {string} origin @param {{ member: import("./seed.mjs").Session, listId: string }} what */
async function askOnce(origin, { member, listId }) {
  const from = japanDay(new Date(Date.now() + 10 * 86_400_000));
  const to = japanDay(new Date(Date.now() + 20 * 86_400_000));
  const answer = await fetch(`${origin}/api${consult.path}`, {
    method: consult.method,
    headers: {
      authorization: `Bearer ${memberTokenOf(hash, member)}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(aConsultation({ listId, period: { from, to } })),
  });
  const body = await answer.text();
  const sent = answer.ok ? JSON.parse(body).result.sent : 0;
  if (sent !== asked) throw new Error(`${answer.status}, ${sent} of ${asked} asked: ${body.slice(0, 300)}`);
}

/** Links the creators' accounts, so that companies find them. @param {pg.Pool} pool */
async function makeFindable(pool) {
  await pool.query(
    "insert into offer_counts (influencer_id) select owner_id from accounts where kind = 'influencer'",
  );
  await pool.query(
    `insert into social_accounts (influencer_id, platform, handle, linked_at, platform_user_id, display_name, is_sandbox)
     select owner_id, 'instagram', 'bench', now(), owner_id::text, '計測', false from accounts where kind = 'influencer'`,
  );
  await pool.query(
    `insert into discovery_instagram (influencer_id, found_since, categories, followers, median_views, engagement, price_yen, last_post_on, pr_share)
     select owner_id, now(), 1, 20000, 5000, 300, 40000, current_date, 0 from accounts where kind = 'influencer'`,
  );
}

/** Makes lists with everybody on them. @param {pg.Pool} pool @param {import("./seed.mjs").Session} member @returns {Promise<string[]>} */
async function makeLists(pool, { ownerId, accountId }) {
  const ids = Array.from({ length: askings }, () => randomUUID());
  await pool.query(
    `insert into lists (company_id, id, name, explanation, platform, count, created_by, created_at, updated_at)
     select $1, made.list, '計測', '', 'instagram', $2, $3, now(), now() from unnest($4::uuid[]) as made (list)`,
    [ownerId, asked, accountId, ids],
  );
  await pool.query(
    `insert into list_creators (company_id, list_id, influencer_id, added_by, added_at)
     select $1, made.list, owner_id, $2, now() from unnest($3::uuid[]) as made (list), accounts where kind = 'influencer'`,
    [ownerId, accountId, ids],
  );
  return ids;
}

/** A yes to a company opens its deal and tells it: beside a bare handler with the same statement, and beside one that decides an operator's offers. @param {Bench} bench @returns {Promise<Row[]>} */
async function measureYes({ url, pool }) {
  await seed(pool, { creators: 3 * creators.each, offersEach: creators.offersEach });
  await seedCompanies(pool, { companies: 1 });
  const people = (await sessionsOf(pool, "creator%")).map((session) => ({
    ownerId: session.ownerId,
    token: tokenOf(hash, session),
    offerId: (/** @type {number} */ nth) => offerIdOf(session.ownerId, nth),
  }));
  const part = (/** @type {number} */ nth) => people.slice(nth * creators.each, (nth + 1) * creators.each);
  await pool.query(
    `update offers set company_id = (select id from companies limit 1), answer_by = now() + interval '5 days' where influencer_id = any($1)`,
    [[...part(0), ...part(1)].map(({ ownerId }) => ownerId)],
  );
  await pool.query("vacuum analyze");
  const product = await startProduct(url);
  const bare = await startBare(url);
  const decide = (/** @type {typeof people} */ whose) =>
    groupsOf(whose, {
      ...{ atOnce: connections, times: creators.offersEach / 2 },
      call: (creator, nth) => approval(creator, 2 * nth),
    })();
  try {
    const figures = await inTurn(
      {
        product: { target: product, next: decide(part(0)) },
        bare: { target: bare, next: decide(part(1)) },
        operators: { target: bare, next: decide(part(2)) },
      },
      { connections },
    );
    const against = (/** @type {"bare" | "operators"} */ other) =>
      ratio(figures.product, figures[other], "rps");
    return [
      atLeast(
        "a yes to a company: requests a second against the bare handler",
        against("bare"),
        limits.approveShare,
      ),
      forReading(
        "a yes to a company: requests a second against a bare yes to an operator",
        against("operators"),
      ),
    ];
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** The first page of a company's deals. @param {Bench} bench @returns {Promise<Row[]>} */
async function measureList({ url, pool, database }) {
  const env = environmentOf({ databaseUrl: url, dataDir: "" });
  const keys = keysOf(/** @type {any} */ ({ env }));
  const payOn = payDatesFrom(japanDay(new Date()), 6).at(-1) ?? "";
  await seedCompanies(pool, { companies: 2 });
  await database.patiently((db) =>
    addPaidWork(db, { creators: deals.many + deals.few, companies: 0, payOn, keys }),
  );
  const { rows } = await pool.query("select id from companies order by id");
  const [large = "", small = ""] = rows.map(({ id }) => id);
  await pool.query("update deals set company_id = $1", [large]);
  await pool.query(
    "update deals set company_id = $1 where id in (select id from deals order by id limit $2)",
    [small, deals.few],
  );
  await writeCompanyDeals(pool);
  await pool.query(
    `insert into account_sessions (owner_id, account_id, id, created_at, used_at)
     select owner_id, id, gen_random_uuid(), now(), now() from accounts, generate_series(1, $1::int) where kind = 'company'`,
    [sessions],
  );
  await pool.query("vacuum analyze");
  const members = await membersOf(pool);
  const product = await startProduct(url, { ENCRYPTION_KEYS: env.ENCRYPTION_KEYS });
  const list = (/** @type {string} */ company) =>
    groupsOf(
      members.filter(({ ownerId }) => ownerId === company).map((session) => memberTokenOf(hash, session)),
      { atOnce: connections, call: (token) => ({ token, path: `/api${listCompanyDeals.path}` }) },
    )();
  try {
    const figures = await inTurn(
      { large: { target: product, next: list(large) }, small: { target: product, next: list(small) } },
      { connections },
    );
    const cost = ratio(figures.small, figures.large, "rps");
    const what = `first page of a company with ${deals.many.toLocaleString("en")} deals, against one with ${deals.few}`;
    return [atMost(what, cost, limits.listCost)];
  } finally {
    await product.stop();
  }
}
