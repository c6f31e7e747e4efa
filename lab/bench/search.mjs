// Searching 1,000,000 accounts of one platform, inside the database and over HTTP, beside what others would build, in one run.
import pg from "pg";
import { pino } from "pino";
import { writeAccessToken } from "../../apps/api/src/accounts/sessions/access-token.rules.ts";
import { findPage } from "../../apps/api/src/features/discovery/search/search.repository.ts";
import { countFound } from "../../apps/api/src/features/discovery/search/search-count.repository.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/platform/db/open-database.ts";
import { limits } from "../../packages/contract/src/limits.ts";
import { startPostgres } from "../../scripts/own-postgres.mjs";
import { atLeast, atMost, forReading } from "./row.mjs";
import { fillAccounts, fillCards, indexPlain, indexTrigrams } from "./search-accounts.mjs";
import { most, ours, plainStatement, searchOf } from "./search-contenders.mjs";
import { measureEmbedded } from "./search-embedded.mjs";
import { queryOf } from "./search-queries.mjs";
import { hostile, usual } from "./search-words.mjs";
import { startProduct } from "./servers.mjs";
import { quantile, timed } from "./timing.mjs";
import { secret } from "./world.mjs";

const accounts = Number(process.env.BENCH_ACCOUNTS ?? (process.env.BENCH_TINY ? 20_000 : 1_000_000));
const rounds = Number(process.env.BENCH_SEARCH_ROUNDS ?? 5);
const searchers = 32;

/** @typedef {import("./row.mjs").Row} Row */

/** @returns {Promise<Row[]>} */
export async function measureSearch() {
  const { url, stop } = await filledDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  try {
    const inside = await measureInside(database, pool);
    const embedded = await measureEmbedded(rounds);
    return [
      ...inside,
      ...embedded,
      ...(await measureDeep(database, pool)),
      ...(await measureOverHttp(url, database, pool)),
    ];
  } finally {
    await pool.end();
    await database.close();
    await stop();
  }
}

/** Accounts and their rivals' tables; `BENCH_SEARCH_FILLED` is a database that an earlier run on a server of one's own left. */
async function filledDatabase() {
  const filled = process.env.BENCH_SEARCH_FILLED;
  if (filled) return { url: filled, stop: () => undefined };
  const postgres = await startPostgres();
  const url = await emptyDatabase(postgres.url);
  const database = await openDatabase({ databaseUrl: url, dataDir: "", log: pino({ level: "silent" }) });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(database);
  await database.close();
  console.log(`Making ${accounts} accounts.`);
  await fillAccounts(pool, accounts);
  await indexPlain(pool);
  await indexTrigrams(pool);
  await pool.end();
  return { url, stop: () => postgres.stop() };
}

/** @param {string} server */
async function emptyDatabase(server) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query("drop database if exists bench_search with (force)");
  await admin.query("create database bench_search");
  await admin.end();
  const url = new URL(server);
  url.pathname = "/bench_search";
  return url.href;
}

/** @typedef {Awaited<ReturnType<typeof openDatabase>>} Database */

