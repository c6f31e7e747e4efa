-- What the payment provider's sandbox keeps, outside production: every object as it goes over the wire. position is the order in
-- which they were made, due_at when something happens to one by itself (a renewal, the end of a card page).
create table dev_stripe_objects (
  id text primary key,
  type text not null,
  body jsonb not null,
  due_at timestamptz,
  position bigint not null
);
create unique index dev_stripe_objects_order on dev_stripe_objects (position);
create index dev_stripe_objects_newest on dev_stripe_objects (type, position desc);
create index dev_stripe_objects_within on dev_stripe_objects using gin (body jsonb_path_ops);
create index dev_stripe_objects_due on dev_stripe_objects (due_at) where due_at is not null;
