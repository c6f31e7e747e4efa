import type { Deps } from "../../deps.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { sendFundingAgain } from "../ledger/funding-jobs.usecases.ts";
import { driveAttempt } from "./attempts.usecases.ts";
import { readBalance, takeBalanceFirst } from "./balance.usecases.ts";
import { driveChargebacks } from "./chargebacks.usecases.ts";
import { type AttemptRow, type DealKey, findMoney } from "./money.repository.ts";
import { payerAtProvider, Unanswered } from "./provider-call.usecases.ts";
import { driveRefunds } from "./refunding.usecases.ts";

/** Seconds: most silences are over at once, and two people look at the page; after another one there is more time. */
const againAfter = { first: 5, later: 60 };

/** A job: whatever the provider did not answer is asked again in five seconds, then each minute, and by the clock. */
export async function driveLater(
  deps: Deps,
  key: DealKey,
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<void> {
  try {
    await driveDeal(deps, key);
  } catch (error) {
    const isProviders = error instanceof Unanswered || error instanceof Refusal;
    if (!isProviders) throw error;
    deps.log.warn({ deal: key.deal, reason: error.message }, "the payment provider is asked again");
    await sendFundingAgain(deps.jobs, deps.db, {
      ...key,
      afterSeconds: isAgain ? againAfter.later : againAfter.first,
    });
  }
}

/**
 * Brings a deal's money to where it should be: the charge that waits, pages and transfers that are not wanted any more, refunds,
 * and what banks took back. What the provider says now decides, never an event.
 */
export async function driveDeal(deps: Deps, key: DealKey): Promise<void> {
  const money = await findMoney(deps.db, key);
  if (!money) return;
  const companyId = mintOwnerId<"company">(money.charge.company_id);
  const payer = await payerAtProvider(deps, companyId);
  if (!payer) return;
  const { stripe, customer } = payer;
  const now = async () => ({
    charge: (await findMoney(deps.db, key))?.charge ?? money.charge,
    stripe,
    customer,
  });
  const open = money.attempts.filter(({ state }) => state === "open");
  if (open.some(({ way }) => way === "transfer")) await readBalance(deps, { stripe, companyId, customer });
  // What the balance was asked for comes first: the rest depends on it.
  for (const attempt of open.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    await takeBalanceFirst(deps, { ...(await now()), attempt });
    await driveAttempt(deps, { ...(await now()), attempt });
  }
  const after = (await findMoney(deps.db, key)) ?? money;
  await driveChargebacks(deps, after, stripe);
  await driveRefunds(deps, after, stripe);
}

const placeOf = ({ way }: AttemptRow) => (way === "balance" ? 0 : 1);
