import type { ClosePreview } from "@tomoru/contract/deals/deal-card";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { bankSavedAt } from "../bank/bank.usecases.ts";
import { previewLeaving } from "../deals/endings/leaving.usecases.ts";
import { unpaidYen } from "../payments/deal-payments.usecases.ts";
import { unpaidSums } from "../payments/payments.usecases.ts";

/** What deleting the account would end, and what is paid all the same. */
export async function previewClose(db: Queryable, ownerId: OwnerId<"influencer">): Promise<ClosePreview> {
  const [{ cancelled, reportedYen }, owedYen, unpaid, savedAt] = await Promise.all([
    previewLeaving(db, ownerId),
    unpaidYen(db, ownerId),
    unpaidSums(db, ownerId),
    bankSavedAt(db, ownerId),
  ]);
  return {
    cancelled,
    paidLater: { yen: reportedYen + owedYen, hasBank: savedAt !== undefined },
    due: { ...unpaid, pendingYen: reportedYen + unpaid.pendingYen },
  };
}
