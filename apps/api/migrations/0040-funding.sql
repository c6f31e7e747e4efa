-- What the ten-minute look goes by: attempts of which nobody knows yet what became, whatever became of their charge.
create index charge_attempts_open on charge_attempts (made_at) where state = 'open';
-- Not in use: an attempt that is open is what is looked at.
drop index charges_open;
-- As addresses show it.
alter table reconcile_faults add column deal_id text;
