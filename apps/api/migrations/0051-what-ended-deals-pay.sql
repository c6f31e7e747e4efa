-- Of a deal that is over its fee is what is paid of it: nothing, or a share. Lists, boards and sums read it so from here on.
update deals set
  fee_yen = trunc(fee_yen * coalesce(creator_pct, 0) / 100.0),
  net_yen = case when coalesce(creator_pct, 0) = 0 then 0 else net_yen end,
  changes = changes + 1
where state in ('cancelled', 'expired') and fee_yen is not null;
update deals set net_yen = payments.gross_yen - payments.withheld_yen
from payments
where payments.influencer_id = deals.influencer_id and payments.deal_id = deals.deal_id
  and deals.state = 'cancelled' and deals.creator_pct > 0;
-- The companies' copies follow.
insert into deal_echoes (influencer_id, deal, id)
select influencer_id, id, id from deals where state in ('cancelled', 'expired')
on conflict do nothing;
