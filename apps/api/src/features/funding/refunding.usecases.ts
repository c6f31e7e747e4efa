import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import {
  findMarkedRefund,
  giveBack,
  lookAtRefund,
  type MoneyMark,
} from "../../platform/billing/money-acts.ts";
import type { ReadRefund } from "../../platform/billing/money-reading.ts";
import { providerFaultOf } from "../../platform/billing/provider-faults.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import { balanceReceived } from "../ledger/balance.usecases.ts";
import { takenBackOf } from "../ledger/deal-funding.usecases.ts";
import { endLostRefunds } from "../ledger/not-owed.usecases.ts";
import { isLeftByProvider, refundFailed, refundSucceeded } from "../ledger/settling.usecases.ts";
import { keyOf } from "./concluding.usecases.ts";
import type { Money, RefundRow } from "./money.repository.ts";
import { orUnanswered, Unanswered } from "./provider-call.usecases.ts";
import { claimRefund, nameRefund, retryRefund } from "./refunds.repository.ts";
import { tellReturned } from "./telling.usecases.ts";

type Refunding = {
  readonly refund: RefundRow;
  readonly intent: string;
  /** It goes back to what the company has with the provider, not to a card. */
  readonly isOfTransfer: boolean;
  readonly stripe: Stripe;
};

/** As for charges: the provider keeps a key for 24 hours. */
const keySeconds = 23 * 3600;

/**
 * All of a deal that are not over; one that has succeeded may fail later. What a bank has taken back is not sent a second time: such a
 * refund waits until the bank gives the money back, unless it was on its way before; once the bank keeps it for good it is not owed.
 */
export async function driveRefunds(deps: Deps, money: Money, stripe: Stripe): Promise<void> {
  const { refunds, charge } = money;
  const takenBack = await takenBackOf(deps.db, keyOf(charge));
  for (const refund of refunds) {
    const intent = refund.intent ?? charge.intent;
    if (intent === null || isLeftByProvider(refund)) continue;
    const way = money.attempts.find((attempt) => attempt.intent === intent)?.way;
    const refunding = { refund, intent, isOfTransfer: way === "transfer" || way === "balance", stripe };
    if (refund.stripe_id === null && takenBack.has(intent)) {
      if (refund.called_at !== null) await concludeSent(deps, refunding);
    } else await driveRefund(deps, refunding);
  }
  if (takenBack.size === 0 || refunds.length === 0) return;
  const now = deps.clock.now();
  const lost = { ...keyOf(charge), calledBefore: secondsAfter(now, -keySeconds), now };
  await deps.db.transaction().execute((trx) => endLostRefunds(deps, trx, lost));
}

async function driveRefund(deps: Deps, refunding: Refunding): Promise<void> {
  const { refund, stripe } = refunding;
  if (refund.stripe_id !== null) {
    return conclude(deps, refunding, await orUnanswered(lookAtRefund(stripe, refund.stripe_id)));
  }
  const now = deps.clock.now();
  if (refund.called_at !== null && secondsAfter(refund.called_at, keySeconds) <= now) {
    return lookUp(deps, refunding);
  }
  const influencerId = mintOwnerId<"influencer">(refund.influencer_id);
  if (await claimRefund(deps.db, { influencerId, id: refund.id, now })) return call(deps, refunding);
}

const markOf = ({ deal_id: dealId, attempt, id }: RefundRow): MoneyMark => ({
  dealId,
  attempt,
  kind: "refund",
  id,
});

async function call(deps: Deps, refunding: Refunding): Promise<void> {
  const { refund, intent, stripe } = refunding;
  const key = `refund:${refund.id}:${refund.attempt}`;
  try {
    const made = await giveBack(stripe, { intent, yen: Number(refund.yen), mark: markOf(refund), key });
    return await conclude(deps, refunding, made);
  } catch (error) {
    const kind = providerFaultOf(error);
    if (kind === "silent") throw new Unanswered(String(error));
    if (kind === "broken" || kind === "spent") return lookUp(deps, refunding);
    if (kind === "rejected" || kind === "refused") return fail(deps, refunding);
    throw error;
  }
}

async function lookUp(deps: Deps, refunding: Refunding): Promise<void> {
  if (await concludeSent(deps, refunding)) return;
  const { refund } = refunding;
  const influencerId = mintOwnerId<"influencer">(refund.influencer_id);
  const { id, attempt } = refund;
  await retryRefund(deps.db, { influencerId, id, attempt, now: deps.clock.now() });
  throw new Unanswered("a refund was lost, and is asked for anew");
}

/** What was called and never named, found by its mark. Answers whether the provider has it. */
async function concludeSent(deps: Deps, refunding: Refunding): Promise<boolean> {
  const { refund, intent, stripe } = refunding;
  const found = await orUnanswered(findMarkedRefund(stripe, { intent, mark: markOf(refund) }));
  if (found) await conclude(deps, refunding, found);
  return found !== undefined;
}

async function conclude(deps: Deps, refunding: Refunding, { id, state }: ReadRefund): Promise<void> {
  const { refund } = refunding;
  const influencerId = mintOwnerId<"influencer">(refund.influencer_id);
  if (refund.stripe_id !== id) await nameRefund(deps.db, { influencerId, id: refund.id, stripeId: id });
  if (state === "failed") return fail(deps, refunding);
  if (state === "succeeded" && refund.state !== "succeeded") return succeed(deps, refunding, id);
}

async function succeed(
  deps: Deps,
  { refund, intent, isOfTransfer }: Refunding,
  stripeId: string,
): Promise<void> {
  const influencerId = mintOwnerId<"influencer">(refund.influencer_id);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const companyId = mintOwnerId<"company">(refund.company_id);
    // The company first, as whoever closes it does: the balance is looked at under the same hold.
    if (isOfTransfer) await holdCompany(trx, companyId);
    const done = await refundSucceeded(trx, { influencerId, id: refund.id, intent, now });
    if (!done) return;
    const yen = Number(refund.yen);
    if (isOfTransfer) await balanceReceived(trx, { companyId, yen, reference: stripeId, now });
    await tellReturned(deps, trx, { refund, isByHand: false });
  });
}

/** It stays owed until the operator has paid it by hand. */
async function fail(deps: Deps, { refund, intent }: Refunding): Promise<void> {
  const influencerId = mintOwnerId<"influencer">(refund.influencer_id);
  const isNew = await deps.db
    .transaction()
    .execute((trx) => refundFailed(trx, { influencerId, id: refund.id, intent, now: deps.clock.now() }));
  if (isNew) deps.log.error({ refund: refund.id, dealId: refund.deal_id }, "a refund failed: pay it by hand");
}
