-- The median of what creators of a size agreed to, on each platform: made anew each night, a copy on every machine.
create table peer_fees (
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  -- The lower end of a band of followers.
  follower_band integer not null,
  median_yen bigint not null check (median_yen > 0),
  people integer not null,
  made_at timestamptz not null,
  primary key (platform, follower_band)
);
