// Fills a database with creators, their offers and a session each, and makes the access tokens of those sessions.
import { writeAccessToken } from "../../apps/api/src/features/auth/access-token.rules.ts";

/** @typedef {{ creators: number, offers: number }} Size */

/**
 * @param {import("pg").Pool} pool a migrated database
 * @param {Size & { hash: import("../../apps/api/src/platform/crypto/keyed-hash.ts").KeyedHash }} what
 * @returns {Promise<string[]>} one token a creator, good for a run
 */
export async function seed(pool, { creators, offers, hash }) {
  await pool.query(
    `insert into influencers (id, status, email, full_name, created_at)
     select gen_random_uuid(), 'active', 'creator' || n || '@example.jp', '計測 ' || n, now() from generate_series(1, $1) n`,
    [creators],
  );
  await pool.query(
    "insert into sessions (influencer_id, id, created_at, used_at) select id, gen_random_uuid(), now(), now() from influencers",
  );
  await pool.query(
    `insert into offers (influencer_id, id, offer_id, platform, product_name, product_info, description, situation, month,
       period_from, period_to, budget_min_yen, budget_max_yen, product_url, tie_up_exp, post_format, is_approval, created_at, decided_at)
     select person.id, gen_random_uuid(), substr(md5(person.id::text || n) , 1, 22), (array['instagram','tiktok','youtube'])[1 + n % 3],
       'うるおい化粧水「しずく」 ' || n, 'ナイアシンアミド配合、150mL。', '新作化粧水を1週間お使いいただき、朝のスキンケアの様子をリールで紹介してください。',
       '朝のスキンケア', '2026-12', '2026-12-01', '2026-12-14', 80000, 120000, 'https://example.com/shizuku', null,
       array['リール', 'ストーリーズ'], decided, now() - n * interval '1 hour', case when decided is null then null else now() end
     from influencers person, generate_series(1, $1) n, lateral (select case n % 3 when 0 then null when 1 then true else false end decided) d`,
    [Math.ceil(offers / creators)],
  );
  await pool.query(
    `insert into offer_counts (influencer_id, pending, approved, rejected)
     select influencer_id, count(*) filter (where is_approval is null), count(*) filter (where is_approval), count(*) filter (where not is_approval)
     from offers group by influencer_id`,
  );
  await pool.query("vacuum analyze");
  const { rows } = await pool.query(
    'select influencer_id as "influencerId", id as "sessionId" from sessions',
  );
  return rows.map((claims) => writeAccessToken(hash, { ...claims, now: new Date() }));
}
