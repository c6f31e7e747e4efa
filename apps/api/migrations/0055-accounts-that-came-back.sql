-- The account that the last transfer to a creator came back from, for a reason of the account: nothing is transferred to what was saved
-- before that transfer's run was made.
create table refused_accounts (
  influencer_id uuid primary key references influencers (id),
  code text not null check (code in ('accountMissing', 'nameMismatch', 'accountClosed')),
  cut_at timestamptz not null
);
insert into refused_accounts (influencer_id, code, cut_at)
select distinct on (influencer_id) influencer_id, failure, status_at from payments
where stage = 'failed' and failure in ('accountMissing', 'nameMismatch', 'accountClosed')
order by influencer_id, status_at desc;
