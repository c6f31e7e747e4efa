-- What a deal's state machine asks, in the deal's own row: an act reads one row and moves it by one statement.

-- Of the version that became the contract, as amended since.
alter table deals add column agreed jsonb;
-- The creator asked for the terms on paper.
alter table deals add column paper_asked_at timestamptz;
-- Of whom an echo tells: a company's list shows it.
alter table company_deals add column payment_stage text;
alter table company_deals add column pay_due_on date;
-- An echo that a copy left behind is found by its age, which its id begins with.
create index deal_echoes_oldest on deal_echoes (id);
