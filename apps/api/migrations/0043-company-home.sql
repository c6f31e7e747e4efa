-- What a company's home sums up, without looking at every deal that it ever had.
-- By the day of payment: those of this week, of this month, the next one.
create index company_deals_pay_day on company_deals (company_id, pay_due_on) where pay_due_on is not null;
-- Secured and not paid yet.
create index company_deals_secured on company_deals (company_id)
  where funding = 'secured' and payment_stage is distinct from 'paid';
create index company_deals_contracted on company_deals (company_id, contracted_at) where contracted_at is not null;
create index company_deals_reported on company_deals (company_id, reported_on) where reported_on is not null;
create index consultation_offers_decided on consultation_offers (company_id, decided_at) where decided_at is not null;
