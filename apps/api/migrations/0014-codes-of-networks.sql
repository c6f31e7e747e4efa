-- A mailed code is the network's that asked for it (a keyed hash of an IPv4 address or an IPv6 /56): others neither use its
-- tries up nor put another in its place. What was mailed before this is nobody's in particular; it is over in ten minutes.
alter table one_time_codes
  add column asked_from text not null default '',
  add column side text not null default 'others',
  add column others_tries integer not null default 0;
alter table one_time_codes add constraint one_time_codes_side_check check (side in ('known', 'first', 'others'));
alter table one_time_codes drop constraint one_time_codes_pkey;
alter table one_time_codes add primary key (purpose, subject, asked_from);

-- Who was the first to ask for codes to a subject within the hour: its network has five of its own, all others share five.
create table first_askers (
  subject_key text primary key,
  network_hash text not null,
  ends_at timestamptz not null
);

-- Wrong codes in a row from where the person has signed in; code_failures are those from everywhere else.
alter table influencers add column known_code_failures integer not null default 0;
