-- What belongs to a sign-in is keyed by its owner and names the account. The rows stay where they are: a copy of the version
-- before goes on with the same ones, locks among them, through views of the old names. Their keys grow by the account once
-- no such copy runs any more (docs/decisions/0043).
set local lock_timeout = '500ms';
-- All at once and first: what asked for more on the way would wait for a call that waits for it.
lock table influencers, influencer_emails, sessions, session_calls, refresh_tokens, oauth_states, password_reset_grants,
  email_updates, known_networks, one_time_codes in access exclusive mode;

alter table influencer_emails rename to account_emails;
alter table account_emails rename column influencer_id to owner_id;
alter table account_emails add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table account_emails add column kind text not null default 'influencer';

alter table sessions rename to account_sessions;
alter table account_sessions rename column influencer_id to owner_id;
alter table account_sessions add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table account_sessions drop constraint sessions_influencer_id_fkey;

alter table session_calls rename to account_session_calls;
alter table account_session_calls rename column influencer_id to owner_id;

alter table refresh_tokens rename to account_refresh_tokens;
alter table account_refresh_tokens rename column influencer_id to owner_id;

alter table password_reset_grants rename to account_password_grants;
alter table account_password_grants rename column influencer_id to owner_id;
alter table account_password_grants add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table account_password_grants drop constraint password_reset_grants_influencer_id_fkey;

alter table email_updates rename to account_email_changes;
alter table account_email_changes rename column influencer_id to owner_id;
alter table account_email_changes add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table account_email_changes drop constraint email_updates_influencer_id_fkey;

alter table known_networks rename to account_networks;
alter table account_networks rename column influencer_id to owner_id;
alter table account_networks add column account_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table account_networks drop constraint known_networks_influencer_id_fkey;

-- A company's people have codes of their own, though an e-mail be the same.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('signUp', 'passwordReset', 'emailUpdate', 'companySignUp', 'companyPasswordReset'));

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    -- No copy of the version before runs here: its columns would only keep what a deletion has to erase.
    alter table influencers
      drop column status, drop column email, drop column full_name, drop column password_hash, drop column locale,
      drop column code_failures, drop column known_code_failures, drop column closed_at;
    return;
  end if;
  alter table influencers alter column status set default 'active';
  create view influencer_emails as select email, owner_id as influencer_id from account_emails where kind = 'influencer';
  create view sessions as select owner_id as influencer_id, id, created_at, used_at from account_sessions;
  create view session_calls as select owner_id as influencer_id, session_id, minute, calls from account_session_calls;
  create view refresh_tokens as
    select owner_id as influencer_id, hash, session_id, parent_hash, expires_at, spent_at, killed_at from account_refresh_tokens;
  create view password_reset_grants as select owner_id as influencer_id, otp_id_hash, expires_at from account_password_grants;
  create view email_updates as select owner_id as influencer_id, new_email, expires_at from account_email_changes;
  create view known_networks as select owner_id as influencer_id, network_hash, signed_in_at from account_networks;
end $$;
