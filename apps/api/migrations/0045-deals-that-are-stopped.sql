-- For whose suspension a deal is held: lifting it lets go on what it has stopped, and nothing else.
alter table deals add column stopped_for text;
alter table deals add constraint deals_stopped_for check (stopped_for in ('company', 'creator'));
create index deals_stopped on deals (influencer_id, id) where stopped_for is not null;
-- Who is suspended is few: what is still open of theirs is looked for each minute.
create index companies_suspended on companies (id) where status = 'suspended';
create index accounts_suspended on accounts (owner_id) where status = 'suspended';
