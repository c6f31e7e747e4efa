-- What a company pays with and for what, as the payment provider says, and what of it was heard (docs/decisions/0054).
-- A step up that waits; who keeps a seat after a step down; when a call went out that nobody has answered; and how often the row
-- was written, so that a reading that is older than it is thrown away.
alter table subscriptions add column pending_plan_id text;
alter table subscriptions add constraint subscriptions_pending_plan_id_check
  check (pending_plan_id in ('free', 'standard', 'professional'));
alter table subscriptions add column keep_member_ids text[] not null default '{}';
alter table subscriptions add column asked_at timestamptz;
alter table subscriptions add column settled integer not null default 0;
create index subscriptions_changing on subscriptions (changing_until) where changing_until is not null;
create index subscriptions_asked on subscriptions (asked_at) where asked_at is not null;
create index subscriptions_granted on subscriptions (period_to) where granted_by_operator;
create index subscriptions_paid on subscriptions (company_id) where stripe_id is not null;

create table cards (
  company_id uuid not null references companies (id),
  id uuid not null,
  stripe_id text not null,
  brand text not null,
  last4 text not null,
  -- Encrypted.
  holder text,
  exp_month integer not null,
  exp_year integer not null,
  -- The same for the same number.
  fingerprint_hash text not null,
  is_default boolean not null,
  -- 1: its owner was told that it is in its last month; 2: that it is over.
  told_expiry integer not null default 0,
  primary key (company_id, id)
);
create unique index cards_by_provider on cards (company_id, stripe_id);
create unique index cards_one_default on cards (company_id) where is_default;
create index cards_expiring on cards ((exp_year * 12 + exp_month)) where is_default and told_expiry < 2;

create table invoices (
  company_id uuid not null references companies (id),
  id uuid not null,
  stripe_id text not null,
  number text not null,
  status text not null check (status in ('open', 'paid', 'void')),
  lines jsonb not null,
  net_yen integer not null,
  tax_yen integer not null,
  total_yen integer not null,
  due_yen integer not null,
  tax_percent integer not null,
  period_from date not null,
  period_to date not null,
  issued_at timestamptz not null,
  paid_at timestamptz,
  pdf_url text,
  -- Encrypted: name and address as of that day. It outlives the company, as the law asks.
  buyer text not null,
  primary key (company_id, id)
);
create unique index invoices_by_provider on invoices (company_id, stripe_id);

-- Whose a customer of the provider is.
create table stripe_customers (
  customer_id text primary key,
  company_id uuid not null
);

-- What the provider said, once each. It is never believed: the company's state is read anew.
create table stripe_events (
  id text primary key,
  kind text not null,
  api_version text,
  company_id uuid,
  received_at timestamptz not null,
  settled_at timestamptz
);
create index stripe_events_oldest on stripe_events (received_at);
create index stripe_events_open on stripe_events (company_id) where settled_at is null;
