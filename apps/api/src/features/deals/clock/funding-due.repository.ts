import type { Trx } from "../../../platform/db/database.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

/**
 * The deal, held, while the company is to pay for it and its time is not over: the clock's statement asks for the opposite, so they
 * cannot meet. Undefined: it is paid, over, or under a hold.
 */
export function holdUnpaidDeal(
  trx: Trx,
  { influencerId, dealId, now }: DealKey & { readonly now: Date },
): Promise<Pick<DealRow, "id" | "last_act"> | undefined> {
  return trx
    .selectFrom("deals")
    .select(["id", "last_act"])
    .where("influencer_id", "=", influencerId)
    .where("deal_id", "=", dealId)
    .where("state", "=", "contracted")
    .where("funding", "in", ["charging", "failed"])
    .where("turn_kind", "=", "fund")
    .where("hold", "is", null)
    .where("turn_due_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}
