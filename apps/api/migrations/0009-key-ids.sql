-- By the id of the key that a ciphertext begins with: which keys rows still need is asked at every start, and the rows
-- under an older key are read when keys are changed.
create index bank_accounts_by_key on bank_accounts (split_part(ciphertext, '.', 1)) where ciphertext is not null;
create index social_accounts_by_key on social_accounts (split_part(tokens, '.', 1)) where tokens is not null;
create index oauth_states_by_key on oauth_states (split_part(code_verifier, '.', 1)) where code_verifier is not null;
create index social_revocations_by_key on social_revocations (split_part(ciphertext, '.', 1)) where ciphertext is not null;
create index inquiries_by_key on inquiries (split_part(content, '.', 1)) where content is not null;
create index withdrawals_by_key on withdrawals (split_part(details, '.', 1)) where details is not null;
create index mails_by_key on mails (split_part(payload, '.', 1)) where payload is not null;
