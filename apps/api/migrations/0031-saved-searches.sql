-- Saved searches count by themselves who is found since they were last looked at, and write to members who asked for it.
alter table saved_searches
  -- Of the last count; up to 99.
  add column new_count integer not null default 0,
  -- Whoever counts puts it off first, so that of many copies one does.
  add column next_count_at timestamptz not null default now(),
  -- The members who want a mail, and when the last one went.
  add column mailed_to uuid[] not null default '{}',
  add column mailed_at timestamptz;
create index saved_searches_due on saved_searches (next_count_at);

-- Who is new is looked for from the newest on, as far as a bound.
create index discovery_instagram_by_found on discovery_instagram (found_since desc, influencer_id desc);
create index discovery_tiktok_by_found on discovery_tiktok (found_since desc, influencer_id desc);
create index discovery_youtube_by_found on discovery_youtube (found_since desc, influencer_id desc);
