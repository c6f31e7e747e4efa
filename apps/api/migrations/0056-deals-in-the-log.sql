-- The address of the deal that an act of the operator was about: the log leads there. Of older acts only the row's id is known.
alter table audit_log add column deal_id text;
