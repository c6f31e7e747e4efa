-- Creators and how they sign in. Every table that belongs to a creator carries influencer_id first in its key: it is the
-- shard key of a distributed PostgreSQL, and the reason that no query can forget whose row it reads.
create table influencers (
  id uuid primary key,
  status text not null check (status in ('active', 'suspended', 'closed')),
  -- Personal columns are null once the account is closed; the row stays as the number that payments refer to.
  email text,
  full_name text,
  password_hash text,
  creator_name text,
  dob date,
  country text,
  gender text check (gender in ('male', 'female', 'other')),
  bio text,
  is_notify_campaign boolean not null default true,
  locale text not null default 'ja' check (locale in ('ja', 'en')),
  created_at timestamptz not null,
  closed_at timestamptz
);

-- The directory of e-mails: uniqueness cannot be asked of influencers.email, whose table is keyed by creator.
create table influencer_emails (
  email text primary key,
  influencer_id uuid not null
);

create table sessions (
  influencer_id uuid not null references influencers (id) on delete cascade,
  id uuid not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (influencer_id, id)
);

-- Compared, never shown: only the keyed hash is kept. parent_hash names the token this one replaced.
create table refresh_tokens (
  influencer_id uuid not null,
  hash text not null,
  session_id uuid not null,
  parent_hash text,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (influencer_id, hash),
  foreign key (influencer_id, session_id) references sessions (influencer_id, id) on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (influencer_id, session_id);
create index refresh_tokens_by_parent on refresh_tokens (influencer_id, parent_hash);

-- Mailed codes, one live per purpose and subject (an e-mail, or creator and new e-mail). Only a keyed hash of the code.
create table one_time_codes (
  purpose text not null check (purpose in ('signUp', 'passwordReset', 'emailUpdate')),
  subject text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (purpose, subject)
);

-- Wrong passwords in a row, by keyed hash of the e-mail: unknown e-mails count alike, so a lock tells nothing.
create table sign_in_failures (
  email_key text primary key,
  wrong integer not null,
  locked_until timestamptz,
  updated_at timestamptz not null
);

-- Fixed windows that start with their first hit; counted here so that all copies of the server count together.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index rate_limits_by_end on rate_limits (window_ends_at);

create table categories (
  id text primary key,
  name_ja text not null,
  name_en text not null,
  position integer not null unique
);
insert into categories (id, name_ja, name_en, position) values
  ('beauty', '美容・コスメ', 'Beauty', 1),
  ('fashion', 'ファッション', 'Fashion', 2),
  ('food', 'グルメ・料理', 'Food', 3),
  ('travel', '旅行', 'Travel', 4),
  ('fitness', 'フィットネス・健康', 'Fitness & health', 5),
  ('parenting', '子育て・ファミリー', 'Parenting & family', 6),
  ('pets', 'ペット', 'Pets', 7),
  ('home', '暮らし・インテリア', 'Home & interior', 8),
  ('technology', 'ガジェット・テクノロジー', 'Gadgets & technology', 9),
  ('games', 'ゲーム', 'Games', 10),
  ('music', '音楽・ダンス', 'Music & dance', 11),
  ('books', '本・マンガ・アニメ', 'Books, manga & anime', 12),
  ('outdoors', 'アウトドア・スポーツ', 'Outdoors & sports', 13),
  ('education', '学び・ビジネス', 'Learning & business', 14),
  ('art', 'アート・写真', 'Art & photography', 15),
  ('vehicles', '車・バイク', 'Cars & motorbikes', 16);

create table influencer_categories (
  influencer_id uuid not null references influencers (id) on delete cascade,
  category_id text not null references categories (id),
  primary key (influencer_id, category_id)
);
