-- Until when the operator has looked at how a company searches, and whether it was among those of its e-mail domain that were looked at.
-- What was looked at is told no more.
alter table companies add column search_limit_seen_on date;
alter table companies add column domain_seen_on date;
-- Days on which a company has seen all that its plan shows in one: few among what is counted, and asked for over all companies.
create index usage_counts_full_days on usage_counts (period, company_id) where kind = 'searchFullDay';
