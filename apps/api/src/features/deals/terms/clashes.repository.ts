import type { CreatorDeal } from "@tomoru/contract/deals/deal";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { DealKey } from "../acting/acting.repository.ts";

/** As many as are shown; the longest promises first. */
const most = 20;

/** The creator's other contracts that rule out competitors on a day and later. Who promised what stands outside of the sealed part of a sheet. */
export async function findClashes(
  db: Queryable,
  { influencerId, dealId, from }: DealKey & { from: string },
): Promise<CreatorDeal["clashes"]> {
  const { rows } = await sql<CreatorDeal["clashes"][number]>`
    select deal.deal_id as "dealId", deal.product_name as "productName",
      terms.sheet #>> '{terms,exclusivity,categoryId}' as "categoryId",
      terms.sheet #>> '{terms,exclusivity,until}' as "until"
    from deals as deal
    join deal_terms as terms on terms.influencer_id = ${influencerId}
      and terms.deal = deal.id and terms.version = deal.contract_version
    where deal.influencer_id = ${influencerId} and deal.deal_id <> ${dealId}
      and deal.state not in ('terms', 'cancelled', 'expired')
      and terms.sheet #>> '{terms,exclusivity,until}' >= ${from}
    order by "until" desc, deal.deal_id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
