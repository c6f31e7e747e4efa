-- Whether companies may find a creator's accounts: on from linking on, off at their word. Who linked before this existed is asked.
alter table influencers add column is_discoverable boolean not null default false;

-- What a creator was told and said to it, and in which wording. Rows are added and never changed.
create table consents (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  kind text not null check (kind in ('discovery')),
  version integer not null,
  given boolean not null,
  given_at timestamptz not null,
  locale text not null check (locale in ('ja', 'en')),
  primary key (influencer_id, id)
);

-- The latest posts of a linked account as they were last read; gone with the link.
create table account_posts (
  influencer_id uuid not null references influencers (id),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  posts jsonb not null,
  -- Of all their texts, as written: an account is found by them.
  hashtags text[] not null,
  -- Whether the views may be read.
  is_granted boolean not null,
  reads integer not null,
  read_at timestamptz not null,
  primary key (influencer_id, platform)
);

-- What lists and search show of an account, computed once a read.
create table account_insights (
  influencer_id uuid not null references influencers (id),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  figures jsonb not null,
  -- Of which day the constants were that it was computed with.
  computed_with text not null,
  read_at timestamptz not null,
  primary key (influencer_id, platform)
);
create index account_insights_by_read on account_insights (read_at);
create index account_insights_by_constants on account_insights (computed_with);

-- Followers at the end of a day of Japan: one row a month, since a row a day would be 365 million a year of a million accounts.
create table follower_months (
  influencer_id uuid not null references influencers (id),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  -- Its first day.
  month date not null,
  -- By the day of the month.
  counts integer[] not null,
  primary key (influencer_id, platform, month)
);
create index follower_months_by_month on follower_months (month);

alter table social_accounts
  add column failed_reads integer not null default 0,
  -- Who reads says so here first, so that no account is read twice at once.
  add column reading_until timestamptz,
  -- The platform takes the tokens no longer: only the creator can link again.
  add column needs_relink_at timestamptz,
  -- When a company last opened the account: those are read first.
  add column opened_at timestamptz;
