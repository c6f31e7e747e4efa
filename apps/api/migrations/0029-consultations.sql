-- What a company asks creators: the request and its answers on the company's shard, each offer on its creator's. Nothing of the one
-- refers to the other, since the two lie on different shards.
alter table offers
  -- Null for an offer of the operator's own.
  add column company_id uuid,
  add column consultation_id uuid,
  add column usage_scope text,
  add column usage_months integer,
  -- From then on the clock rejects what still waits.
  add column answer_by timestamptz,
  -- Who rejected it in the creator's place.
  add column closed_by text,
  -- When the creator was told that the time for an answer ends.
  add column closing_told_at timestamptz;
alter table offers add constraint offers_closed_by_check check (closed_by in ('company', 'clock'));
alter table offers add constraint offers_usage_scope_check check (usage_scope in ('none', 'organic', 'ads', 'all'));
create index offers_answer_by on offers (answer_by) where is_approval is null and answer_by is not null;

create table consultations (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- Null where one creator was asked. The list may be deleted; its name of then stays.
  list_id uuid,
  list_name text,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text not null,
  product_info text,
  description text not null,
  situation text,
  month text,
  period_from date not null,
  period_to date not null,
  product_url text,
  tie_up_exp text,
  post_format text[] not null,
  budget_band text check (budget_band in ('u50', '50-100', '100-300', '300-500', '500-1000', 'o1000')),
  fee_yen integer,
  usage_scope text,
  usage_months integer,
  answer_by timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_by uuid not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- Answers that no mail has told the company of, and when the last one did.
  has_news boolean not null default false,
  told_at timestamptz,
  primary key (company_id, id),
  check ((budget_band is null) <> (fee_yen is null))
);
create index consultations_newest on consultations (company_id, created_at desc, id desc);
create index consultations_news on consultations (told_at) where has_news;

-- The company's copy of an offer that was made for it; the creator's row is the truth.
create table consultation_offers (
  company_id uuid not null references companies (id),
  offer_id text not null,
  -- Null for an offer that the operator brought in for the company.
  consultation_id uuid,
  influencer_id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  -- expired: by the clock; withdrawn: by the company; ended: the creator's account is gone.
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'rejected', 'expired', 'withdrawn', 'ended')),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (company_id, offer_id),
  check ((state = 'waiting') = (decided_at is null))
);
create index consultation_offers_of on consultation_offers (company_id, consultation_id, created_at);
create index consultation_offers_waiting on consultation_offers (company_id) where state = 'waiting';
create index consultation_offers_newest on consultation_offers (company_id, created_at);
