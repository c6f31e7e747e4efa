-- What a creator decided stays when the account closes, as the company's record of what was agreed, and loses the link to the
-- person: no number, no text that was written to somebody. Offers of accounts that are closed already are moved here.
create table unlinked_offers (
  offer_id text primary key,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text,
  month text,
  period_from date,
  period_to date,
  budget_min_yen bigint,
  budget_max_yen bigint,
  product_url text,
  post_format text[],
  is_approval boolean not null,
  created_at timestamptz not null,
  decided_at timestamptz not null
);
insert into unlinked_offers
select offer.offer_id, offer.platform, offer.product_name, offer.month, offer.period_from, offer.period_to,
  offer.budget_min_yen, offer.budget_max_yen, offer.product_url, offer.post_format, offer.is_approval,
  offer.created_at, offer.decided_at
from offers offer
join influencers person on person.id = offer.influencer_id
where person.status = 'closed' and offer.is_approval is not null;
delete from offers offer using influencers person
where person.id = offer.influencer_id and person.status = 'closed';
delete from offer_counts counts using influencers person
where person.id = counts.influencer_id and person.status = 'closed';
