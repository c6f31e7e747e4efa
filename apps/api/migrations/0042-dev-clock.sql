-- How far the time that every copy judges by is ahead of the real one, outside production alone: one row, which only grows.
create table dev_clock (
  id smallint primary key,
  ahead_ms bigint not null
);
