-- When the operator marked as answered what a company wrote; null of what was answered before this was noted.
alter table company_inquiries add column answered_at timestamptz;
create index company_inquiries_answered on company_inquiries (created_at desc, id desc) where state = 'answered';
