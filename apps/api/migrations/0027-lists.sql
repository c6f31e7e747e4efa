-- What companies keep of creators. Of a creator who leaves only the number stays: creators lie on other shards, so nothing here
-- refers to them, and a job takes away what a closed account has left.

-- Opening an account again in a month is free.
create table insight_opens (
  company_id uuid not null references companies (id),
  month text not null,
  influencer_id uuid not null,
  opened_at timestamptz not null,
  primary key (company_id, month, influencer_id)
);

create table list_groups (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  name_folded text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index list_groups_by_name on list_groups (company_id, name_folded);

create table lists (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  explanation text not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  group_id uuid,
  status text not null default 'unconsulted' check (status in ('unconsulted', 'consulted')),
  -- The plan has room for fewer lists: this one can be read alone.
  locked_at timestamptz,
  count integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  consulted_at timestamptz,
  primary key (company_id, id)
);
create index lists_newest on lists (company_id, updated_at desc, id desc);

create table list_creators (
  company_id uuid not null,
  list_id uuid not null,
  influencer_id uuid not null,
  note text not null default '',
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (company_id, list_id, influencer_id),
  foreign key (company_id, list_id) references lists (company_id, id) on delete cascade
);
create index list_creators_by_creator on list_creators (company_id, influencer_id);

create table saved_searches (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  filters jsonb not null,
  sort text not null,
  -- When its results were last looked at: what is found since is new.
  opened_at timestamptz not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
