-- Companies and their people, on the shard that the company's id names, with their accounts.
-- What a member may: `owner` once a company; a creator owns what is theirs. `inactive`: no seat, or stopped by the owner; `unpaid`: the
-- company is suspended for its plan. Both stand here beside what they come from, because the gate reads this row alone.
alter table accounts add column role text not null default 'owner';
alter table accounts add constraint accounts_role_check check (role in ('owner', 'member'));
alter table accounts add column seen_on date;
alter table accounts drop constraint accounts_status_check;
alter table accounts add constraint accounts_status_check
  check (status in ('active', 'inactive', 'unpaid', 'suspended', 'closed'));
create unique index accounts_one_owner on accounts (owner_id)
  where kind = 'company' and role = 'owner' and status <> 'closed';
-- A link has a secret where a code has one_time_codes, and a time from which on the next may be asked for.
alter table account_email_changes add column token_hash text;
alter table account_email_changes add column sent_at timestamptz;

create table companies (
  id uuid primary key,
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  -- 'payment' and 'operator' can hold at once: lifting one leaves the other.
  suspended_for text[] not null default '{}',
  -- Null once the company is closed, as everything below that says who it is.
  name text,
  kind text not null check (kind in ('corporate', 'agency')),
  website text,
  postal_code text,
  prefecture text,
  address text,
  building text,
  phone text,
  invoice_number text,
  representative text,
  billing_email text,
  verification text not null default 'unverified' check (verification in ('unverified', 'verified')),
  customer_id text,
  -- When it left a paid plan without paying.
  unpaid_exits timestamptz[] not null default '{}',
  created_at timestamptz not null,
  closed_at timestamptz
);
create index companies_newest on companies (created_at desc, id desc);

-- What a member is beside the account of the same id. Whoever is removed or leaves keeps a number there, and no row here.
create table members (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The seat alone; the account's status says what comes of it.
  is_seated boolean not null default true,
  is_notify_answers boolean not null default true,
  terms_version integer not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);

create table invitations (
  company_id uuid not null references companies (id),
  id uuid not null,
  email text not null,
  token_hash text not null,
  state text not null check (state in ('pending', 'accepted', 'cancelled', 'expired')),
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index invitations_pending on invitations (company_id, email) where state = 'pending';
create index invitations_ending on invitations (expires_at);

create table subscriptions (
  company_id uuid primary key references companies (id),
  plan_id text not null check (plan_id in ('free', 'standard', 'professional')),
  plan_version integer not null,
  status text not null check (status in ('none', 'starting', 'active', 'pastDue')),
  stripe_id text,
  price_id text,
  period_from timestamptz,
  period_to timestamptz,
  next_plan_id text check (next_plan_id in ('free', 'standard', 'professional')),
  pending_url text,
  pending_until timestamptz,
  unpaid_since timestamptz,
  unpaid_invoice text,
  -- Of the payment that failed: how many mails went out.
  reminders integer not null default 0,
  granted_by_operator boolean not null default false,
  -- Grows with each change, and names it to the payment provider.
  revision integer not null default 0,
  changing_until timestamptz,
  read_at timestamptz
);
create index subscriptions_unpaid on subscriptions (unpaid_since) where unpaid_since is not null;
create index subscriptions_pending on subscriptions (pending_until) where pending_until is not null;

-- `period` is a month `YYYY-MM` or a day `YYYY-MM-DD` in Japan: a new one begins by itself.
create table usage_counts (
  company_id uuid not null references companies (id),
  kind text not null,
  period text not null,
  count integer not null,
  primary key (company_id, kind, period)
);

create table company_inquiries (
  company_id uuid not null references companies (id),
  id uuid not null,
  topic text not null,
  -- Encrypted: who wrote, subject and message.
  content text not null,
  due_on date not null,
  state text not null check (state in ('open', 'answered')),
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index company_inquiries_due on company_inquiries (due_on, id) where state = 'open';

-- What the operator decided about a company, and why.
create table company_status_changes (
  company_id uuid not null references companies (id),
  id uuid not null,
  change text not null,
  reason text not null,
  operator text not null,
  changed_at timestamptz not null,
  primary key (company_id, id)
);

-- A call that makes something, by its account and Idempotency-Key, for a day. The answer is encrypted.
create table request_keys (
  key text primary key,
  body_hash text not null,
  answer text,
  created_at timestamptz not null
);
create index request_keys_oldest on request_keys (created_at);

-- Who of the operator's people did what. Written once, and nothing personal in it but the operator's name.
create table audit_log (
  id uuid primary key,
  operator text not null,
  call text not null,
  about uuid,
  done_at timestamptz not null
);
