import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { damped } from "../../platform/jobs/damped.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { type EchoHearer, runEchoes } from "./acting/echoes.usecases.ts";
import { endDues } from "./clock/deals-clock.usecases.ts";
import { remindOfDues, remindOfUsage } from "./clock/due-reminders.usecases.ts";
import { eraseOldDeals } from "./clock/retention.usecases.ts";
import { followCompanies, followCreators } from "./endings/stopping.usecases.ts";
import { makeCompanyFigures } from "./figures/company-figures.usecases.ts";
import { makePeerFees } from "./figures/peer-fees.usecases.ts";
import { eraseOldFiles } from "./files/files.usecases.ts";

const everyMinute = "* * * * *";
const everyTenMinutes = "*/10 * * * *";
/** Milliseconds: an answer is on the company's page within a second. */
const echoMs = 500;

type Starting = {
  readonly jobs: Jobs;
  readonly work: boolean;
  readonly hearers: readonly EchoHearer[];
};

/** Answers how to stop. The sweep each minute finds what a copy left that died between two rounds. */
export async function startDeals(
  deps: Deps,
  { jobs, work, hearers }: Starting,
): Promise<() => Promise<void>> {
  if (!work) return async () => undefined;
  await jobs.every("deals-clock", everyMinute, () => runDealsClock(deps));
  await jobs.every("deals-echoes", everyMinute, () => runEchoes(deps, hearers));
  await jobs.every("deals-reminders", everyTenMinutes, () => runDealsReminders(deps));
  // In the night of Japan.
  await jobs.every("company-figures", "23 17 * * *", () => makeCompanyFigures(deps));
  await jobs.every("peer-fees", "29 17 * * *", () => makePeerFees(deps));
  await jobs.every("deals-old-files", "53 17 * * *", () => eraseOldFiles(deps));
  await jobs.every("deals-old", "59 17 * * *", () => eraseOldDeals(deps));
  const stopping = new AbortController();
  const warn = damped((reason) => deps.log.warn({ reason }, "companies hear of deals later"));
  const rounds = async () => {
    while (!stopping.signal.aborted) {
      await runEchoes(deps, hearers).catch((error: Error) => warn(error.message));
      await pause(echoMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = rounds();
  return () => {
    stopping.abort();
    return running;
  };
}

/** What ends soon, is late, or may be used no longer. */
export async function runDealsReminders(deps: Deps): Promise<void> {
  await remindOfDues(deps);
  await remindOfUsage(deps);
}

/** What happens to deals by the clock. */
export async function runDealsClock(deps: Deps): Promise<void> {
  await endDues(deps);
  await followCompanies(deps);
  await followCreators(deps);
}
