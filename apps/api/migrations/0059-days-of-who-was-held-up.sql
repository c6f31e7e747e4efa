-- The last day for a report where it is later than the contract's: the creator was held up by a stop, or by the other side. Null where
-- the contract's day holds, and in all that stands.
alter table deals add column report_due_on date;
