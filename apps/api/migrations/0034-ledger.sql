-- What a deal's money is, entry by entry, and what is asked of the payment provider for it. It lies with the creator, as the deal does;
-- what a company lists of it is a copy. Nothing refers to deals: the money is kept for seven years, and they are not.

-- A row is an entry, a column an account, debit above zero. Written once: nothing updates or deletes it.
create table ledger (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  deal uuid not null,
  kind text not null check (kind in (
    'charged', 'cardPaid', 'chargeVoided', 'accepted', 'cancelled', 'paid', 'withholdingReturned', 'refunded', 'refundFailed',
    'refundedByHand', 'duplicate', 'chargeback', 'chargebackWon', 'chargebackLost', 'writtenOff'
  )),
  -- Tells entries of one kind apart: a payment, a refund, an attempt.
  n integer not null,
  receivable bigint not null default 0,
  card bigint not null default 0,
  bank bigint not null default 0,
  secured bigint not null default 0,
  payable bigint not null default 0,
  withholding bigint not null default 0,
  refund bigint not null default 0,
  fee bigint not null default 0,
  tax bigint not null default 0,
  loss bigint not null default 0,
  -- What it is about: the provider's intent, a refund, a payment.
  about text,
  booked_at timestamptz not null,
  primary key (influencer_id, id),
  unique (influencer_id, deal, kind, n),
  constraint ledger_balances
    check (receivable + card + bank + secured + payable + withholding + refund + fee + tax + loss = 0)
);
-- The nightly look at what was touched, over all creators.
create index ledger_newest on ledger (booked_at);

-- One for a deal, opened with its contract.
create table charges (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  deal uuid not null,
  deal_id text not null,
  company_id uuid not null,
  yen bigint not null check (yen > 0),
  fee_yen bigint not null,
  tax_yen bigint not null,
  tool_fee_yen bigint not null,
  tool_tax_yen bigint not null,
  tool_fee_bps integer not null,
  way text not null check (way in ('card', 'transfer')),
  state text not null default 'charging' check (state in ('charging', 'failed', 'awaiting', 'paid', 'voided')),
  -- Why it was refused.
  fault text,
  -- The newest.
  attempt integer not null default 1,
  -- The one that has paid, and the provider's object.
  paid_attempt integer,
  intent text,
  -- Where a company sends its money, and how much of it has come.
  transfer jsonb,
  received_yen bigint not null default 0,
  reminded integer not null default 0,
  -- What became of the money: of two ends one is written.
  outcome text check (outcome in ('accepted', 'cancelled', 'voided')),
  -- Of the charge, what stays: all of it until a deal is cancelled.
  kept_yen bigint not null,
  -- Encrypted: the orderer's name and address as they stand in the contract.
  buyer text not null,
  due_at timestamptz not null,
  looked_at timestamptz not null,
  made_at timestamptz not null,
  paid_at timestamptz,
  primary key (influencer_id, id),
  unique (influencer_id, deal),
  check ((state = 'paid') = (paid_at is not null))
);
-- The clock's, over all creators.
create index charges_open on charges (looked_at) where state in ('charging', 'failed', 'awaiting');
create index charges_awaiting on charges (made_at) where state = 'awaiting';

-- Each has its key at the provider, `charge:{id}:{attempt}`, and at most one intent.
create table charge_attempts (
  influencer_id uuid not null,
  charge uuid not null,
  attempt integer not null,
  way text not null check (way in ('card', 'transfer', 'hosted')),
  -- The provider's id of a card that was named; else the default one.
  card text,
  -- The provider's, of its own page.
  session text,
  intent text,
  state text not null default 'open' check (state in ('open', 'failed', 'paid', 'ended')),
  -- When the provider was first asked under its key, which the provider keeps for a day.
  called_at timestamptz,
  made_at timestamptz not null,
  primary key (influencer_id, charge, attempt),
  foreign key (influencer_id, charge) references charges (influencer_id, id) on delete cascade
);

create table refunds (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  deal uuid not null,
  deal_id text not null,
  charge uuid not null,
  company_id uuid not null,
  n integer not null,
  reason text not null check (reason in ('cancelled', 'withholding', 'duplicate', 'late')),
  yen bigint not null check (yen > 0),
  -- Of which intent; the one that has paid when it is null.
  intent text,
  state text not null default 'open' check (state in ('open', 'sent', 'succeeded', 'failed', 'byHand')),
  attempt integer not null default 1,
  called_at timestamptz,
  stripe_id text,
  -- Of a transfer by hand.
  reference text,
  looked_at timestamptz not null,
  made_at timestamptz not null,
  done_at timestamptz,
  primary key (influencer_id, id),
  unique (influencer_id, deal, n)
);
create index refunds_open on refunds (looked_at) where state in ('open', 'sent');
create index refunds_failed on refunds (made_at) where state = 'failed';

-- Whose an intent of the provider's is.
create table charge_directory (
  intent text primary key,
  influencer_id uuid not null,
  charge uuid not null
);

-- The company's copy of its charges, refunds and what it remits; written with them.
create table company_charges (
  company_id uuid not null references companies (id),
  -- Of the charge or of the refund.
  id uuid not null,
  kind text not null check (kind in ('charge', 'refund')),
  charge uuid not null,
  influencer_id uuid not null,
  deal_id text not null,
  product_name text,
  creator_name text not null,
  reason text,
  way text not null,
  yen bigint not null,
  tool_fee_yen bigint not null,
  tool_tax_yen bigint not null,
  state text not null,
  -- In Japan: of the money once it has moved, until then of the contract.
  on_day date not null,
  primary key (company_id, id)
);
create index company_charges_newest on company_charges (company_id, on_day desc, id desc);

create table company_withholdings (
  company_id uuid not null references companies (id),
  -- Of the refund that brings it back.
  id uuid not null,
  influencer_id uuid not null,
  deal_id text not null,
  product_name text,
  -- Encrypted: who it is withheld from, by law.
  payee text not null,
  kind text not null check (kind in ('std', 'nonResident')),
  reason text not null,
  gross_yen bigint not null,
  withheld_yen bigint not null,
  paid_on date not null,
  -- The tenth of the month after it.
  due_on date not null,
  primary key (company_id, id)
);
create index company_withholdings_paid on company_withholdings (company_id, paid_on, id);

-- What a company has sent by bank transfer and no charge has taken yet. Append only, as the ledger is.
create table company_balances (
  company_id uuid not null references companies (id),
  id uuid not null,
  kind text not null check (kind in ('balanceReceived', 'balanceUsed', 'balancePaidOut')),
  card bigint not null,
  balance bigint not null,
  -- The provider's transaction, intent or refund; of what was paid out, the bank's.
  reference text not null,
  booked_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, kind, reference),
  constraint company_balances_balance check (card + balance = 0),
  check ((kind = 'balanceReceived') = (card > 0))
);

-- What the nightly look found. While one is open the payments of its deal are held.
create table reconcile_faults (
  id uuid primary key,
  influencer_id uuid,
  deal uuid,
  company_id uuid,
  rule text not null,
  expected bigint not null,
  found bigint not null,
  about text,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  mended_at timestamptz
);
create index reconcile_faults_open on reconcile_faults (found_at) where mended_at is null;
