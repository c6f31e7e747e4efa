import type { Deps } from "../../deps.ts";
import { endDues } from "../deals/clock/deals-clock.usecases.ts";
import { payUndecided } from "../deals/delivery/undecided.usecases.ts";
import { cutSlice } from "./cutting.usecases.ts";
import { fileNext } from "./filing.usecases.ts";
import { lookAtBanks } from "./missing-banks.usecases.ts";
import { takenThrough } from "./payout-calendar.rules.ts";
import { findRun, findUnfinished, holdRun } from "./payout-runs.repository.ts";
import { cutDueRuns, sendRun } from "./payout-runs.usecases.ts";
import { settleRest } from "./results.usecases.ts";
import { reviveFailed } from "./reviving.usecases.ts";
import { tellSent } from "./transfer-mails.usecases.ts";

/**
 * Goes on with a run until nothing is left to do: step by step, each a transaction that holds the run, so that a copy which dies
 * leaves whole steps behind and another goes on from there.
 */
export async function advanceRun(deps: Deps, runId: string): Promise<void> {
  await reviveFailed(deps);
  const run = await findRun(deps.db, runId);
  const isLastCut = run?.state === "cutting" && run.kind === "supplement";
  if (isLastCut) {
    await endDues(deps);
    await payUndecided(deps, { through: takenThrough(run.pay_on) });
  }
  while (await step(deps, runId));
}

async function step(deps: Deps, runId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    if (!run) return false;
    const now = deps.clock.now();
    if (run.state === "cutting") {
      await cutSlice(deps, { trx, run, now });
      return true;
    }
    if (run.state === "filing") {
      await fileNext(deps, { trx, run, now });
      return true;
    }
    if (await tellSent(deps, { trx, run, now })) return true;
    return settleRest(deps, { trx, run, now });
  });
}

/** What happens to money that is due by the clock. Safe on several copies at once, and after any delay. */
export async function runPayoutsClock(deps: Deps): Promise<void> {
  await reviveFailed(deps);
  await cutDueRuns(deps);
  for (const runId of await findUnfinished(deps.db)) await sendRun(deps, deps.db, runId);
  await lookAtBanks(deps);
}
