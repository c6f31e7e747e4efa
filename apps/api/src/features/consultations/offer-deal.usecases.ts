import type { OfferDeal } from "@tomoru/contract/influencer/offer-deal";
import type { Deps } from "../../deps.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import { companyCardOf } from "../companies/profile/company-card.usecases.ts";
import { offerBeside } from "../offers/company-offers.usecases.ts";

const none: OfferDeal = {
  company: null,
  usageWish: null,
  answerBy: null,
  closedBy: null,
  dealId: null,
  turn: null,
  turnDueAt: null,
};

/** Which company asks, and until when, and whose turn the deal is that came of it; nothing of an operator's own offer. */
export async function offerDealOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { session, offerId }: { session: UncheckedSession; offerId: string },
): Promise<OfferDeal> {
  const row = await offerBeside(db, { session, offerId });
  if (row.company_id === null) return none;
  const companyId = mintOwnerId<"company">(row.company_id);
  return {
    company: await companyCardOf(db, { companyId, now: clock.now() }),
    usageWish: row.usage_scope && { scope: row.usage_scope, months: row.usage_months },
    answerBy: row.answer_by?.toISOString() ?? null,
    closedBy: row.is_approval === null ? null : (row.closed_by ?? "creator"),
    // A yes opened it, in the same statement and under the same id.
    dealId: row.is_approval ? row.offer_id : null,
    turn: row.turn,
    turnDueAt: row.turn_due_at?.toISOString() ?? null,
  };
}
