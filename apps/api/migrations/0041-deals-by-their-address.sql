-- The operator knows a deal by its address alone, and asks every shard for it.
create index deals_address on deals (deal_id);
-- What is stopped, and what waits for a decision.
create index deals_held on deals (hold, turn_due_at) where hold is not null;

-- Of each due of a creator's what was told: two days before, and once it is late.
create table deal_reminders (
  influencer_id uuid not null,
  deal uuid not null,
  id text not null,
  told_at timestamptz not null,
  primary key (influencer_id, deal, id),
  foreign key (influencer_id, deal) references deals (influencer_id, id) on delete cascade
);
