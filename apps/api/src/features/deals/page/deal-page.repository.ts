import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import type { PageRow } from "./deal-page.rules.ts";

/** A deal with all that its page shows of it, by one statement. Events are bounded by what may happen to a deal. */
export async function findPage(
  db: Queryable,
  { influencerId, dealId }: DealKey,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select deal.*,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'version', terms.version, 'made_by', terms.made_by, 'sha256', terms.sha256, 'sent_at', terms.sent_at,
          'creator', terms.creator, 'tool_fee_bps', terms.tool_fee_bps, 'funding', terms.funding,
          'sheet', case when deal.contract_version is null or terms.version >= deal.contract_version - 1 then terms.sheet end
        ) order by terms.version)
        from deal_terms as terms where terms.influencer_id = ${influencerId} and terms.deal = deal.id
      ), '[]') as versions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'act', event.act, 'actor', event.actor, 'state', event.state, 'about', event.about, 'done_at', event.done_at
        ) order by event.id)
        from deal_events as event where event.influencer_id = ${influencerId} and event.deal = deal.id
      ), '[]') as events,
      (
        select proposal.body from deal_proposals as proposal
        where proposal.influencer_id = ${influencerId} and proposal.deal = deal.id and proposal.state = 'open'
        order by proposal.id desc limit 1
      ) as proposed,
      (
        select contract.tool_fee_bps from deal_contracts as contract
        where contract.influencer_id = ${influencerId} and contract.deal = deal.id and contract.version = deal.contract_version
      ) as contract_bps
    from deals as deal
    where deal.influencer_id = ${influencerId} and deal.deal_id = ${dealId}`.execute(db);
  return rows[0];
}
