-- When a payment's status was last told: bank details that were saved after a failure answer it. What was told before this
-- step counts as told now, and a copy of the version before, which writes no time, gets the database's.
alter table payments add column status_at timestamptz not null default now();
