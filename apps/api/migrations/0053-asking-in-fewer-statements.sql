-- How often a company asked within an hour stands on its own row: what holds the row counts as well.
alter table companies add column asked_in_hour integer not null default 0;
alter table companies add column asked_until timestamptz;
-- Moves with who is in a list: who reads it without holding it sees at the end whether it was edited meanwhile.
alter table lists add column revision integer not null default 0;
