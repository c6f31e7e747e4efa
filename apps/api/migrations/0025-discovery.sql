-- What companies find creators by, one table a platform, since the numbers of two platforms do not compare. A row stands here
-- only while its account is to be found, so no statement can forget to ask. Narrow: 25 of them are found by reading thousands.
-- What is unknown is -1, or above every price: it sorts last, and no key holds a null. found_since is when it was to be found anew.
create table discovery_instagram (
  influencer_id uuid primary key,
  found_since timestamptz not null,
  -- Bit n: the category of position n.
  categories bigint not null,
  followers integer not null,
  median_views integer not null,
  -- 1/100 %.
  engagement integer not null,
  price_yen integer not null,
  last_post_on date not null,
  born_on date,
  -- 1/100 %.
  pr_share smallint not null,
  -- ISO 3166-1, by number.
  country smallint,
  -- 1 male, 2 female, 3 other.
  gender smallint
);
create index discovery_instagram_by_followers on discovery_instagram (followers desc, influencer_id desc);
create index discovery_instagram_by_views on discovery_instagram (median_views desc, influencer_id desc);
create index discovery_instagram_by_engagement on discovery_instagram (engagement desc, influencer_id desc);
create index discovery_instagram_by_price on discovery_instagram (price_yen, influencer_id);
create index discovery_instagram_by_last_post on discovery_instagram (last_post_on desc, influencer_id desc);
create table discovery_tiktok (like discovery_instagram including all);
create table discovery_youtube (like discovery_instagram including all);

-- All single characters and all pairs of each word: two characters are a word in Japanese, and one is too. The cost is said so
-- high that no plan computes them row by row beside an index that has them.
create function grams(words text) returns text[]
  language sql immutable strict parallel safe cost 5000
  as $$
    select coalesce(array_agg(distinct gram), '{}')
    from (
      select substr(word, at, size) as gram
      from regexp_split_to_table(words, ' ') as word, generate_series(1, length(word)) as at, generate_series(1, 2) as size
      where at + size <= length(word) + 1
    ) every_gram
  $$;

-- The words an account is found by, folded. Apart from the figures: those change daily, and would write a hundred entries anew.
create table discovery_texts_instagram (
  influencer_id uuid primary key,
  body text not null
);
create index discovery_texts_instagram_grams on discovery_texts_instagram using gin (grams(body)) with (fastupdate = off);
create table discovery_texts_tiktok (like discovery_texts_instagram including all);
create table discovery_texts_youtube (like discovery_texts_instagram including all);
