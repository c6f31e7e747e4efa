import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { disputesOf } from "../../platform/billing/money-acts.ts";
import type { ReadDispute } from "../../platform/billing/money-reading.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { setStatus } from "../companies/operator/operator-companies.usecases.ts";
import { actOnDeal } from "../deals/acting/acting.usecases.ts";
import { chargebackBooked } from "../ledger/settling.usecases.ts";
import { keyOf } from "./concluding.usecases.ts";
import type { ChargeRow, Money } from "./money.repository.ts";
import { orUnanswered } from "./provider-call.usecases.ts";

/** What banks have taken back of a deal's money, or given back since. */
export async function driveChargebacks(
  deps: Deps,
  { charge, attempts }: Money,
  stripe: Stripe,
): Promise<void> {
  for (const { attempt, intent, state, way } of attempts) {
    // Nobody's bank takes back a transfer.
    if (intent === null || state !== "paid" || way === "transfer" || way === "balance") continue;
    for (const [index, dispute] of (await orUnanswered(disputesOf(stripe, intent))).entries()) {
      await conclude(deps, { charge, dispute, intent, n: attempt * 10 + index });
    }
  }
}

type Disputed = {
  readonly charge: ChargeRow;
  readonly dispute: ReadDispute;
  readonly intent: string;
  readonly n: number;
};

/**
 * Before the work is accepted the deal is held for the operator, and the company can do nothing more. After it the creator is paid
 * all the same: what is lost is ours.
 */
async function conclude(deps: Deps, { charge, dispute, intent, n }: Disputed): Promise<void> {
  const { yen, state } = dispute;
  const influencerId = mintOwnerId<"influencer">(charge.influencer_id);
  const news = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    if (charge.outcome === null && state === "open") {
      const act = { kind: "dispute", by: "stripe" } as const;
      const about = { chargeback: dispute.id };
      await actOnDeal(deps, { trx, key: { influencerId, dealId: charge.deal_id }, act, about }).catch(
        heldAlready,
      );
    }
    return chargebackBooked(trx, { ...keyOf(charge), n, intent, yen, state, now });
  });
  if (news === undefined) return;
  deps.log.error({ dealId: charge.deal_id, dispute: dispute.id, yen, state: news }, "a chargeback");
  if (news === "opened" && charge.outcome === null) await suspend(deps, charge);
}

function heldAlready(error: unknown): void {
  const isRevision = error instanceof Refusal && error.faults.some(({ field }) => field === "revision");
  if (!(error instanceof Refusal) || isRevision) throw error;
}

async function suspend(deps: Deps, charge: ChargeRow): Promise<void> {
  const companyId = mintOwnerId<"company">(charge.company_id);
  const reason = `chargeback of ${charge.deal_id}`;
  const change = { operator: "tomoru", companyId, status: "suspended", reason } as const;
  // A company that is closed has nothing left to suspend.
  await setStatus(deps, change).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
