import type { DealCounts } from "@tomoru/contract/deals/deal-counts";
import { limits } from "@tomoru/contract/limits";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

/** Waiting ones up to 1,000, as the list counts them. */
export async function countForCreator(db: Queryable, influencerId: CreatorId): Promise<DealCounts> {
  const { rows } = await sql<DealCounts>`
    select (select count(*) from (
        select from deals where influencer_id = ${influencerId} and turn = 'creator' limit ${limits.dealCountMost}
      ) as counted)::integer as "waitingCount",
      (select coalesce(sum(creator_unread), 0) from deals
        where influencer_id = ${influencerId} and creator_unread > 0)::integer as "unreadCount"`.execute(db);
  return rows[0] ?? { waitingCount: 0, unreadCount: 0 };
}

/** Those that wait for the operator, from the first terms on. */
export async function countAtOperator(db: Queryable, influencerId: CreatorId): Promise<number> {
  const { count } = await db
    .selectFrom("deals")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("influencer_id", "=", influencerId)
    .where("turn", "=", "operator")
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of the offers that became deals were paid; null if none became one. */
export async function countPaidOffers(db: Queryable, influencerId: CreatorId): Promise<number | null> {
  const { rows } = await sql<{ deals: number; paid: number }>`
    select count(*)::integer as deals, count(*) filter (where payment_stage = 'paid')::integer as paid
    from deals where influencer_id = ${influencerId} and source = 'offer'`.execute(db);
  const [counted] = rows;
  return counted && counted.deals > 0 ? counted.paid : null;
}

/** Chosen for a campaign, and nothing proposed yet. */
export function findChosen(db: Queryable, influencerId: CreatorId): Promise<DealRow | undefined> {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where(sql<boolean>`turn in ('company', 'operator')`)
    .where("source", "=", "application")
    .where("state", "=", "terms")
    .where("last_version", "=", 0)
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Contracts that go on or are not paid yet, a share of a cancelled one included, the newest change first. */
export function findUnfinished(db: Queryable, influencerId: CreatorId): Promise<DealRow[]> {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where(
      sql<boolean>`contract_version is not null and state <> 'expired' and (state <> 'cancelled' or payment_stage is not null)
        and payment_stage is distinct from 'paid'
        and not (payment_stage is not distinct from 'failed' and exists (
          select from payments where payments.influencer_id = ${influencerId}
            and payments.deal_id = deals.deal_id and payments.failure = 'unclaimed'))`,
    )
    .orderBy("updated_at", "desc")
    .limit(limits.unfinishedDeals)
    .execute();
}
