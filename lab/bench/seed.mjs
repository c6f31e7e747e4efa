// Fills a database with creators, their offers, and a session each.
import { createHash } from "node:crypto";
import { writeAccessToken } from "../../apps/api/src/accounts/sessions/access-token.rules.ts";
import { aNewOffer } from "../../packages/contract/src/testing/offer.builder.ts";

/**
 * @typedef {{ creators: number, offersEach: number, heavy?: { offers: number, sessions: number } }} Size `heavy`: one more creator with many
 *   offers, and with as many sessions as it takes to ask for them often, since a session has 300 calls a minute
 * @typedef {{ ownerId: string, accountId: string, sessionId: string }} Session
 */

/** Access tokens last for a quarter of an hour; a run lasts longer. */
const tokenLeadMs = 6 * 60 * 60 * 1000;

/**
 * Every second offer waits; the others are half approved, half rejected. All came within the last hundred hours, and lie in the order in
 * which they came: those of one creator between those of all others.
 * @param {import("pg").Pool} pool a migrated database
 * @param {Size} size
 */
export async function seed(pool, { creators, offersEach, heavy }) {
  await addPeople(pool, { name: "creator", people: creators, sessions: 1 });
  if (heavy) await addPeople(pool, { name: "heavy", people: 1, sessions: heavy.sessions });
  await addOffers(pool, { light: offersEach, heavy: heavy?.offers ?? 0 });
}

/** @param {import("pg").Pool} pool @param {{ name: string, people: number, sessions: number }} who */
async function addPeople(pool, { name, people, sessions }) {
  await pool.query(
    `with people as (
       insert into accounts (owner_id, kind, status, email, full_name, created_at)
       select gen_random_uuid(), 'influencer', 'active', $1::text || n || '@example.jp', '計測 ' || n, now() from generate_series(1, $2::int) n
       returning owner_id
     ),
     creators as (insert into influencers (id, created_at) select owner_id, now() from people)
     insert into account_sessions (owner_id, id, created_at, used_at)
     select owner_id, gen_random_uuid(), now(), now() from people, generate_series(1, $3::int)`,
    [name, people, sessions],
  );
}

/** @param {import("pg").Pool} pool @param {{ light: number, heavy: number, whose?: string }} each how many for one of them; `whose`: e-mails */
export async function addOffers(pool, { light, heavy, whose = "%" }) {
  await pool.query(
    `insert into offers (influencer_id, id, offer_id, platform, product_name, product_info, description, situation, month,
       period_from, period_to, budget_min_yen, budget_max_yen, product_url, tie_up_exp, post_format, is_approval, created_at, decided_at)
     select owner, gen_random_uuid(), substr(md5(owner::text || n), 1, 22), (array['instagram','tiktok','youtube'])[1 + n % 3],
       $3 || ' ' || n, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, decided, came, case when decided is null then null else now() end
     from (
       select person.owner_id as owner, n, now() - (n - random()) * interval '100 hours' / each as came, case n % 4 when 1 then true when 3 then false end as decided
       from accounts person, lateral (select case when email like 'heavy%' then $2::int else $1::int end as each) share, generate_series(1, each) n
       where person.kind = 'influencer' and email like $15
       order by came
     ) coming`,
    [light, heavy, ...textsOf(aNewOffer()), whose],
  );
  await pool.query(
    `insert into offer_counts (influencer_id, pending, approved, rejected)
     select influencer_id, count(*) filter (where is_approval is null), count(*) filter (where is_approval), count(*) filter (where not is_approval)
     from offers group by influencer_id
     on conflict (influencer_id) do update
       set pending = excluded.pending, approved = excluded.approved, rejected = excluded.rejected`,
  );
}

/**
 * Companies on Standard, each with its owner and a default card; every thirty-sixth card is in its last month.
 * @param {import("pg").Pool} pool a migrated database
 * @param {{ companies: number, isSignedIn?: boolean, isDue?: boolean }} size `isDue`: their renewal was refused today
 */
