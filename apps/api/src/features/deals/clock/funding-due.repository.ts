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

/** When a hold of the deal was lifted last: from then on its company could pay again. */
export async function findLifted(
  trx: Trx,
  { influencerId, deal }: Pick<DealKey, "influencerId"> & { deal: string },
): Promise<Date | undefined> {
  const lifted = await trx
    .selectFrom("deal_events")
    .select("done_at")
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .where("act", "in", ["release", "restore", "decide"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return lifted?.done_at;
}
