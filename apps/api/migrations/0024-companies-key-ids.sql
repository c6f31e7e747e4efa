-- As 0009 has it, of the columns that companies have brought: by the id of the key that a ciphertext begins with.
create index company_inquiries_by_key on company_inquiries (split_part(content, '.', 1)) where content is not null;
create index request_keys_by_key on request_keys (split_part(answer, '.', 1)) where answer is not null;
create index cards_by_key on cards (split_part(holder, '.', 1)) where holder is not null;
create index invoices_by_key on invoices (split_part(buyer, '.', 1)) where buyer is not null;
