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

/** @param {import("pg").Pool} pool @param {{ light: number, heavy: number }} each how many for one of them */
async function addOffers(pool, { light, heavy }) {
  await pool.query(
    `insert into offers (influencer_id, id, offer_id, platform, product_name, product_info, description, situation, month,
       period_from, period_to, budget_min_yen, budget_max_yen, product_url, tie_up_exp, post_format, is_approval, created_at, decided_at)
     select owner, gen_random_uuid(), substr(md5(owner::text || n), 1, 22), (array['instagram','tiktok','youtube'])[1 + n % 3],
       $3 || ' ' || n, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, decided, came, case when decided is null then null else now() end
     from (
       select person.owner_id as owner, n, now() - (n - random()) * interval '100 hours' / each as came, case n % 4 when 1 then true when 3 then false end as decided
       from accounts person, lateral (select case when email like 'heavy%' then $2::int else $1::int end as each) share, generate_series(1, each) n
       order by came
     ) coming`,
    [light, heavy, ...textsOf(aNewOffer())],
  );
  await pool.query(
    `insert into offer_counts (influencer_id, pending, approved, rejected)
     select influencer_id, count(*) filter (where is_approval is null), count(*) filter (where is_approval), count(*) filter (where not is_approval)
     from offers group by influencer_id`,
  );
}

/** In the order of the columns above. @param {ReturnType<typeof aNewOffer>} offer */
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

/** @param {import("../../apps/api/src/platform/crypto/keyed-hash.ts").KeyedHash} hash @param {Session} session */
export function tokenOf(hash, session) {
  return writeAccessToken(hash, { actor: "influencer", ...session, now: new Date(Date.now() + tokenLeadMs) });
}
