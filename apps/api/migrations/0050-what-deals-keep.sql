-- When what both sides said and delivered was erased; the deal and its contract stay until the law asks for them no longer.
alter table deals add column words_erased_at timestamptz;
create index deals_ended on deals (updated_at) where turn = 'none';
