-- id is a UUIDv7 and orders offers of the same moment; offer_id is what addresses show: 128 random bits.
create table offers (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  offer_id text not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text,
  product_info text,
  description text,
  situation text,
  month text,
  period_from date,
  period_to date,
  budget_min_yen bigint,
  budget_max_yen bigint,
  product_url text,
  tie_up_exp text,
  post_format text[],
  is_approval boolean,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (influencer_id, id),
  unique (influencer_id, offer_id),
  check ((is_approval is null) = (decided_at is null))
);
-- The list in each of its four filters reads one index from its start; partial, because "is null" keeps no order.
create index offers_newest on offers (influencer_id, created_at desc, id desc);
create index offers_pending on offers (influencer_id, created_at desc, id desc) where is_approval is null;
create index offers_approved on offers (influencer_id, created_at desc, id desc) where is_approval;
create index offers_rejected on offers (influencer_id, created_at desc, id desc) where not is_approval;
create index offers_decided on offers (influencer_id, decided_at desc) where decided_at is not null;

-- Counted as offers come and are decided, in the same transaction: counting a heavy creator's rows per page is what is dear.
create table offer_counts (
  influencer_id uuid primary key references influencers (id),
  pending integer not null default 0 check (pending >= 0),
  approved integer not null default 0 check (approved >= 0),
  rejected integer not null default 0 check (rejected >= 0)
);

-- date is the day in Japan. Rows outlive their creator's account: tax law keeps them 7 years.
create table payments (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  date date not null,
  description text not null,
  amount_yen bigint not null check (amount_yen >= 0),
  status text not null check (status in ('Paid', 'Pending', 'Failed')),
  reference text not null,
  primary key (influencer_id, id),
  unique (influencer_id, reference)
);
create index payments_newest on payments (influencer_id, date desc, id desc);

-- A reference is unique over all creators: the same transfer entered under another e-mail is a mistake, not a payment.
create table payment_references (
  reference text primary key,
  influencer_id uuid not null,
  payment_id uuid not null
);

-- What an operator's Idempotency-Key answered, and for which body.
create table operator_requests (
  key text primary key,
  body_hash text not null,
  result jsonb not null,
  created_at timestamptz not null
);

create table social_accounts (
  influencer_id uuid not null references influencers (id) on delete cascade,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  handle text not null,
  linked_at timestamptz not null,
  primary key (influencer_id, platform)
);

-- The six fields as one ciphertext that begins with its key id; the last digits apart, for notices.
create table bank_accounts (
  influencer_id uuid primary key references influencers (id) on delete cascade,
  ciphertext text not null,
  last_digits text not null,
  updated_at timestamptz not null
);
