import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { readBanksAhead } from "../bank/payee.usecases.ts";
import { advanceRun, runPayoutsClock } from "./advancing.usecases.ts";
import { payoutQueue } from "./payout-queues.data.ts";

const everyMinute = "* * * * *";

/** Prepares what is sent to the queue of runs. Comes before the first request. */
export async function startPayouts(deps: Deps, { jobs, work }: { jobs: Jobs; work: boolean }): Promise<void> {
  await jobs.prepare(payoutQueue);
  if (!work) return;
  if (deps.config.payouts.sender) readBanksAhead();
  await jobs.work(payoutQueue, ({ runId = "" }) => advanceRun(deps, runId));
  await jobs.every("payouts-clock", everyMinute, () => runPayoutsClock(deps));
}
