-- A fee that nobody has claimed is paid no more: its deal is over for both sides, in the lists, their counts and the indexes that
-- carry them. None can be older than its five years yet, so that no row has to be told.
alter table deals add column is_written_off boolean not null default false;
alter table company_deals add column is_written_off boolean not null default false;
drop index deals_going_on;
drop index deals_over;
drop index company_deals_going_on;
drop index company_deals_over;
create index deals_active on deals (influencer_id, updated_at desc, id desc)
  where turn in ('company', 'operator')
    or (state = 'accepted' and payment_stage in ('due', 'scheduled', 'sent', 'failed') and not is_written_off);
create index deals_done on deals (influencer_id, updated_at desc, id desc)
  where turn = 'none' and (state <> 'accepted' or payment_stage is null or payment_stage = 'paid' or is_written_off);
create index company_deals_active on company_deals (company_id, updated_at desc, deal_id desc)
  where turn in ('creator', 'operator')
    or (state = 'accepted' and payment_stage in ('due', 'scheduled', 'sent', 'failed') and not is_written_off);
create index company_deals_done on company_deals (company_id, updated_at desc, deal_id desc)
  where turn = 'none' and (state <> 'accepted' or payment_stage is null or payment_stage = 'paid' or is_written_off);
