import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { balanceOf } from "../../platform/billing/money-acts.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { customerOfCompany } from "../billing/billed-company.usecases.ts";
import { holdCompany } from "../companies/hold.usecases.ts";
import { balancePaidOut, balanceReceived } from "../ledger/balance.usecases.ts";
import { sendFunding } from "../ledger/funding-jobs.usecases.ts";
import { driveAttempt } from "./attempts.usecases.ts";
import { driveChargebacks } from "./chargebacks.usecases.ts";
import { type DealKey, findMoney } from "./money.repository.ts";
import { looked, payerAtProvider, Unanswered } from "./provider-call.usecases.ts";
import { driveRefunds } from "./refunding.usecases.ts";

/** Seconds. */
const againAfter = 60;

/** A job: whatever the provider did not answer is asked again in a minute, and by the clock. */
export async function driveLater(deps: Deps, key: DealKey): Promise<void> {
  try {
    await driveDeal(deps, key);
  } catch (error) {
    const isProviders = error instanceof Unanswered || error instanceof Refusal;
    if (!isProviders) throw error;
    deps.log.warn({ deal: key.deal, reason: error.message }, "the payment provider is asked again");
    await sendFunding(deps.jobs, deps.db, { ...key, afterSeconds: againAfter });
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
  const open = money.attempts.filter(({ state }) => state === "open");
  if (open.some(({ way }) => way === "transfer")) await readBalance(deps, { stripe, companyId });
  for (const attempt of open) {
    const { charge } = (await findMoney(deps.db, key)) ?? money;
    await driveAttempt(deps, { charge, attempt, stripe, customer });
  }
  const after = (await findMoney(deps.db, key)) ?? money;
  if (after.attempts.some(({ state }) => state === "paid")) await driveChargebacks(deps, after, stripe);
  await driveRefunds(deps, after, stripe);
}

/** What has come to a company's balance from its bank, and what went back there; each once. */
async function readBalance(
  deps: Pick<Deps, "db" | "clock">,
  { stripe, companyId }: { stripe: Stripe; companyId: Parameters<typeof customerOfCompany>[1] },
): Promise<number> {
  const customer = await customerOfCompany(deps.db, companyId);
  if (customer === undefined) return 0;
  const { transfers, yen } = await looked(balanceOf(stripe, customer));
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    // Who closes looks at the balance under the same hold.
    await holdCompany(trx, companyId);
    for (const { id: reference, yen: moved } of transfers.toReversed()) {
      if (moved > 0) await balanceReceived(trx, { companyId, yen: moved, reference, now });
      else await balancePaidOut(trx, { companyId, yen: -moved, reference, now });
    }
  });
  return yen;
}
