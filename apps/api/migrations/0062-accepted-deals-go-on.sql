-- A deal that was accepted goes on until its fee has been paid: in the lists, their counts and the indexes that carry them.
drop index deals_active;
drop index deals_done;
drop index company_deals_active;
drop index company_deals_done;
create index deals_going_on on deals (influencer_id, updated_at desc, id desc)
  where turn in ('company', 'operator') or (state = 'accepted' and payment_stage in ('due', 'scheduled', 'sent', 'failed'));
create index deals_over on deals (influencer_id, updated_at desc, id desc)
  where turn = 'none' and (state <> 'accepted' or payment_stage is null or payment_stage = 'paid');
create index company_deals_going_on on company_deals (company_id, updated_at desc, deal_id desc)
  where turn in ('creator', 'operator') or (state = 'accepted' and payment_stage in ('due', 'scheduled', 'sent', 'failed'));
create index company_deals_over on company_deals (company_id, updated_at desc, deal_id desc)
  where turn = 'none' and (state <> 'accepted' or payment_stage is null or payment_stage = 'paid');
