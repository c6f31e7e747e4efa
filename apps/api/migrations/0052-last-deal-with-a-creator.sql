-- A company's list names the last deal with each of its creators: one place of an index for each, however many deals there are.
create index company_deals_last on company_deals (company_id, influencer_id, reported_on desc, deal_id desc)
  where state = 'accepted' and reported_on is not null;
