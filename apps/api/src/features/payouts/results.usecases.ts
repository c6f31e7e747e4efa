import type { FieldFault } from "@tomoru/contract/faults";
import type { PayoutRun, RowResult } from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Trx } from "../../platform/db/database.ts";
import { inRestedParts } from "../../platform/in-parts.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { announce } from "../../platform/live/announce.ts";
import { conflictAt, fault, Refusal, refuseField } from "../../platform/refusal.ts";
import { refuseAccounts } from "../bank/payee.usecases.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { bookPaid, forgetPaid } from "./booking.usecases.ts";
import { audienceOf } from "./cutting.usecases.ts";
import { markFailed, markPaid } from "./payment-moves.repository.ts";
import {
  creatorOf,
  findRowsAfter,
  findRowsByLine,
  type PayoutRowRow,
  settleRows,
} from "./payout-rows.repository.ts";
import { heldCreators, partRows, runRest } from "./payout-run.rules.ts";
import { holdRun, type RunRow, updateRun } from "./payout-runs.repository.ts";
import { getRun, sendRun } from "./payout-runs.usecases.ts";
import { enqueueTransferMails } from "./transfer-mails.usecases.ts";

type Importing = {
  readonly runId: string;
  readonly operator: string;
  readonly rows?: readonly RowResult[] | undefined;
  readonly restPaidOn?: string | undefined;
};

/**
 * What the bank has done, by file and line, in one transaction; or that all the rest was paid, which a job goes through. A result that
 * stands already changes nothing, another one refuses the call at its row (409).
 */
export async function importResults(deps: Deps, importing: Importing): Promise<PayoutRun> {
  const { runId, operator, rows, restPaidOn } = importing;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    if (!run) throw new Refusal("dataNotFound");
    if (run.state !== "sent" && run.state !== "done") throw conflictAt("state");
    if (rows) await importRows(deps, { trx, run, now, rows });
    else if (restPaidOn) await importRest(deps, { trx, run, now, restPaidOn });
    const note = rows ? `${rows.length} rows` : `the rest, paid on ${restPaidOn}`;
    await audit(trx, { operator, call: "importPayoutResults", about: runId, note }, deps);
  });
  return getRun(deps, runId);
}

type Step = { readonly trx: Trx; readonly run: RunRow; readonly now: Date };

async function importRest(deps: Deps, { trx, run, now, restPaidOn }: Step & { restPaidOn: string }) {
  if (!couldBePaidOn(restPaidOn, { run, now })) throw refuseField("restPaidOn", "dataInvalid");
  if (run.state === "done" || run.rest_paid_on === restPaidOn) return;
  if (run.rest_paid_on !== null) throw conflictAt("restPaidOn");
  await updateRun(trx, run.id, { rest_paid_on: restPaidOn });
  await sendRun(deps, trx, run.id);
}

async function importRows(deps: Deps, { trx, run, now, rows }: Step & { rows: readonly RowResult[] }) {
  const lines = [...new Set(rows.map(({ line }) => line))];
  const held = new Map((await findRowsByLine(trx, { runId: run.id, lines })).map((row) => [row.line, row]));
  refuseWrong(rows, { held, isPossible: (day) => couldBePaidOn(day, { run, now }) });
  const fresh = rows.filter(({ line }) => isOpen(held.get(line)));
  // Only the first result of a line counts: the others were checked to say the same.
  const once = [...new Map(fresh.toReversed().map((result) => [result.line, result])).values()];
  const alike = Map.groupBy(once, ({ result, paidOn, code }) => JSON.stringify([result, paidOn, code]));
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    const own = group.flatMap(({ line }) => held.get(line) ?? []);
    const { result, paidOn, code } = first;
    if (result === "paid" && paidOn) await settlePaid(deps, { trx, run, now, rows: own, paidOn });
    if (result === "failed" && code) await settleFailed(deps, { trx, run, now, rows: own, code });
  }
  await endIfAll(trx, { run, now });
}

/** No bank has paid a run on a day to come, or before it was made. */
function couldBePaidOn(day: string, { run, now }: { run: Pick<RunRow, "made_at">; now: Date }): boolean {
  return day >= japanDay(run.made_at) && day <= japanDay(now);
}

const isOpen = (row: PayoutRowRow | undefined) => row?.state === "sent" || row?.state === "scheduled";

type Known = {
  readonly held: ReadonlyMap<number, PayoutRowRow>;
  readonly isPossible: (day: string) => boolean;
};

