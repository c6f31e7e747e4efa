import type { Deps } from "../../deps.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { prepareFunding, workFunding } from "../ledger/funding-jobs.usecases.ts";
import { readBalanceLater } from "./balance.usecases.ts";
import { reconcileBalances } from "./balance-reconcile.usecases.ts";
import { driveLater } from "./driving.usecases.ts";
import { remindOfTransfers, sendOpenMoney } from "./funding-clock.usecases.ts";
import { reconcile, sinceOf } from "./reconcile.usecases.ts";

const everyTenMinutes = "*/10 * * * *";
/** 09:05 in Japan. */
const inTheMorning = "5 0 * * *";

/** In the night of Japan. */
const nightly = "37 17 * * *";

/** What was touched in a day, deals and companies' balances; on the first of a month all of it. */
export async function reconcileNightly(deps: Deps): Promise<void> {
  const isWhole = japanDay(deps.clock.now()).endsWith("-01");
  await reconcile(deps, { isWhole });
  await reconcileBalances(deps, sinceOf(deps, { isWhole }));
}

/** Prepares what deals send to the queue of charges and refunds. Comes before the first request. */
export async function startFunding(deps: Deps, { jobs, work }: { jobs: Jobs; work: boolean }): Promise<void> {
  await prepareFunding(jobs);
  if (!work) return;
  await workFunding(jobs, {
    drive: (key, how) => driveLater(deps, key, how),
    readBalance: (companyId) => readBalanceLater(deps, companyId),
  });
  await jobs.every("funding-clock", everyTenMinutes, () => sendOpenMoney(deps));
  await jobs.every("reconcile", nightly, () => reconcileNightly(deps));
  await jobs.every("transfer-reminders", inTheMorning, () => remindOfTransfers(deps));
}