export async function seedCompanies(pool, { companies, isSignedIn = false, isDue = false }) {
  await pool.query(
    `create temporary table coming as
       select n, gen_random_uuid() as company, gen_random_uuid() as person from generate_series(1, $1::int) n`,
    [companies],
  );
  await pool.query(
    `insert into companies (id, name, kind, created_at) select company, '計測 ' || n, 'corporate', now() from coming`,
  );
  await pool.query(
    `insert into subscriptions (company_id, plan_id, plan_version, status, stripe_id, period_from, period_to, unpaid_since, unpaid_invoice)
     select company, 'standard', 1, case when $1 then 'pastDue' else 'active' end, 'sub_' || n, now() - interval '1 month', now(),
       case when $1 then now() end, case when $1 then 'in_' || n end from coming`,
    [isDue],
  );
  await pool.query(
    `insert into accounts (owner_id, id, kind, status, role, email, full_name, created_at)
     select company, person, 'company', 'active', 'owner', 'member' || n || '@example.jp', '計測 ' || n, now() from coming`,
  );
  await pool.query(
    `insert into members (company_id, id, terms_version, terms_accepted_at, created_at) select company, person, 1, now(), now() from coming`,
  );
  await pool.query(
    `insert into cards (company_id, id, stripe_id, brand, last4, exp_month, exp_year, fingerprint_hash, is_default)
     select company, gen_random_uuid(), 'pm_' || n, 'visa', '4242', extract(month from last)::int, extract(year from last)::int, 'f' || n, true
     from (select *, now() + (n % 36) * interval '1 month' as last from coming) due`,
  );
  if (isSignedIn) {
    await pool.query(
      `insert into account_sessions (owner_id, account_id, id, created_at, used_at)
       select company, person, gen_random_uuid(), now(), now() from coming`,
    );
  }
  await pool.query("drop table coming");
}

/** The values in the order of the columns above. @param {ReturnType<typeof aNewOffer>} offer */
function textsOf({ productName, productInfo, description, situation, month, period, estBudget, ...rest }) {
  return [
    productName,
    productInfo,
    description,
    situation,
    month,
    period?.from,
    period?.to,
    estBudget?.minYen,
    estBudget?.maxYen,
    rest.productUrl,
    rest.tieUpexp,
    rest.postFormat,
  ];
}

/** The public id of a creator's nth offer, counted from 1. @param {string} ownerId @param {number} nth */
export function offerIdOf(ownerId, nth) {
  return createHash("md5").update(`${ownerId}${nth}`).digest("hex").slice(0, 22);
}

/** @param {import("pg").Pool} pool @param {string} email a pattern @returns {Promise<Session[]>} */
export async function sessionsOf(pool, email) {
  const { rows } = await pool.query(
    `select session.owner_id as "ownerId", account.id as "accountId", session.id as "sessionId" from account_sessions session
     join accounts account on account.owner_id = session.owner_id where email like $1 order by session.owner_id, session.id`,
    [email],
  );
  return rows;
}

/** Sessions of companies' members. @param {import("pg").Pool} pool @returns {Promise<Session[]>} */
export async function membersOf(pool) {
  const { rows } = await pool.query(
    `select session.owner_id as "ownerId", session.account_id as "accountId", session.id as "sessionId" from account_sessions session
     join accounts account on account.owner_id = session.owner_id and account.id = session.account_id
     where account.kind = 'company' order by session.owner_id, session.id`,
  );
  return rows;
}

/** @param {import("../../apps/api/src/platform/crypto/keyed-hash.ts").KeyedHash} hash @param {Session} session */
export function memberTokenOf(hash, session) {
  return writeAccessToken(hash, { actor: "company", ...session, now: new Date(Date.now() + tokenLeadMs) });
}

/** @param {import("../../apps/api/src/platform/crypto/keyed-hash.ts").KeyedHash} hash @param {Session} session */
export function tokenOf(hash, session) {
  return writeAccessToken(hash, { actor: "influencer", ...session, now: new Date(Date.now() + tokenLeadMs) });
}
