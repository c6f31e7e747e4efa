-- What deals pay: payments with stages, their statements, and the runs that transfer them. The rows of before stay as they are.

-- Null for what an operator entered. company_id and the fee's parts stand here for the year's table, received_on and secured_on for
-- the way that the money went. run_id: which run has taken it. held: why it is not paid now. is_manual: no file can carry it.
alter table payments
  add column deal_id text,
  add column deal uuid,
  add column company_id uuid,
  add column platform text,
  add column stage text,
  add column due_on date,
  add column fee_yen bigint,
  add column tax_yen bigint,
  add column gross_yen bigint,
  add column secured_on date,
  add column received_on date,
  add column accepted_on date,
  add column run_id uuid,
  add column failure text,
  add column held text,
  add column bank_told_at timestamptz,
  add column is_manual boolean,
  add column share_percent integer,
  add column statement_number text;
alter table payments add constraint payments_stage_check
  check (stage in ('due', 'scheduled', 'sent', 'paid', 'failed'));
alter table payments add constraint payments_deal_check
  check ((deal_id is null) = (stage is null) and (stage is null or gross_yen = amount_yen + withheld_yen));
-- In a run from its cut until it has failed or was let go; never in two.
alter table payments add constraint payments_run_check
  check (stage is null or (stage in ('scheduled', 'sent')) <= (run_id is not null));
-- The cut's and the clock's, over all creators.
create index payments_due on payments (influencer_id, due_on) where stage = 'due';
create index payments_failed on payments (influencer_id) where stage = 'failed';
create index payments_of_run on payments (run_id, influencer_id) where run_id is not null;
create index payments_of_deal on payments (influencer_id, deal_id) where deal_id is not null;

-- 支払通知書. The names and the number of who is paid are sealed, apart from what was hashed with them.
create table statements (
  influencer_id uuid not null,
  payment_id uuid not null,
  version integer not null,
  number text not null,
  body jsonb not null,
  payee text not null,
  sha256 text not null,
  issued_on date not null,
  confirm_by timestamptz not null,
  confirmed_at timestamptz,
  queried_at timestamptz,
  created_at timestamptz not null,
  primary key (influencer_id, payment_id, version),
  foreign key (influencer_id, payment_id) references payments (influencer_id, id)
);

-- By it alone a company comes to a payment.
create table company_payments (
  company_id uuid not null references companies (id),
  payment_id uuid not null,
  influencer_id uuid not null,
  deal_id text not null,
  created_at timestamptz not null,
  primary key (company_id, payment_id)
);

-- Where the money of somebody goes whose names were resolved by the operator, or whose account is closed: sealed.
create table payout_destinations (
  influencer_id uuid primary key references influencers (id),
  source text not null check (source in ('operator', 'closed')),
  ciphertext text not null,
  saved_at timestamptz not null
);

-- One for a pay date and kind, unless it was let go. number is what files carry.
create table payout_runs (
  id uuid primary key,
  number bigint not null unique,
  pay_on date not null,
  kind text not null check (kind in ('main', 'supplement')),
  state text not null check (state in ('cutting', 'cut', 'filing', 'filed', 'sent', 'done', 'void')),
  made_by text not null,
  made_at timestamptz not null,
  cut_at timestamptz,
  filed_by text,
  filed_at timestamptz,
  sent_by text,
  sent_at timestamptz,
  ended_at timestamptz,
  -- Who is paid from which account, as it was when the files were made.
  sender text,
  -- The last creator that the cut has seen, the last line that the files have, the last one that was told of.
  cut_to uuid,
  filed_to integer not null default 0,
  told_to integer not null default 0,
  -- Of a bank's answer for all the rest.
  rest_paid_on date,
  lines integer not null default 0,
  payments integer not null default 0,
  yen bigint not null default 0,
  held integer not null default 0,
  paid integer not null default 0,
  paid_yen bigint not null default 0,
  failed integer not null default 0
);
create unique index payout_runs_once on payout_runs (pay_on, kind) where state <> 'void';

create table payout_files (
  run_id uuid not null,
  n integer not null,
  first_line integer not null,
  last_line integer not null,
  lines integer not null,
  yen bigint not null,
  sha256 text not null,
  made_at timestamptz not null,
  primary key (run_id, n)
);

-- A creator's part of a run. destination is sealed for this creator and this run: in another row it does not open.
create table payout_rows (
  influencer_id uuid not null,
  run_id uuid not null,
  line integer not null,
  file integer,
  yen bigint not null check (yen > 0),
  payments integer not null check (payments > 0),
  state text not null check (state in ('scheduled', 'sent', 'paid', 'failed', 'held', 'void')),
  destination text not null,
  last_digits text not null,
  code text,
  paid_on date,
  primary key (influencer_id, run_id)
);
create index payout_rows_of_run on payout_rows (run_id, line);

-- What the operator's people write down beside a call.
alter table audit_log add column note text;
create index audit_log_newest on audit_log (done_at desc, id desc);

-- As 0009 has it: by the id of the key that a ciphertext begins with.
create index statements_by_key on statements (split_part(payee, '.', 1)) where payee is not null;
create index payout_destinations_by_key on payout_destinations (split_part(ciphertext, '.', 1)) where ciphertext is not null;
create index payout_rows_by_key on payout_rows (split_part(destination, '.', 1)) where destination is not null;
