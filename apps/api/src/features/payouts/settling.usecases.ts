import type { BodyOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { settlePayoutRun as endpoint, PayoutRun } from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Trx } from "../../platform/db/database.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { release } from "./payment-moves.repository.ts";
import { creatorOf, findRowsAfter, settleRows } from "./payout-rows.repository.ts";
import { letGoNote } from "./payout-run.rules.ts";
import { holdRun, type RunRow, updateRun } from "./payout-runs.repository.ts";
import { getRun, sendRun } from "./payout-runs.usecases.ts";

type Settling = BodyOf<typeof endpoint> & { readonly runId: string; readonly operator: string };

/**
 * The files are at the bank, or the run is let go before they are. Again it answers the run. `dataInvalid` (409) at `state`, and at
 * `x-operator` of whoever made the run or its files: two people look at a run before money leaves.
 */
export async function settleRun(deps: Deps, settling: Settling): Promise<PayoutRun> {
  const { runId, operator, status, reason } = settling;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    if (!run) throw new Refusal("dataNotFound");
    if (status === "sent") await send(deps, trx, { run, operator, now });
    else await letGo(deps, trx, { run, operator, now, reason });
  });
  return getRun(deps, runId);
}

type Acting = { readonly run: RunRow; readonly operator: string; readonly now: Date };

const isSame = (one: string, other: string | null) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

async function send(deps: Deps, trx: Trx, { run, operator, now }: Acting): Promise<void> {
  if (run.sent_by !== null && run.state !== "void") return;
  if (run.state !== "filed") throw conflictAt("state");
  if (isSame(operator, run.made_by) || isSame(operator, run.filed_by)) throw conflictAt("x-operator");
  await updateRun(trx, run.id, { state: "sent", sent_by: operator, sent_at: now });
  await audit(trx, { operator, call: "settlePayoutRun", about: run.id, note: "sent" }, deps);
  await sendRun(deps, trx, run.id);
}

type LettingGo = Acting & { readonly reason: string | undefined };

async function letGo(deps: Deps, trx: Trx, { run, operator, now, reason }: LettingGo): Promise<void> {
  if (run.state === "void") return;
  if (run.state !== "cut" && run.state !== "filed") throw conflictAt("state");
  for (;;) {
    const rows = await findRowsAfter(trx, {
      ...{ runId: run.id, line: 0, states: ["scheduled"], limit: limits.payoutSlice },
    });
    if (rows.length === 0) break;
    const influencerIds = rows.map(creatorOf);
    const payments = await release(trx, { runId: run.id, influencerIds, now });
    await movePaymentStage(trx, { payments, stage: "due", now });
    await settleRows(trx, { runId: run.id, influencerIds, state: "void", code: null, paidOn: null });
  }
  await updateRun(trx, run.id, { state: "void", ended_at: now });
  await audit(trx, { operator, call: "settlePayoutRun", about: run.id, note: letGoNote(reason) }, deps);
}
