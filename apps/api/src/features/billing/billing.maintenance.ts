import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { billingQueue } from "./billing-queues.data.ts";
import { lookAfter, sendDueCompanies, sendPayingCompanies } from "./clock/billing-clock.usecases.ts";
import { tellOfExpiry } from "./clock/card-expiry.usecases.ts";
import { deleteEventsBefore, settleEvents } from "./provider/stripe.repository.ts";

const everyTenMinutes = "*/10 * * * *";
/** Where days are moved on by hand, whoever moves them waits for what they bring. */
const everyMinute = "* * * * *";
/** In the night of Japan. */
const nightly = "23 17 * * *";
const eventsKeptSeconds = 30 * 86_400;

/** Prepares what is sent to the queue of companies whose plan is to be read. Comes before the first request. */
export async function startBilling(
  deps: Deps,
  { jobs, work, isMovable = false }: { jobs: Jobs; work: boolean; isMovable?: boolean },
): Promise<void> {
  await jobs.prepare(billingQueue);
  if (!work) return;
  await jobs.work(billingQueue, async ({ companyId: id = "", isReconciling }) => {
    const companyId = mintOwnerId<"company">(id);
    const heardBy = deps.clock.now();
    await lookAfter(deps, { companyId, isReconciling: isReconciling === "yes" });
    await settleEvents(deps.db, { companyId, heardBy, now: deps.clock.now() });
  });
  await jobs.every("billing-clock", isMovable ? everyMinute : everyTenMinutes, () => runBillingClock(deps));
  await jobs.every("billing-reconcile", nightly, () => sendPayingCompanies(deps));
}

/** What happens to plans and cards by the clock. */
export async function runBillingClock(deps: Deps): Promise<void> {
  await sendDueCompanies(deps);
  await tellOfExpiry(deps);
}

/** What the payment provider said is kept for a month. */
export async function sweepStripeEvents({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteEventsBefore(db, secondsAfter(clock.now(), -eventsKeptSeconds));
}
