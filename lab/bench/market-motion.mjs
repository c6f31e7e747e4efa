// Deals of several companies from a list to accepted work, with whatever is asked for meanwhile, on as many copies as are named.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { mallocSettings, v8Flags } from "../../scripts/v8-flags.mjs";
import { signedInCompany } from "../drills/harness/companies.mjs";
import { startCopy } from "../drills/harness/copy.mjs";
import * as way from "../drills/harness/market.mjs";
import { callsMade, moveTime } from "../drills/harness/market-calls.mjs";
import { startProxy } from "../drills/harness/proxy.mjs";
import { environmentOf, inDatabase, openWorld } from "../drills/harness/world.mjs";
import { cpuSecondsOf, cpuSecondsOfAll, parentOf } from "./child-server.mjs";
import { openPages, toldAfter } from "./market-live.mjs";
import { besides, play, searchOnce, signInSome } from "./market-mix.mjs";
import { runAhead, runPayout } from "./market-payout.mjs";

/** @typedef {import("../drills/harness/market-calls.mjs").Market} Market */
/** @typedef {import("./market-mix.mjs").Answer} Answer */
/** @typedef {Awaited<ReturnType<typeof moveMarkets>>} Moved */

/** A company asks so many: a session of one has 300 calls a minute. */
const ofACompany = 8;
/** People who make other calls: as many as in the busiest hour of 300,000 deals a month. */
const calm = { atOnce: 16, perSecond: 35 };
const crowd = { atOnce: 64, ms: 8000 };
/** Deals' worth of other calls that each copy has answered before anything counts: a copy compiles what it is asked for the first time. */
const warmUp = 2;

/** @typedef {Awaited<ReturnType<typeof startCopies>>} Copies */

/** @param {Record<string, string>} env @param {number} count */
async function startCopies(env, count) {
  /** @type {import("../drills/harness/copy.mjs").Copy[]} */
  const copies = [];
  for (let nth = 0; nth < count; nth += 1)
    copies.push(
      await startCopy({
        env: { ...mallocSettings, ...env, APP_URL: "http://localhost:3000" },
        node: v8Flags,
      }),
    );
  const proxy = await startProxy(copies.map(({ url }) => url));
  return {
    front: proxy.url,
    inside: () => copies[0]?.url ?? "",
    cpuSeconds: () => copies.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0),
    async stop() {
      proxy.stop();
      for (const copy of copies) await copy.end("SIGTERM");
    },
  };
}

/**
 * Companies with cards and creators whose accounts are linked, read and found, in a migrated database.
 * @param {string} databaseUrl @param {{ deals: number, fill?: (url: string) => Promise<void> }} how
 * @returns {Promise<{ markets: Market[], readSeconds: number }>} `readSeconds`: from the first link to the last read
 */
