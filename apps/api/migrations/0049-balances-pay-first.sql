-- What is left of a company's bank transfers pays its next charge before a card is asked: a part of its own, with an attempt of its own.

-- Of the charge, what came from the balance.
alter table charges add column balance_yen bigint not null default 0;
-- The same, as the company lists it.
alter table company_charges add column balance_yen bigint not null default 0;
-- What an attempt asks for, from before its first call; null: the whole charge, or nobody was asked yet.
alter table charge_attempts add column yen bigint;
alter table charge_attempts drop constraint charge_attempts_way_check;
alter table charge_attempts add constraint charge_attempts_way_check
  check (way in ('card', 'transfer', 'hosted', 'balance'));
-- The nightly look at the balances that moved, over all companies.
create index company_balances_newest on company_balances (booked_at);
