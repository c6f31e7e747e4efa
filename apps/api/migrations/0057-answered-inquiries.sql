-- When the operator marked as answered what a creator, or somebody who was not signed in, wrote: until then it waits.
alter table inquiries add column answered_at timestamptz;
alter table open_inquiries add column answered_at timestamptz;
-- What waits is read each time the console opens; of the rest there are ever more.
create index inquiries_waiting on inquiries (created_at desc, id desc) where answered_at is null;
create index open_inquiries_waiting on open_inquiries (created_at desc, id desc) where answered_at is null;