/** Takes turns, so that other load on the machine meets all alike; the first round is a warm-up and does not count. @param {Database} database @param {pg.Pool} pool @returns {Promise<Row[]>} */
async function measureInside({ db }, pool) {
  const contenders = {
    ours: (/** @type {import("./search-contenders.mjs").Asked} */ asked) => ours(db, asked),
    plain: (/** @type {import("./search-contenders.mjs").Asked} */ asked) =>
      pool.query(plainStatement("plain_accounts", asked)),
    trigrams: (/** @type {import("./search-contenders.mjs").Asked} */ asked) =>
      pool.query(plainStatement("trigram_accounts", asked)),
  };
  const times = {
    ours: /** @type {number[]} */ ([]),
    plain: /** @type {number[]} */ ([]),
    trigrams: /** @type {number[]} */ ([]),
  };
  const worst = /** @type {number[]} */ ([]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const asked of usual) {
      for (const name of /** @type {(keyof typeof contenders)[]} */ (Object.keys(contenders))) {
        const ms = await timed(() => contenders[name](asked));
        if (round > 0) times[name].push(ms);
      }
    }
    for (const asked of hostile) {
      const ms = await timed(() => ours(db, asked));
      if (round > 0) worst.push(ms);
    }
  }
  if (process.env.BENCH_EACH) tellEach(times);
  const p99 = quantile(times.ours, 0.99);
  return [
    atMost("search, 20 usual combinations, p50 (ms)", quantile(times.ours, 0.5), 30),
    atMost("search, 20 usual combinations, p99 (ms)", p99, 150),
    atMost("search, 5 hostile ones, worst (ms)", Math.max(...worst), 250),
    atLeast(
      "… against ILIKE and OFFSET with the usual indexes, at p99",
      quantile(times.plain, 0.99) / p99,
      20,
    ),
    atLeast("… against the same with pg_trgm, at p99", quantile(times.trigrams, 0.99) / p99, 20),
    forReading("ILIKE and OFFSET, p50 (ms)", quantile(times.plain, 0.5)),
    forReading("pg_trgm, p50 (ms)", quantile(times.trigrams, 0.5)),
  ];
}

/** The middle time of each search, for looking at what is slow. @param {Record<string, number[]>} times */
function tellEach(times) {
  console.table(
    usual.map((asked, at) => {
      const middle = Object.entries(times).map(([name, all]) => {
        const own = all.filter((_, index) => index % usual.length === at);
        return [name, Number(quantile(own, 0.5).toFixed(1))];
      });
      return { asked: JSON.stringify(asked), ...Object.fromEntries(middle) };
    }),
  );
}

const page = 1000;

/** @param {Database} database @param {pg.Pool} pool @returns {Promise<Row[]>} */
async function measureDeep({ db }, pool) {
  const { rows } = await pool.query(
    `select influencer_id as id, followers::text as value from discovery_instagram order by followers desc, influencer_id desc
     offset $1 limit 1`,
    [Math.min(page * (most - 1), accounts - 100)],
  );
  const behind = { ...searchOf({}), after: rows[0] };
  const times = {
    first: /** @type {number[]} */ ([]),
    deep: /** @type {number[]} */ ([]),
    offset: /** @type {number[]} */ ([]),
  };
  for (let round = 0; round < rounds * 4; round += 1) {
    times.first.push(await timed(() => ours(db, {})));
    times.deep.push(await timed(() => findPage(db, { search: behind, most })));
    times.offset.push(await timed(() => pool.query(plainStatement("plain_accounts", {}, page * 24))));
  }
  const deep = quantile(times.deep, 0.5);
  return [
    atMost("search, page 1,000 against page 1", deep / quantile(times.first, 0.5), 1.5),
    forReading("… page 1,000 by OFFSET against ours", quantile(times.offset, 0.5) / deep),
  ];
}