/** A line that there is not, or in another file: 400. Against what stands, or against another row of the same call: 409. */
function refuseWrong(rows: readonly RowResult[], { held, isPossible }: Known): void {
  const unknown: FieldFault[] = [];
  const against: FieldFault[] = [];
  const said = new Map<number, RowResult>();
  for (const [index, result] of rows.entries()) {
    const row = held.get(result.line);
    const before = said.get(result.line);
    if (!row?.file || row.file !== result.file) unknown.push(fault(`rows.${index}.line`, "dataInvalid"));
    else if (result.paidOn !== null && result.result === "paid" && !isPossible(result.paidOn)) {
      unknown.push(fault(`rows.${index}.paidOn`, "dataInvalid"));
    } else if (!stands(row, result) || (before && !isSameResult(before, result))) {
      against.push(fault(`rows.${index}`, "dataInvalid"));
    }
    said.set(result.line, before ?? result);
  }
  if (unknown.length > 0) throw new Refusal("dataInvalid", { faults: unknown });
  if (against.length > 0) throw new Refusal("dataInvalid", { status: 409, faults: against });
}

function isSameResult(one: RowResult, other: RowResult): boolean {
  if (one.result !== other.result) return false;
  return one.result === "paid" ? one.paidOn === other.paidOn : one.code === other.code;
}

function stands(row: PayoutRowRow, result: RowResult): boolean {
  if (isOpen(row)) return true;
  if (row.state === "paid") return result.result === "paid" && row.paid_on === result.paidOn;
  return row.state === "failed" && result.result === "failed" && row.code === result.code;
}

type Settling = Step & { readonly rows: readonly PayoutRowRow[] };

async function settlePaid(deps: Deps, of: Settling & { paidOn: string }): Promise<void> {
  const { trx, run, now, rows, paidOn } = of;
  const influencerIds = rows.map(creatorOf);
  await settleRows(trx, { runId: run.id, influencerIds, state: "paid", code: null, paidOn });
  const payments = await markPaid(trx, { runId: run.id, influencerIds, paidOn, now });
  await movePaymentStage(trx, { payments, stage: "paid", now });
  await bookPaid(deps, trx, { payments, paidOn, now });
  await forgetPaid(trx, influencerIds);
  run.paid += rows.length;
  run.paid_yen = String(Number(run.paid_yen) + rows.reduce((sum, { yen }) => sum + Number(yen), 0));
  await updateRun(trx, run.id, { paid: run.paid, paid_yen: run.paid_yen });
  await enqueueTransferMails(deps, trx, { kind: "paymentPaid", payments, date: paidOn, now });
  if (payments.length > 0) await announce(trx, ...audienceOf(payments));
}

async function settleFailed(
  deps: Deps,
  of: Settling & { code: NonNullable<RowResult["code"]> },
): Promise<void> {
  const { trx, run, now, rows, code } = of;
  const influencerIds = rows.map(creatorOf);
  await settleRows(trx, { runId: run.id, influencerIds, state: "failed", code, paidOn: null });
  await refuseAccounts(trx, { influencerIds, code, cutAt: run.made_at });
  const payments = await markFailed(trx, { runId: run.id, influencerIds, failure: code, now });
  await movePaymentStage(trx, { payments, stage: "failed", now });
  run.failed += rows.length;
  await updateRun(trx, run.id, { failed: run.failed });
  await enqueueTransferMails(deps, trx, {
    kind: "paymentFailed",
    payments,
    date: run.pay_on,
    cause: code,
    now,
  });
  if (payments.length > 0) await announce(trx, ...audienceOf(payments));
}

async function endIfAll(trx: Trx, { run, now }: Pick<Step, "run" | "now">): Promise<void> {
  if (run.state === "sent" && run.paid + run.failed === run.lines) {
    await updateRun(trx, run.id, { state: "done", ended_at: now });
  }
}

/** The next of all the rest that was paid, in a transaction of its own that holds the run. False when there is none left. */
export async function settleRest(deps: Deps, { trx, run, now }: Step): Promise<boolean> {
  const paidOn = run.rest_paid_on;
  if (run.state !== "sent" || paidOn === null) return false;
  const rows = await findRowsAfter(trx, {
    ...{ runId: run.id, line: 0, states: ["sent", "scheduled"], limit: heldCreators },
  });
  for await (const part of inRestedParts(rows, { size: partRows, rest: runRest })) {
    await settlePaid(deps, { trx, run, now, rows: part, paidOn });
  }
  await endIfAll(trx, { run, now });
  return rows.length > 0;
}
