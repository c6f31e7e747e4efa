-- Wrong codes in a row over everything that is mailed to a person: from the hundredth on they get one code a day.
alter table influencers add column code_failures integer not null default 0;

-- What a redeemed reset code was exchanged for. One a person, the newest; only the keyed hash of the id is kept.
create table password_reset_grants (
  influencer_id uuid primary key references influencers (id) on delete cascade,
  otp_id_hash text not null,
  expires_at timestamptz not null
);

-- The address that a person wants to move to: asking for another one takes its place, and the first one's code with it.
create table email_updates (
  influencer_id uuid primary key references influencers (id) on delete cascade,
  new_email text not null,
  expires_at timestamptz not null
);

-- Why the operator suspended a person or lifted it; every word is kept, also when the status was the same before.
create table status_changes (
  influencer_id uuid not null references influencers (id) on delete cascade,
  id uuid not null,
  status text not null check (status in ('active', 'suspended')),
  reason text not null,
  changed_at timestamptz not null,
  primary key (influencer_id, id)
);
