-- The end of the way that 0017 to 0019 began: what stood in for the version before them goes, and the keys of a sign-in grow by
-- the account, so that an owner may have many (docs/decisions/0052). Copies before this step name the narrow keys in
-- their statements: while one of them listens, the step lets go and is tried again.
do $$
begin
  if exists (
    select from pg_stat_activity where datname = current_database() and application_name = 'tomoru-live'
  ) then
    raise exception using errcode = 'lock_not_available',
      message = 'Stop the copies of the versions before: this step takes away what they still use.';
  end if;
end $$;
set local lock_timeout = '500ms';
lock table influencers, accounts, account_emails, account_sessions, account_session_calls, account_refresh_tokens,
  account_password_grants, account_email_changes, account_networks in access exclusive mode;

drop trigger if exists accounts_of_influencers on influencers;
drop trigger if exists influencers_of_accounts on accounts;
drop function accounts_of_influencers();
drop function influencers_of_accounts();
drop view if exists influencer_emails, sessions, session_calls, refresh_tokens, password_reset_grants, email_updates, known_networks;
alter table influencers
  drop column if exists status, drop column if exists email, drop column if exists full_name, drop column if exists password_hash,
  drop column if exists locale, drop column if exists code_failures, drop column if exists known_code_failures,
  drop column if exists closed_at;

alter table account_emails drop constraint influencer_emails_pkey;
alter table account_emails add constraint account_emails_pkey primary key (kind, email);
alter table account_password_grants drop constraint password_reset_grants_pkey;
alter table account_password_grants add constraint account_password_grants_pkey primary key (owner_id, account_id);
alter table account_email_changes drop constraint email_updates_pkey;
alter table account_email_changes add constraint account_email_changes_pkey primary key (owner_id, account_id);
alter table account_networks drop constraint known_networks_pkey;
alter table account_networks add constraint account_networks_pkey primary key (owner_id, account_id, network_hash);
