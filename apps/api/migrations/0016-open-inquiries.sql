-- What somebody wrote to support without a session: name, e-mail, subject and message as one ciphertext. email_hash finds what
-- is of an account that closes, and tells nobody anything else.
create table open_inquiries (
  id uuid primary key,
  email_hash text not null,
  content text not null,
  created_at timestamptz not null
);
create index open_inquiries_newest on open_inquiries (created_at desc, id desc);
create index open_inquiries_by_email on open_inquiries (email_hash);
