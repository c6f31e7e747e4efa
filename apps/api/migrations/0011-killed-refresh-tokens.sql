-- A refresh token that the grace of its parent gave beside another one, which was used first. Kept apart from spent_at: a
-- spent token is forgiven for seconds, a killed one never. A copy of the version before leaves it null.
alter table refresh_tokens add column killed_at timestamptz;
