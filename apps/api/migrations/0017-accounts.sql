-- docs/decisions/0043 has what the three steps do together.
do $$
begin
  if exists (select from pg_extension where extname = 'citus') and exists (
    select from pg_stat_activity where datname = current_database() and application_name = 'tomoru-live'
  ) then
    raise exception 'Stop the copies of the version before first: a distributed database has nothing that could stand in for their tables.';
  end if;
end $$;
-- Who signs in, apart from what they do: one row a person, of either side. The owner is the creator or the company whose shard
-- all of it lies on. A creator is one person with one account, whose id is zero: what a copy of the version before writes
-- names none and belongs to it. Personal columns are null once the account is closed.
create table accounts (
  owner_id uuid not null,
  id uuid not null default '00000000-0000-0000-0000-000000000000',
  kind text not null check (kind in ('influencer', 'company')),
  status text not null check (status in ('active', 'suspended', 'closed')),
  email text,
  full_name text,
  password_hash text,
  locale text not null default 'ja' check (locale in ('ja', 'en')),
  -- Wrong codes in a row: from strange networks, and from where the person has signed in.
  code_failures integer not null default 0,
  known_code_failures integer not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (owner_id, id)
);
-- As of now, without a lock that anybody would wait for; what changes meanwhile follows in the next step.
insert into accounts (owner_id, kind, status, email, full_name, password_hash, locale, code_failures, known_code_failures, created_at, closed_at)
  select id, 'influencer', status, email, full_name, password_hash, locale, code_failures, known_code_failures, created_at, closed_at
  from influencers;
