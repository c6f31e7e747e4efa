-- From where a person has signed in: keyed hashes of an IPv4 address or an IPv6 /56, swept after 90 days. Wrong passwords from
-- there are counted apart from those of all others, so that strangers cannot lock the person out.
create table known_networks (
  influencer_id uuid not null references influencers (id) on delete cascade,
  network_hash text not null,
  signed_in_at timestamptz not null,
  primary key (influencer_id, network_hash)
);