export async function gatherMarkets(databaseUrl, { deals, fill = async () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-market-"));
  const world = await openWorld({ folder, databaseUrl });
  const copies = await startCopies(world.env, 1);
  try {
    /** @type {Market[]} */
    const markets = [];
    for (let after = 0; after < deals; after += ofACompany) {
      const { companyId } = await signedInCompany(world);
      const creators = Math.min(ofACompany, deals - after);
      markets.push(await way.gatherMarket({ world, ...copies, companyId, creators, after }));
    }
    const each = (/** @type {typeof way.settleIn} */ step) =>
      Promise.all(markets.map((market) => way.eachOf(market, step)));
    // Fills before anybody links an account: building an index of the search would hold up the reading of accounts.
    await fill(databaseUrl);
    await each(way.settleIn);
    await each(way.find);
    const { rows } = await asked(
      databaseUrl,
      `select extract(epoch from max(made.read_at) - min(linked.linked_at))::float as seconds
       from account_insights made join social_accounts linked using (influencer_id, platform) where linked.tokens is not null`,
    );
    return { markets, readSeconds: rows[0].seconds };
  } finally {
    await copies.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Market[]} gathered @param {{ url: string, count: number, people?: { companies: number, creators: number }, payOn?: string }} how
 *   `url`: of the database or of a copy of it; `people`: who asks meanwhile, nobody unless said; `payOn`: with a run of that day
 */
export async function moveMarkets(gathered, { url, count, people: some, payOn }) {
  const env = environmentOf({ databaseUrl: url, dataDir: "" });
  const people = some ? await signInSome(url, some) : { company: [], creator: [] };
  const copies = await startCopies(env, count);
  const world = {
    ...gathered[0]?.world,
    env,
    withDatabase: (/** @type {any} */ work) => inDatabase({ databaseUrl: url }, work),
  };
  const markets = gathered.map((market) => ({
    ...{ ...market, ...copies, world: /** @type {Market["world"]} */ (world) },
    creators: market.creators.map((creator) => ({ ...creator })),
  }));
  const [first] = markets;
  if (!first) throw new Error("no company");
  const postgres = await postmasterOf(url);
  const spent = () => ({
    copies: copies.cpuSeconds(),
    database: cpuSecondsOfAll(postgres),
    at: performance.now(),
  });
  const deals = markets.reduce((sum, { creators }) => sum + creators.length, 0);
  const each = (/** @type {(typeof way.draft)[]} */ ...steps) =>
    Promise.all(
      markets.map(async (market) => {
        for (const step of steps) await way.eachOf(market, step);
      }),
    );
  try {
    const { eve } = runAhead();
    if (payOn && eve) await moveTime(first, { to: `${eve}T10:00` });
    if (some) {
      await searchOnce(first, people);
      await play(first, { people, parts: besides(warmUp * count).values(), ...calm });
    }
    const live = await openPages(first, [
      ...markets.map(({ company }) => company),
      ...people.company,
      ...people.creator,
    ]);
    const [before, callsBefore] = [spent(), callsMade.length];
    const others = besides(some ? deals : 0);
    const half = Math.ceil(others.length / 2);
    const ask = (/** @type {import("./market-mix.mjs").Part[]} */ of) =>
      play(first, { people, parts: of.values(), ...calm });
    const asking = ask(others.slice(0, half));
    await Promise.all(markets.map((market) => way.askAll(market)));
    await each(way.approve);
    await each(way.agree, way.draft);
    // After a day the tokens with which they were opened have expired: a page then reconnects with a new one.
    const pages = { open: live.pages.filter(({ isOpen }) => isOpen()).length, of: live.pages.length };
    await moveTime(first, { hours: 24 });
    const paying = payOn ? runPayout(first, url, payOn) : undefined;
    const [early, late] = await Promise.all([asking, ask(others.slice(half)), each(way.deliver)]);
    const [answers, paid] = [[...early, ...late], await paying];
    const [after, made] = [spent(), callsMade.slice(callsBefore)];
    const told = live.pages
      .slice(0, markets.length)
      .flatMap((page, nth) => toldAfter(page, callsOf(made, markets[nth])));
    live.close();
    return {
      ...{ count, deals, calls: made.length, times: made.map(({ ms }) => ms), answers, paid, told, pages },
      ...{ copySeconds: after.copies - before.copies, databaseSeconds: after.database - before.database },
      seconds: (after.at - before.at) / 1000,
      pressed: some ? await press(first, { people, spent }) : undefined,
    };
  } finally {
    await copies.stop();
  }
}

/** Calls as fast as they are answered, until something gives: what is refused, and which part reaches its limit first. @param {Market} market @param {{ people: import("./market-mix.mjs").People, spent: () => { copies: number, database: number, at: number } }} how */
async function press(market, { people, spent }) {
  const parts = crowdParts();
  const before = spent();
  const answers = await play(market, {
    people,
    parts,
    atOnce: crowd.atOnce,
    until: performance.now() + crowd.ms,
  });
  const after = spent();
  const seconds = (after.at - before.at) / 1000;
  return {
    answers,
    seconds,
    copyCores: (after.copies - before.copies) / seconds,
    databaseCores: (after.database - before.database) / seconds,
  };
}

/** @returns {Generator<import("./market-mix.mjs").Part, undefined>} */
function* crowdParts() {
  const once = besides(1).filter(({ isOnce }) => !isOnce);
  for (;;) yield* once;
}

/** The calls that a market's own creators made. @param {readonly { call: string, status: number, endedAt: number, by: string }[]} calls @param {Market | undefined} market */
const callsOf = (calls, market) =>
  calls.filter(({ by }) => market?.creators.some(({ who }) => who.ownerId === by));

/** While a connection of it stands: its own process goes with it. @param {string} url */
async function postmasterOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return parentOf((await client.query("select pg_backend_pid() as pid")).rows[0].pid);
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {string} text */
async function asked(url, text) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return pool.query(text).finally(() => pool.end());
}
