import type { Queryable } from "../../../platform/db/database.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { findCards } from "./cards.repository.ts";
import { isExpired } from "./cards.rules.ts";

/** Whether what is agreed to now could be charged: a default card that has not expired. */
export async function hasGoodCard(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<boolean> {
  const cards = await findCards(db, companyId);
  return cards.some(
    (card) => card.is_default && !isExpired({ expMonth: card.exp_month, expYear: card.exp_year }, now),
  );
}
