-- How many calls of a session the copies of the server have taken of its minute. A row a session, written once for each
-- block of calls; without a foreign key, so that a call never waits for whoever refreshes or ends the session.
create table session_calls (
  influencer_id uuid not null,
  session_id uuid not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (influencer_id, session_id)
);
