-- What is delivered of a deal, and what the sides differ about. All of it is the creator's and lies where the deal does, but for the
-- directory of posts, which is unique over all creators.

create table deal_drafts (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  round integer not null,
  content jsonb not null,
  state text not null default 'inReview' check (state in ('inReview', 'changes', 'approved')),
  approved_by text check (approved_by in ('member', 'clock')),
  member_id uuid,
  changes jsonb not null default '[]',
  sent_at timestamptz not null,
  answered_at timestamptz,
  primary key (influencer_id, deal, id),
  unique (influencer_id, deal, round),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

create table deal_posts (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  url text not null,
  kind text not null,
  media_id text not null,
  result text not null default 'pending' check (result in ('pending', 'ok', 'notFound', 'wrongAccount', 'labelMissing', 'unreadable')),
  checked_at timestamptz,
  -- As it stood when it was in order: evidence, which a later check leaves alone.
  caption text,
  label jsonb,
  paid_flag boolean,
  figures jsonb,
  screenshot uuid,
  ok_at timestamptz,
  gone_at timestamptz,
  added_at timestamptz not null,
  -- When the platform is asked; null: not by itself any more. A check that began moves it on, so that one copy asks.
  next_check_at timestamptz,
  -- Of the check that goes on, how often the platform said nothing.
  silences integer not null default 0,
  -- Of those after it was found in order.
  rechecks integer not null default 0,
  primary key (influencer_id, deal, id),
  unique (influencer_id, deal, media_id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);
-- The job's, over all creators.
create index deal_posts_due on deal_posts (next_check_at) where next_check_at is not null;

-- One medium serves one deal.
create table post_directory (
  platform text not null,
  media_id text not null,
  influencer_id uuid not null,
  deal uuid not null,
  primary key (platform, media_id)
);

-- Each receipt, and how it was rejected.
create table deal_reports (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  note text,
  figures jsonb not null,
  reported_at timestamptz not null,
  fact text check (fact in ('notFound', 'labelMissing', 'wrongPost', 'notAsApproved', 'itemMissing')),
  words text,
  rejected_at timestamptz,
  is_contested boolean not null default false,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

create table deal_disputes (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  kind text not null check (kind in ('contest', 'dispute')),
  made_by text not null check (made_by in ('company', 'creator')),
  reason text not null,
  opened_at timestamptz not null,
  decide_by date not null,
  decision text check (decision in ('accept', 'cancel', 'resume')),
  creator_pct integer,
  fault text check (fault in ('company', 'creator', 'neither')),
  decided_reason text,
  decided_at timestamptz,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);
-- The operator's, over all creators.
create index deal_disputes_open on deal_disputes (decide_by, id) where decision is null;

-- What was published in the sandbox of the platforms, outside production.
create table dev_posts (
  platform text not null,
  account_id text not null,
  media_id text not null,
  kind text not null,
  title text not null,
  caption text not null,
  is_paid boolean not null,
  published_at timestamptz not null,
  primary key (platform, account_id, media_id)
);
