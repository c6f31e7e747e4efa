-- Messages of a deal carry images; who was told of them and when, and how many there are, stand in the deal's row.
alter table deal_messages add column files uuid[] not null default '{}';
alter table deals add column messages integer not null default 0;
alter table deals add column creator_told_at timestamptz;
alter table deals add column company_told_at timestamptz;
-- A creator who wants no mails about messages, by one click.
alter table influencers add column is_notify_messages boolean not null default true;
-- A company that asked for deposits writes no messages until the operator has looked.
alter table companies add column messages_held_at timestamptz;

-- An image of a deal. Its bytes go 180 days after the deal's end; what it was stays.
create table deal_files (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  sent_by text not null check (sent_by in ('company', 'creator')),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  created_at timestamptz not null,
  erased_at timestamptz,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);
create index deal_files_kept on deal_files (created_at) where erased_at is null;

create table file_chunks (
  influencer_id uuid not null,
  file uuid not null,
  n integer not null,
  bytes bytea not null,
  primary key (influencer_id, file, n)
);

-- Whose calendar address is in force: renewing raises it.
create table calendar_feeds (
  influencer_id uuid primary key references influencers (id),
  serial integer not null
);

-- Of a company's deals of the last 180 days, made anew each night; null below five cases.
create table company_stats (
  company_id uuid primary key references companies (id),
  deals_done integer,
  median_days_to_pay real,
  answer_rate real,
  cancel_rate real,
  warnings text[] not null default '{}',
  made_at timestamptz not null
);
