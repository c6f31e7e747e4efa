// Fills a database with accounts of one platform as companies search them, and beside it the table that others would build.
import { foldWords } from "../../apps/api/src/features/discovery/search/search-words.rules.ts";
import { vocabulary } from "./search-words.mjs";

/** @typedef {{ query: (text: string, values?: unknown[]) => Promise<unknown>, release: () => void }} Client */

/**
 * Followers and views follow a power law, nine of ten live in Japan, a word is the more common the further in front it stands.
 * Seeded: every run has the same accounts.
 * @param {{ connect: () => Promise<Client> }} pool a migrated database @param {number} accounts
 */
export async function fillAccounts(pool, accounts) {
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    await client.query("select setseed(0.42)");
    await client.query("drop index discovery_texts_instagram_grams");
    await client.query(
      `create table plain_accounts as
       select gen_random_uuid() as id, 'instagram'::text as platform, f.followers, f.views as median_views, f.engagement,
         case when f.views < 0 then 2147483647 else greatest(5000, f.views * 8) end as price_yen,
         current_date - (power(random(), 3) * 300)::integer as last_post_on,
         case when random() < 0.9 then current_date - (6600 + random() * 14000)::integer end as born_on,
         (random() * random() * 4000)::smallint as pr_share,
         case when random() < 0.9 then 392 else 840 end::smallint as country,
         (1 + floor(random() * 2.2))::smallint as gender,
         array[1 + floor(power(random(), 1.5) * 16)::integer, 1 + floor(random() * 16)::integer] as categories,
         'user_' || n || ' ' || w.words as texts
       from generate_series(1, $1::int) n
       cross join lateral (
         select followers, case when random() < 0.03 then -1 else (followers * (0.1 + random() * 0.5))::integer end as views,
           (80 + random() * 1200)::integer as engagement
         from (select (300 * power(random() + n * 0, -0.9))::bigint as raw) r
         cross join lateral (select least(raw, 5000000)::integer as followers) l
       ) f
       cross join lateral (
         select string_agg($2::text[][1 + floor(power(random(), 2.2) * $3)::integer], ' ') as words
         from generate_series(1, 8 + n * 0)
       ) w`.replaceAll("$2::text[][", "($2::text[])["),
      [accounts, vocabulary.map(foldWords), vocabulary.length],
    );
    await client.query(
      `insert into discovery_instagram
       select id, now() - random() * interval '300 days', (1::bigint << categories[1]) | (1::bigint << categories[2]), followers, median_views,
         engagement, price_yen, last_post_on, born_on, pr_share, country, gender from plain_accounts`,
    );
    await client.query("insert into discovery_texts_instagram select id, texts from plain_accounts");
    console.log("The index of pairs of characters is built; this takes minutes.");
    await client.query(
      "create index discovery_texts_instagram_grams on discovery_texts_instagram using gin (grams(body)) with (fastupdate = off)",
    );
    await client.query("vacuum analyze discovery_instagram");
    await client.query("vacuum analyze discovery_texts_instagram");
  } finally {
    client.release();
  }
}

/** The usual indexes on the usual table; `trigrams` adds what pg_trgm has for ILIKE. @param {import("pg").Pool} pool */
export async function indexPlain(pool) {
  for (const column of ["followers", "median_views", "engagement", "price_yen", "last_post_on"])
    await pool.query(`create index on plain_accounts (${column} ${column === "price_yen" ? "" : "desc"})`);
  await pool.query("create index on plain_accounts using gin (categories)");
  await pool.query("vacuum analyze plain_accounts");
}

/** @param {import("pg").Pool} pool */
export async function indexTrigrams(pool) {
  await pool.query("create extension if not exists pg_trgm");
  await pool.query("create table trigram_accounts as select * from plain_accounts");
  for (const column of ["followers", "median_views", "engagement", "price_yen", "last_post_on"])
    await pool.query(`create index on trigram_accounts (${column} ${column === "price_yen" ? "" : "desc"})`);
  await pool.query("create index on trigram_accounts using gin (categories)");
  await pool.query("create index on trigram_accounts using gin (texts gin_trgm_ops)");
  await pool.query("vacuum analyze trigram_accounts");
}

/** Cards for those who are found, of all unless some are named: figures and a name each. @param {import("pg").Pool} pool @param {readonly string[]} [ids] */
export async function fillCards(pool, ids) {
  const [some, values] = ids ? ["where id = any($1::uuid[])", [ids]] : ["", []];
  await pool.query(
    `insert into influencers (id, created_at) select id, now() from plain_accounts ${some} on conflict do nothing`,
    values,
  );
  await pool.query(
    `insert into social_accounts (influencer_id, platform, handle, linked_at, platform_user_id, display_name, is_sandbox)
     select id, 'instagram', split_part(texts, ' ', 1), now(), id::text, split_part(texts, ' ', 2), true
     from plain_accounts ${some} on conflict do nothing`,
    values,
  );
  await pool.query(
    `insert into account_insights (influencer_id, platform, figures, computed_with, read_at)
     select id, 'instagram', jsonb_build_object('followers', followers, 'medianViews', nullif(median_views, -1), 'engagement', engagement,
       'price', jsonb_build_object('minYen', 100000, 'midYen', 120000, 'maxYen', 150000), 'prShare', pr_share, 'lastPostOn', last_post_on::text,
       'postsPerWeek', 3.5, 'growth30Days', 120, 'recentViews', (select jsonb_agg(jsonb_build_object('views', 1000 * n, 'isPr', false)) from generate_series(1, 20) n)),
       'bench', now() from plain_accounts ${some} on conflict do nothing`,
    values,
  );
}
