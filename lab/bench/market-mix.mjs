// What people ask for beside the deals of a market: how much of each comes with a deal, and who asks.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { creatorsOwn } from "../../apps/api/src/accounts/account-key.rules.ts";
import { call } from "../drills/harness/ledger.mjs";
import { timeOf, tokenOf } from "../drills/harness/market-calls.mjs";
import { queryOf } from "./search-queries.mjs";
import { usual } from "./search-words.mjs";
import { offerIdOf } from "./seed.mjs";

/** @typedef {import("../drills/harness/market-calls.mjs").Market} Market */
/** @typedef {import("../drills/harness/market-calls.mjs").Who & { dealId: string, decided: number }} Person */
/** @typedef {{ path: string, method?: string, body?: unknown }} Asked */
/** @typedef {{ what: string, aDeal: number, by: "company" | "creator", ask: (who: Person, nth: number) => Asked, isOnce?: boolean }} Part `isOnce`: not for a crowd that asks the same again and again */
/** @typedef {{ what: string, ms: number, status: number, endedAt: number }} Answer */

const queries = usual.map(queryOf);
/** The creators found last: an insight is only opened after a search has shown it. @type {string[]} */
const found = [];
const message = { text: "商品をお送りしました。届きましたらお知らせください。", files: [] };

/**
 * With each of 300,000 deals a month come five offers, most of them answered by people who look at others first, and companies who search before
 * they ask. The deal's own calls, about forty on both sides, are made by those who make it.
 * @type {readonly Part[]}
 */
const mix = [
  {
    ...{ what: "search", aDeal: 12, by: "company" },
    ask: (_, nth) => ({ path: `/company/creator?${queries[nth % queries.length]}` }),
  },
  {
    ...{ what: "a creator's figures", aDeal: 4, by: "company" },
    ask: (_, nth) => ({ path: `/company/creator/${found[nth % found.length]}?platform=instagram` }),
  },
  { what: "lists", aDeal: 2, by: "company", ask: () => ({ path: "/company/list" }) },
  { what: "company's home", aDeal: 2, by: "company", ask: () => ({ path: "/company/home" }) },
  { what: "company's deals", aDeal: 4, by: "company", ask: () => ({ path: "/company/deal" }) },
  {
    ...{ what: "company reads a thread", aDeal: 2, by: "company" },
    ask: ({ dealId }) => ({ path: `/company/deal/${dealId}/message` }),
  },
  {
    ...{ what: "company writes", aDeal: 2, by: "company", isOnce: true },
    ask: ({ dealId }) => ({ path: `/company/deal/${dealId}/message`, method: "POST", body: message }),
  },
  { what: "creator's home", aDeal: 4, by: "creator", ask: () => ({ path: "/influencer/home" }) },
  { what: "offers", aDeal: 8, by: "creator", ask: () => ({ path: "/influencer/offer" }) },
  {
    ...{ what: "an offer", aDeal: 5, by: "creator" },
    ask: ({ ownerId }, nth) => ({ path: `/influencer/offer/${offerIdOf(ownerId, 1 + (nth % 5))}` }),
  },
  { ...{ what: "a decision", aDeal: 4, by: "creator", isOnce: true }, ask: decision },
  { what: "creator's deals", aDeal: 3, by: "creator", ask: () => ({ path: "/influencer/deal" }) },
  { what: "payments", aDeal: 2, by: "creator", ask: () => ({ path: "/influencer/payment" }) },
  {
    ...{ what: "creator reads a thread", aDeal: 2, by: "creator" },
    ask: ({ dealId }) => ({ path: `/influencer/deal/${dealId}/message` }),
  },
  {
    ...{ what: "creator writes", aDeal: 2, by: "creator", isOnce: true },
    ask: ({ dealId }) => ({ path: `/influencer/deal/${dealId}/message`, method: "POST", body: message }),
  },
];

export const besidesADeal = mix.reduce((sum, { aDeal }) => sum + aDeal, 0);

/** Decides the second and the fourth of five offers, which wait. A repeated decision changes nothing. @param {Person} who @returns {Asked} */
function decision(who) {
  who.decided += 1;
  const [nth, status] = who.decided % 2 === 1 ? [2, "approval"] : [4, "reject"];
  return { path: `/influencer/offer/${offerIdOf(who.ownerId, nth)}`, method: "PUT", body: { status } };
}

/** @typedef {{ company: Person[], creator: Person[] }} People */

