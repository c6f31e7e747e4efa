-- What a company's board and home show of its deals without asking each creator's shard.
alter table company_deals add column last_version integer not null default 0;
alter table company_deals add column draft_round integer not null default 0;
alter table company_deals add column contracted_at timestamptz;
alter table company_deals add column reported_on date;

-- When a company reminded a creator last: once in 24 hours.
create table reminders (
  company_id uuid not null references companies (id),
  -- Of the offer that waits, or of the deal: they are one.
  deal_id text not null,
  reminded_at timestamptz not null,
  primary key (company_id, deal_id)
);
