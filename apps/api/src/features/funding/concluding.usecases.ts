import type { ChargeFault } from "@tomoru/contract/deals/funding";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { actOnDeal } from "../deals/acting/acting.usecases.ts";
import { balanceUsed } from "../ledger/balance.usecases.ts";
import { chargeFailed, chargePaid, paidForNothing, partPaid } from "../ledger/settling.usecases.ts";
import type { AttemptRow, ChargeRow } from "./money.repository.ts";
import { tellCharged } from "./telling.usecases.ts";

type Concluded = {
  readonly charge: ChargeRow;
  readonly attempt: Pick<AttemptRow, "attempt" | "way" | "yen">;
};

/** More than can meet by chance at one deal. */
const mostRounds = 8;

/** The provider has the money. Of several successes of one deal the first secures it; any other goes back. */
export function concludePaid(
  deps: Deps,
  { charge, attempt: { attempt, way, yen: asked }, intent }: Concluded & { intent: string },
): Promise<"paid" | "part" | "same" | "returned"> {
  const yen = Number(asked ?? charge.yen);
  const isOfBalance = way === "balance";
  const isPart = isOfBalance && yen < restOf(charge);
  const paid = { ...keyOf(charge), attempt, intent, yen };
  return inDeal(deps, async (trx, now) => {
    const companyId = mintOwnerId<"company">(charge.company_id);
    // What a transfer has brought was the company's until now.
    if (way === "transfer" || isOfBalance) await balanceUsed(trx, { companyId, yen, reference: intent, now });
    if (isPart) {
      const outcome = await partPaid(trx, { ...paid, now });
      return outcome === "late" ? paidForNothing(deps, trx, { ...paid, now }) : outcome;
    }
    const isSecured = await acted(deps, trx, charge, "paid", async () => {
      const before = await chargePaid(deps, trx, { ...paid, isOfBalance, now });
      await tellCharged(deps, trx, { ...before, ...(isOfBalance ? { balance_yen: before.yen } : {}) });
    });
    return isSecured ? "paid" : paidForNothing(deps, trx, { ...paid, now });
  });
}

/** The card was refused, or its bank asks. What waits for another attempt goes on waiting. */
export function concludeFailed(
  deps: Deps,
  { charge, attempt: { attempt }, fault }: Concluded & { fault: ChargeFault },
): Promise<void> {
  const failed = { ...keyOf(charge), attempt, fault };
  return inDeal(deps, async (trx, now) => {
    const isNews = await acted(deps, trx, charge, "refused", () => chargeFailed(trx, { ...failed, now }));
    if (!isNews) await chargeFailed(trx, { ...failed, now });
  });
}

/** What the company's balance has not paid. */
export function restOf({ yen, balance_yen }: Pick<ChargeRow, "yen" | "balance_yen">): number {
  return Number(yen) - Number(balance_yen);
}

export const keyOf = ({ influencer_id, deal }: Pick<ChargeRow, "influencer_id" | "deal">) => ({
  influencerId: mintOwnerId<"influencer">(influencer_id),
  deal,
});

/** Somebody else moved the deal between its reading and its statement. */
class Moved extends Error {}

async function inDeal<T>(deps: Deps, work: (trx: Trx, now: Date) => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await deps.db.transaction().execute((trx) => work(trx, deps.clock.now()));
    } catch (error) {
      if (!(error instanceof Moved) || round === mostRounds) throw error;
    }
  }
}

/** False: the deal is not waiting for it any more. The deal is moved before its charge is touched, as every act does. */
async function acted(
  deps: Deps,
  trx: Trx,
  charge: ChargeRow,
  kind: "paid" | "refused",
  beside: () => Promise<void>,
): Promise<boolean> {
  const key = { influencerId: mintOwnerId<"influencer">(charge.influencer_id), dealId: charge.deal_id };
  try {
    return (await actOnDeal(deps, { trx, key, act: { kind, by: "stripe" }, beside })).isMoved;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.faults.some(({ field }) => field === "revision")) throw new Moved();
    return false;
  }
}
