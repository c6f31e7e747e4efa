-- A tax return asks for what reached a creator within a calendar year in Japan: paid_on is the day on which a payment became
-- Paid, and stays when that is told again; null while it is not paid. What was paid before this step counts by its day.
-- amount_yen is what the transfer carries; withheld_yen was kept back for the tax office before it. payer: who paid, where told.
alter table payments
  add column paid_on date,
  add column withheld_yen bigint not null default 0,
  add column payer text;
alter table payments add constraint payments_withheld_yen_check check (withheld_yen >= 0);
update payments set paid_on = date where status = 'Paid';
