-- Given up before PostgreSQL looks for a circle of waiting locks, so that it is this step which tries again, and no call that fails.
set local lock_timeout = '500ms';

-- Copies of the version before go on writing influencers, this one writes accounts; each is told of the other's change within
-- its transaction. A row that has no e-mail from the start is this version's, whose account comes by itself. Not on a
-- distributed database, which has no triggers: there the copies of the version before are stopped first.
create function accounts_of_influencers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.email is null then
    return null;
  end if;
  insert into accounts as held (owner_id, kind, status, email, full_name, password_hash, locale, code_failures, known_code_failures, created_at, closed_at)
  values (new.id, 'influencer', new.status, new.email, new.full_name, new.password_hash, new.locale, new.code_failures, new.known_code_failures, new.created_at, new.closed_at)
  on conflict (owner_id, id) do update set
    status = excluded.status, email = excluded.email, full_name = excluded.full_name, password_hash = excluded.password_hash,
    locale = excluded.locale, code_failures = excluded.code_failures, known_code_failures = excluded.known_code_failures,
    closed_at = excluded.closed_at;
  return null;
end $$;
create function influencers_of_accounts() returns trigger language plpgsql as $$
begin
  update influencers set
    status = new.status, email = new.email, full_name = new.full_name, password_hash = new.password_hash,
    locale = new.locale, code_failures = new.code_failures, known_code_failures = new.known_code_failures,
    closed_at = new.closed_at
  where id = new.owner_id;
  return null;
end $$;
do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    return;
  end if;
  create trigger accounts_of_influencers
    after insert or update of status, email, full_name, password_hash, locale, code_failures, known_code_failures, closed_at
    on influencers for each row when (pg_trigger_depth() = 0) execute function accounts_of_influencers();
  create trigger influencers_of_accounts after insert or update
    on accounts for each row when (new.kind = 'influencer' and pg_trigger_depth() = 0) execute function influencers_of_accounts();
end $$;

-- From the trigger on nothing is missed any more; this is what changed between the two steps.
insert into accounts as held (owner_id, kind, status, email, full_name, password_hash, locale, code_failures, known_code_failures, created_at, closed_at)
  select person.id, 'influencer', person.status, person.email, person.full_name, person.password_hash, person.locale,
    person.code_failures, person.known_code_failures, person.created_at, person.closed_at
  from influencers person left join accounts account on account.owner_id = person.id
  where account.owner_id is null or
    (account.status, account.email, account.full_name, account.password_hash, account.locale, account.code_failures, account.known_code_failures, account.closed_at)
    is distinct from
    (person.status, person.email, person.full_name, person.password_hash, person.locale, person.code_failures, person.known_code_failures, person.closed_at)
  on conflict (owner_id, id) do update set
    status = excluded.status, email = excluded.email, full_name = excluded.full_name, password_hash = excluded.password_hash,
    locale = excluded.locale, code_failures = excluded.code_failures, known_code_failures = excluded.known_code_failures,
    closed_at = excluded.closed_at;
