import { feeBounds } from "@tomoru/contract/deals/amounts";
import type { DealSource } from "@tomoru/contract/deals/deal-states";
import type { Platform } from "@tomoru/contract/platforms";
import type { Trx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/live/announce.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { uuidAt } from "../../../platform/random.ts";
import { openedFacts } from "../transitions/deal-facts.rules.ts";
import { termsDueAt } from "../transitions/dues.rules.ts";
import { insertDeal } from "./opening.repository.ts";

export type NewDeal = {
  readonly influencerId: OwnerId<"influencer">;
  readonly companyId: OwnerId<"company">;
  /** The public id of the offer or application that it comes from. */
  readonly dealId: string;
  readonly source: DealSource;
  readonly platform: Platform;
  readonly productName: string | null;
  /** The lower end of the band, without tax; null for none. */
  readonly leastFeeYen: number | null;
  readonly now: Date;
};

/** Until when the company sends its first version, of a deal that opens now. */
export const firstVersionBy = termsDueAt;

/** A creator said yes, or a company chose one: from now on the company has seven days for its first version. */
export async function openDeal(trx: Trx, deal: NewDeal): Promise<void> {
  const { state, turn, turnKind, turnDueAt } = openedFacts(termsDueAt(deal.now));
  await insertDeal(trx, {
    influencer_id: deal.influencerId,
    id: uuidAt(deal.now),
    deal_id: deal.dealId,
    company_id: deal.companyId,
    source: deal.source,
    platform: deal.platform,
    product_name: deal.productName,
    least_fee_yen: Math.max(deal.leastFeeYen ?? 0, feeBounds.minYen),
    state,
    turn,
    turn_kind: turnKind,
    turn_due_at: turnDueAt,
    created_at: deal.now,
    updated_at: deal.now,
  });
  await announce(trx, deal.influencerId, deal.companyId);
}