/** @param {string} url @param {Database} database @param {pg.Pool} pool @returns {Promise<Row[]>} */
async function measureOverHttp(url, { db }, pool) {
  const found = await Promise.all(usual.map((asked) => ours(db, asked)));
  await fillCards(pool, [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))]);
  const tokens = await companies(pool, searchers);
  const server = await startProduct(url);
  try {
    const queries = usual.map(queryOf);
    const one = { inside: /** @type {number[]} */ ([]), http: /** @type {number[]} */ ([]) };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, asked] of usual.entries()) {
        const inside = await timed(() => withCount(db, asked));
        const http = await timed(() =>
          search(server.origin, tokens[at % tokens.length] ?? "", queries[at] ?? ""),
        );
        if (round === 0) continue;
        one.inside.push(inside);
        one.http.push(http);
      }
    }
    const writing = refreshed(pool, 20_000);
    const many = await Promise.all(
      tokens.map(async (token, searcher) => {
        const times = [];
        for (let nth = 0; nth < 10; nth += 1)
          times.push(
            await timed(() =>
              search(server.origin, token, queries[(searcher + nth * 7) % queries.length] ?? ""),
            ),
          );
        return times;
      }),
    );
    const wrote = await writing;
    return [
      atMost(
        "search over HTTP against inside the database, p99",
        quantile(one.http, 0.99) / quantile(one.inside, 0.99),
        1.5,
      ),
      forReading("search over HTTP, one at a time, p99 (ms)", quantile(one.http, 0.99)),
      forReading(
        `${searchers} searchers at once while 20,000 figures are renewed, p50 (ms)`,
        quantile(many.flat(), 0.5),
      ),
      forReading("… p99 (ms)", quantile(many.flat(), 0.99)),
      forReading("… 20,000 figures with all five indexes, some hidden and added (s)", wrote / 1000),
    ];
  } finally {
    await server.stop();
  }
}

/** What a first page reads from the search's tables: the rows, and the count where there are more. @param {Database["db"]} db @param {import("./search-contenders.mjs").Asked} asked */
async function withCount(db, asked) {
  const { rows } = await ours(db, asked);
  if (rows.length === most) await countFound(db, { search: searchOf(asked), most: limits.searchCountMost });
}

/** @param {string} origin @param {string} token @param {string} query */
async function search(origin, token, query) {
  const answer = await fetch(`${origin}/api/company/creator?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${JSON.stringify(json)}`);
}

/** A member each, of a company on Professional. @param {pg.Pool} pool @param {number} count @returns {Promise<string[]>} */
async function companies(pool, count) {
  const { rows } = await pool.query(
    `with people as (
       insert into accounts (owner_id, id, kind, status, email, full_name, created_at)
       select gen_random_uuid(), gen_random_uuid(), 'company', 'active', 'bench' || n || '@example.jp', '計測', now() from generate_series(1, $1::int) n
       returning owner_id, id
     ),
     firms as (insert into companies (id, name, kind, created_at) select owner_id, '計測', 'corporate', now() from people returning id),
     seats as (
       insert into members (company_id, id, terms_version, terms_accepted_at, created_at)
       select owner_id, people.id, 1, now(), now() from people join firms on firms.id = owner_id returning id
     ),
     paid as (
       insert into subscriptions (company_id, plan_id, plan_version, status)
       select owner_id, 'professional', 1, 'active' from people join firms on firms.id = owner_id returning company_id
     )
     insert into account_sessions (owner_id, account_id, id, created_at, used_at)
     select owner_id, id, gen_random_uuid(), now(), now() from people
     returning owner_id as "ownerId", account_id as "accountId", id as "sessionId"`,
    [count],
  );
  const hash = keyedHash(secret);
  return rows.map((session) => writeAccessToken(hash, { actor: "company", ...session, now: new Date() }));
}

/** Renews figures, hides some and adds others meanwhile. @param {pg.Pool} pool @param {number} count */
async function refreshed(pool, count) {
  return timed(async () => {
    const step = 1000;
    for (let done = 0; done < count; done += step) {
      await pool.query(
        `update discovery_instagram set followers = followers + 7, median_views = median_views + 3, engagement = engagement + 1, price_yen = least(price_yen, 2147483000) + 24
         where influencer_id in (select id from plain_accounts tablesample system (1) limit ${step})`,
      );
      await pool.query(
        `with gone as (delete from discovery_instagram where influencer_id in (select id from plain_accounts tablesample system (0.1) limit 20) returning *)
         select count(*) from gone`,
      );
      await pool.query(
        `insert into discovery_instagram select gen_random_uuid(), now(), categories, followers, median_views, engagement, price_yen, last_post_on, born_on, pr_share, country, gender
         from discovery_instagram tablesample system (0.1) limit 20`,
      );
    }
  });
}
