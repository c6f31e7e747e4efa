-- Mails that wait or went, written in the transaction of their cause. The payload (it may hold a code) is encrypted and
-- wiped once the mail is sent or has expired; the job queue only carries the id.
create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  locale text not null check (locale in ('ja', 'en')),
  payload text,
  state text not null check (state in ('waiting', 'sent', 'expired')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
create index mails_waiting on mails (created_at) where state = 'waiting';

-- Where mails go when no SMTP server is set: read at /dev/mail, never in production.
create table dev_mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  received_at timestamptz not null
);
create index dev_mailbox_newest on dev_mailbox (received_at desc, id desc);
