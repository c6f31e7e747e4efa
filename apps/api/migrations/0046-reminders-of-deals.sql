-- Until when the company may use the work elsewhere; of the contract in force.
alter table deals add column usage_until date;
create index deals_usage on deals (usage_until) where usage_until is not null;
update deals set usage_until = (made.sheet -> 'terms' -> 'usage' ->> 'until')::date
  from deal_terms made
  where made.influencer_id = deals.influencer_id and made.deal = deals.id and made.version = deals.contract_version;
