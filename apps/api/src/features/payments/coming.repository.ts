import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { UnpaidRow } from "./coming.rules.ts";

/** What is not paid yet and may be, the first day first: what came back from the bank is the oldest. */
export function findUnpaid(db: Queryable, ownerId: OwnerId<"influencer">): Promise<UnpaidRow[]> {
  return db
    .selectFrom("payments")
    .select(["id", "date", "description", "amount_yen", "withheld_yen", "status", "status_at"])
    .select(["deal_id", "stage", "held", "failure", "is_manual", "due_on", "run_id"])
    .where("influencer_id", "=", ownerId)
    .where("status", "in", ["Pending", "Failed"])
    .where("failure", "is distinct from", "unclaimed")
    .$narrowType<{ failure: FailureCause | null }>()
    .orderBy("date")
    .orderBy("id")
    .execute();
}
