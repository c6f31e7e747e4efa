import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { DealKey } from "./acting.repository.ts";

/** For the operator, who knows a deal by its address alone. `dataNotFound`. */
export async function keyOfAnyDeal(db: Queryable, dealId: string): Promise<DealKey> {
  const row = await db
    .selectFrom("deals")
    .select("influencer_id")
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
  if (!row) throw new Refusal("dataNotFound");
  return { influencerId: mintOwnerId<"influencer">(row.influencer_id), dealId };
}
