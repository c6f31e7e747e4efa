import type { DealHold, DealState, PaymentStage, TurnKind } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import type { Agreed } from "../transitions/deal-facts.rules.ts";

/** What a calendar asks of a contract: its days, and neither money nor words of it. */
export type CalendarDeal = {
  readonly dealId: string;
  readonly companyId: string;
  readonly productName: string | null;
  readonly state: DealState;
  readonly turnKind: TurnKind | null;
  readonly turnDueAt: Date | null;
  readonly reportDueOn: string | null;
  readonly hold: DealHold | null;
  readonly revision: number;
  readonly agreed: Agreed;
  readonly paymentStage: PaymentStage | null;
  readonly payDueOn: string | null;
  readonly usageUntil: string | null;
  readonly updatedAt: Date;
};

/** Contracts, the newest change first; of those that were cancelled what changed after `cancelledSince`, or is still owed a share. */
export async function findCalendarDeals(
  db: Queryable,
  { influencerId, cancelledSince }: { influencerId: CreatorId; cancelledSince: Date },
): Promise<CalendarDeal[]> {
  const { rows } = await sql<CalendarDeal>`
    select deal.deal_id as "dealId", deal.company_id as "companyId", deal.product_name as "productName", deal.state,
      deal.turn_kind as "turnKind", deal.turn_due_at as "turnDueAt",
      deal.report_due_on::text as "reportDueOn", deal.hold, deal.revision, deal.agreed,
      deal.payment_stage as "paymentStage", deal.pay_due_on::text as "payDueOn", terms.sheet -> 'terms' -> 'usage' ->> 'until' as "usageUntil",
      deal.updated_at as "updatedAt"
    from deals as deal
    left join deal_terms as terms on terms.influencer_id = ${influencerId} and terms.deal = deal.id
      and terms.version = deal.contract_version
    where deal.influencer_id = ${influencerId} and deal.agreed is not null and deal.contract_version is not null
      and (deal.state not in ('cancelled', 'expired') or deal.updated_at >= ${cancelledSince}
        or deal.payment_stage <> 'paid')
    order by deal.updated_at desc, deal.id desc
    limit ${limits.calendarDeals}`.execute(db);
  return rows;
}
