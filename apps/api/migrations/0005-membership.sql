-- Who asked to withdraw. details is one ciphertext (contact fields and what was written), null once the account is closed;
-- reason and dates stay with the number, they name nobody. ends_on is the last day, in Japan.
create table withdrawals (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  reason text not null check (
    reason in ('qualityOfService', 'costEffectivenessIsLow', 'switchingToAnotherCompany', 'insufficientFunctions', 'others')
  ),
  details text,
  ends_on date not null,
  status text not null check (status in ('pending', 'takenBack', 'closed')),
  created_at timestamptz not null,
  primary key (influencer_id, id)
);
-- One pending at most, whoever asks twice at once; and what the closing job reads.
create unique index withdrawals_pending on withdrawals (influencer_id) where status = 'pending';
create index withdrawals_due on withdrawals (ends_on) where status = 'pending';
create index withdrawals_newest on withdrawals (created_at desc, id desc);

-- What creators wrote to support: subject and message as one ciphertext. Rows go with their account.
create table inquiries (
  influencer_id uuid not null references influencers (id),
  id uuid not null,
  content text not null,
  created_at timestamptz not null,
  primary key (influencer_id, id)
);
create index inquiries_newest on inquiries (created_at desc, id desc);

-- Whose data a mail to somebody else (support, an old address) carries: it is wiped with the account, like mails to the person.
alter table mails add column about uuid;
create index mails_waiting_to on mails (recipient) where state = 'waiting';
create index mails_waiting_about on mails (about) where state = 'waiting';
-- From here on the address is wiped with the payload.
update mails set recipient = '' where state <> 'waiting';