/** Some of those in the database, signed in: companies on Professional, who search all day. @param {string} url @param {{ companies: number, creators: number }} how many @returns {Promise<People>} */
export async function signInSome(url, { companies, creators }) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const company = await pool.query(
    `with chosen as (
       select distinct on (company_id) company_id, deal_id from company_deals
       where company_id in (select id from companies where name like '訓練株式会社 %' limit $1) order by company_id, deal_id
     ),
     people as (
       insert into accounts (owner_id, id, kind, status, role, email, full_name, created_at)
       select company_id, gen_random_uuid(), 'company', 'active', 'owner', 'asks-' || company_id || '@example.jp', '計測', now() from chosen
       returning owner_id, id
     ),
     seats as (
       insert into members (company_id, id, terms_version, terms_accepted_at, created_at) select owner_id, id, 1, now(), now() from people
     ),
     plans as (
       insert into subscriptions (company_id, plan_id, plan_version, status) select owner_id, 'professional', 1, 'active' from people
     ),
     sessions as (
       insert into account_sessions (owner_id, account_id, id, created_at, used_at)
       select owner_id, id, gen_random_uuid(), now(), now() from people returning owner_id, account_id, id
     )
     select owner_id, account_id, sessions.id, deal_id from sessions join chosen on company_id = owner_id`,
    [companies],
  );
  const creator = await pool.query(
    `with chosen as (select influencer_id, deal_id from deals where state = 'accepted' order by deal_id limit $1),
     sessions as (
       insert into account_sessions (owner_id, id, created_at, used_at)
       select influencer_id, gen_random_uuid(), now(), now() from chosen returning owner_id, id
     )
     select owner_id, sessions.id, deal_id from sessions join chosen on influencer_id = owner_id`,
    [creators],
  );
  await pool.end();
  return {
    company: company.rows.map((row) => personOf("company", row)),
    creator: creator.rows.map((row) => personOf("influencer", row)),
  };
}

/** @param {"company" | "influencer"} actor @param {any} row @returns {Person} */
function personOf(actor, { owner_id, account_id = creatorsOwn, id, deal_id }) {
  return { actor, ownerId: owner_id, accountId: account_id, sessionId: id, dealId: deal_id, decided: 0 };
}

/** Each part evenly spread among the others, as often as this many deals bring it. @param {number} deals @returns {Part[]} */
export function besides(deals) {
  return mix
    .flatMap((part) => Array.from({ length: part.aDeal * deals }, (_, nth) => ({ part, nth })))
    .map(({ part, nth }) => ({ part, place: (nth + 0.5) / (part.aDeal * deals) }))
    .sort((one, other) => one.place - other.place)
    .map(({ part }) => part);
}

/**
 * So many ask at once, at even distances where a rate is said, until the parts are at their end or the time is over.
 * @param {Market} market @param {{ people: People, parts: Iterator<Part>, atOnce: number, perSecond?: number, until?: number }} how
 * @returns {Promise<Answer[]>}
 */
export async function play(market, how) {
  const {
    people,
    parts,
    atOnce,
    perSecond = Number.POSITIVE_INFINITY,
    until = Number.POSITIVE_INFINITY,
  } = how;
  /** @type {Answer[]} */
  const answers = [];
  const begun = performance.now();
  let nth = 0;
  const ask = async () => {
    for (let next = parts.next(); !next.done && performance.now() < until; next = parts.next()) {
      const part = next.value;
      nth += 1;
      const own = nth;
      const due = begun + (own * 1000) / perSecond;
      if (due > performance.now()) await pause(due - performance.now());
      const side = people[part.by];
      const who = /** @type {Person} */ (side[own % side.length]);
      answers.push(await answerTo(market, { who, what: part.what, asked: part.ask(who, own) }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return answers;
}

/** @param {Market} market @param {{ who: Person, what: string, asked: Asked }} call_ @returns {Promise<Answer>} */
async function answerTo(market, { who, what, asked }) {
  const { path, method = "GET", body } = asked;
  const started = performance.now();
  const ask = async () =>
    call(`${market.front}/api${path}`, { method, token: await tokenOf(market, who), body });
  let { status, text } = await ask();
  // The clock was moved while it was on its way: a page comes back with another token, until all copies have moved.
  for (let tries = 0; status === 401 && tries < 4; tries += 1) {
    if (tries > 0) await pause(300);
    ({ status, text } = await ask());
  }
  const endedAt = performance.now();
  if (what === "search" && status === 200) remember(JSON.parse(text));
  else if (status !== 200 && process.env.BENCH_EACH) console.log(what, status, text.slice(0, 200));
  return { what, ms: endedAt - started, status, endedAt };
}

/** @param {{ result?: { docs: { creatorId: string }[] } }} page */
function remember({ result }) {
  for (const { creatorId } of result?.docs ?? []) found.push(creatorId);
  if (found.length > 500) found.splice(0, found.length - 500);
}

/** Searches once, so that somebody was found. @param {Market} market @param {People} people */
export async function searchOnce(market, people) {
  const parts = mix.filter(({ what }) => what === "search").flatMap((part) => [part, part]);
  await play(market, { people, parts: parts.values(), atOnce: 1 });
  if (found.length === 0) throw new Error(`nobody is found, ${(await timeOf(market)).toISOString()}`);
}
