-- From a request to a contract. A deal is the creator's; what a company lists of it is a copy that an echo brings. Companies lie on
-- other shards, so nothing here refers to them.

create table deals (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  -- What addresses show: the public id of its offer or application.
  deal_id text not null,
  company_id uuid not null,
  source text not null check (source in ('offer', 'application')),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text,
  -- The lower end of what was asked: the company's first version reaches it.
  least_fee_yen bigint not null,
  state text not null check (state in (
    'terms', 'contracted', 'draft_review', 'changes_requested', 'draft_approved', 'reported', 'accepted', 'cancelled', 'expired'
  )),
  end_reason text,
  turn text not null check (turn in ('company', 'creator', 'operator', 'none')),
  turn_kind text,
  turn_due_at timestamptz,
  -- Of acts: what a page has read is compared with it.
  revision integer not null default 0,
  -- Of anything that a list shows, messages too: an echo brings the newest.
  changes integer not null default 0,
  -- The last act in short: done again by the same side it is a success.
  last_act text,
  funding text not null default 'none' check (funding in ('none', 'charging', 'secured', 'failed', 'refunded')),
  payment_stage text,
  hold text check (hold in ('dispute', 'operator')),
  last_version integer not null default 0,
  open_by text check (open_by in ('company', 'creator')),
  contract_version integer,
  contracted_at timestamptz,
  fee_yen bigint,
  net_yen bigint,
  draft_round integer not null default 0,
  rejections integer not null default 0,
  contested integer not null default 0,
  reported_on date,
  pay_due_on date,
  proposal jsonb,
  creator_pct integer,
  creator_unread integer not null default 0,
  company_unread integer not null default 0,
  reminded integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (influencer_id, id),
  unique (influencer_id, deal_id),
  check ((turn = 'none') = (turn_kind is null)),
  check ((turn = 'none') = (turn_due_at is null))
);
create index deals_waiting on deals (influencer_id, turn_due_at, id) where turn = 'creator';
create index deals_newest on deals (influencer_id, updated_at desc, id desc);
-- The clock's, over all creators.
create index deals_due on deals (turn_due_at) where turn <> 'none';

-- A version and what the company chose beside the sheet.
create table deal_terms (
  influencer_id uuid not null,
  deal uuid not null,
  version integer not null,
  made_by text not null check (made_by in ('company', 'creator')),
  -- Without the creator's name and handle, which are sealed: they stay when the person has left.
  sheet jsonb not null,
  creator text not null,
  sha256 text not null,
  funding text check (funding in ('card', 'transfer')),
  tool_fee_bps integer,
  sent_at timestamptz not null,
  primary key (influencer_id, deal, version),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

-- Who accepted which version and when. The names that the law asks for are sealed, apart from what was hashed.
create table deal_contracts (
  influencer_id uuid not null,
  deal uuid not null,
  version integer not null,
  sha256 text not null,
  acceptances jsonb not null,
  parties text not null,
  tool_fee_bps integer not null,
  funding text not null check (funding in ('card', 'transfer')),
  made_at timestamptz not null,
  primary key (influencer_id, deal, version),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

-- Written once, changed never.
create table deal_events (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  revision integer not null,
  act text not null,
  actor text not null check (actor in ('company', 'creator', 'operator', 'clock', 'stripe')),
  state text not null,
  about jsonb,
  done_at timestamptz not null,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

-- Left by the statement that changed a deal, until a worker has copied it.
create table deal_echoes (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  primary key (influencer_id, deal, id)
);

create table deal_messages (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  sender text not null check (sender in ('company', 'creator', 'system')),
  -- Which of the company's people it was.
  member_id uuid,
  content text not null,
  warned text[] not null default '{}',
  is_read boolean not null default false,
  sent_at timestamptz not null,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

-- What became of what one side proposed; the one that is open stands in the deal too.
create table deal_proposals (
  influencer_id uuid not null,
  deal uuid not null,
  id uuid not null,
  kind text not null check (kind in ('cancel', 'amendment')),
  made_by text not null check (made_by in ('company', 'creator')),
  body jsonb not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'replaced')),
  made_at timestamptz not null,
  lapses_at timestamptz not null,
  answered_at timestamptz,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);

create table tax_profiles (
  influencer_id uuid primary key references influencers (id) on delete cascade,
  ciphertext text not null,
  -- By the operator, of what the profile says since this moment.
  confirmed_at timestamptz,
  updated_at timestamptz not null
);

create table guardian_consents (
  influencer_id uuid primary key references influencers (id) on delete cascade,
  ciphertext text not null,
  given_at timestamptz not null
);

-- What a company lists; by it alone a company comes to a deal.
create table company_deals (
  company_id uuid not null references companies (id),
  deal_id text not null,
  influencer_id uuid not null,
  changes integer not null,
  platform text not null,
  product_name text,
  creator_name text not null,
  state text not null,
  end_reason text,
  turn text not null,
  turn_kind text,
  turn_due_at timestamptz,
  hold text,
  funding text not null,
  fee_yen bigint,
  unread integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, deal_id)
);
create index company_deals_newest on company_deals (company_id, updated_at desc, deal_id desc);
create index company_deals_waiting on company_deals (company_id, turn_due_at, deal_id) where turn = 'company';
