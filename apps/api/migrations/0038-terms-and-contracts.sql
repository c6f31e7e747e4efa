-- Proposing is accepting: who of a side it was stands with the version until it becomes the contract. `member` is the number of a person
-- of the company, `ip` a keyed hash.
alter table deal_terms add column acceptance jsonb;

-- A list by group costs the same for who has 100 deals and who has 50,000.
create index deals_active on deals (influencer_id, updated_at desc, id desc) where turn in ('company', 'operator');
create index deals_done on deals (influencer_id, updated_at desc, id desc) where turn = 'none';
create index deals_unread on deals (influencer_id) where creator_unread > 0;
create index company_deals_active on company_deals (company_id, updated_at desc, deal_id desc) where turn in ('creator', 'operator');
create index company_deals_done on company_deals (company_id, updated_at desc, deal_id desc) where turn = 'none';
create index company_deals_unread on company_deals (company_id) where unread > 0;
-- What the clock ends: a soft due stays as long as its work does, and is not looked at again each minute.
create index deals_clock on deals (turn_due_at)
  where hold is null and turn_kind in ('propose', 'answer', 'fund', 'review', 'accept');
