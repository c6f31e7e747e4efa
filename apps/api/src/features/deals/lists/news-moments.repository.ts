import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";

export type NewsMoment = { readonly dealId: string; readonly at: Date; readonly isDecided: boolean };

/** Acts that leave a deal where it stood. */
const quiet = ["askPaper", "hold", "release", "suspend", "restore"];

/** Asked of the shards of these creators alone. */
export async function findNewsMoments(
  db: Queryable,
  { influencerIds, dealIds }: { influencerIds: readonly string[]; dealIds: readonly string[] },
): Promise<NewsMoment[]> {
  const { rows } = await sql<NewsMoment>`
    select deal.deal_id as "dealId", coalesce(
      case when deal.payment_stage in ('paid', 'failed') then max(payment.status_at)
        when deal.turn_kind = 'decide' then max(event.done_at)
        when deal.state in ('accepted', 'cancelled', 'expired')
        then min(event.done_at) filter (where event.state = deal.state) end,
      max(event.done_at) filter (where event.act <> all(${quiet}::text[])), deal.created_at) as at,
      coalesce(deal.payment_stage, 'due') not in ('paid', 'failed') and coalesce((array_agg(event.act order by event.revision desc)
        filter (where event.act <> all(${quiet}::text[])))[1] = 'decide', false) as "isDecided"
    from deals as deal
    left join deal_events as event on event.influencer_id = deal.influencer_id and event.deal = deal.id
      and event.influencer_id = any(${[...influencerIds]}::uuid[])
    left join payments as payment on payment.influencer_id = deal.influencer_id and payment.deal_id = deal.deal_id
      and payment.influencer_id = any(${[...influencerIds]}::uuid[])
    where deal.influencer_id = any(${[...influencerIds]}::uuid[]) and deal.deal_id = any(${[...dealIds]}::text[])
    group by deal.influencer_id, deal.id, deal.deal_id, deal.payment_stage, deal.turn_kind, deal.state, deal.created_at`.execute(
    db,
  );
  return rows;
}
