-- What a platform says of a linked account. Until now only the demo's creator could have rows: they become sandbox ones.
alter table social_accounts
  add column platform_user_id text,
  add column display_name text,
  add column is_sandbox boolean not null default true,
  -- Access and refresh token as one ciphertext that begins with its key id; null where there is nothing to ask with.
  add column tokens text,
  add column access_expires_at timestamptz,
  add column refresh_expires_at timestamptz,
  add column scopes text[] not null default '{}',
  -- Null where the platform hides it or the creator did not grant it.
  add column followers bigint,
  -- Views of the recent posts, newest first.
  add column recent_views jsonb not null default '[]',
  add column read_at timestamptz,
  add column next_read_at timestamptz,
  -- Who refreshes the tokens says so here first: a refresh token that rotates may be spent once only.
  add column refreshing_until timestamptz;
update social_accounts set platform_user_id = 'sandbox-' || handle, display_name = handle;
alter table social_accounts
  alter column platform_user_id set not null,
  alter column display_name set not null,
  alter column is_sandbox drop default;
create index social_accounts_due on social_accounts (next_read_at) where tokens is not null;

-- The directory of platform accounts: that an account belongs to one creator cannot be asked of a table keyed by creator.
create table social_directory (
  platform text not null,
  platform_user_id text not null,
  influencer_id uuid not null,
  primary key (platform, platform_user_id)
);
create index social_directory_by_influencer on social_directory (influencer_id, platform);
insert into social_directory (platform, platform_user_id, influencer_id)
  select platform, platform_user_id, influencer_id from social_accounts;

-- A way to a platform that was begun. Only the keyed hash of its state; it ends with the session that it was begun in.
create table oauth_states (
  influencer_id uuid not null,
  state_hash text not null,
  session_id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  -- Encrypted; null where the platform has no PKCE.
  code_verifier text,
  expires_at timestamptz not null,
  primary key (influencer_id, state_hash),
  foreign key (influencer_id, session_id) references sessions (influencer_id, id) on delete cascade
);
create index oauth_states_by_session on oauth_states (influencer_id, session_id);
create index oauth_states_by_end on oauth_states (expires_at);

-- Tokens of ended links that the platform still has to be told of. Encrypted, without the creator's id, deleted once told.
create table social_revocations (
  id uuid primary key,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  is_sandbox boolean not null,
  ciphertext text not null,
  expires_at timestamptz not null
);
