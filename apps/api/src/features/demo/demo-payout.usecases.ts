import { plusBankDays } from "@tomoru/contract/bank-days";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { japanMoment } from "../../platform/japan-time.ts";
import { advanceRun } from "../payouts/advancing.usecases.ts";
import { makeFiles } from "../payouts/filing.usecases.ts";
import { makeRun } from "../payouts/payout-runs.usecases.ts";
import { importResults } from "../payouts/results.usecases.ts";
import { settleRun } from "../payouts/settling.usecases.ts";
import { at } from "./demo-acting.usecases.ts";
import { demoOperators } from "./demo-operators.data.ts";

const [maker, sender] = demoOperators;

/** The run of a day that is over: cut and filed by one of the operator's people, sent by another, and paid by the bank. */
export async function payOut(deps: Deps, payOn: string): Promise<void> {
  const jobs = { ...deps.jobs, send: async () => undefined, sendAll: async () => undefined };
  const on = (day: string, time: string) => at({ ...deps, jobs }, japanMoment(day, time));
  const cutting = on(plusBankDays(payOn, -limits.payoutCut.byHandBankDays), "10:00");
  const { runId } = await makeRun(cutting, { payOn, kind: "main", operator: maker });
  await advanceRun(cutting, runId);
  await makeFiles(cutting, { runId, operator: maker });
  await advanceRun(cutting, runId);
  await settleRun(cutting, { runId, operator: sender, status: "sent" });
  await advanceRun(cutting, runId);
  const paying = on(payOn, "15:00");
  await importResults(paying, { runId, operator: maker, restPaidOn: payOn });
  await advanceRun(paying, runId);
}
