import { createHash } from "node:crypto";
import { payeeKanaOf } from "@tomoru/contract/deals/payee-kana";
import type { FileBytes } from "@tomoru/contract/endpoint";
import type { PayoutRun } from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { PayoutSender } from "../../platform/config.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { Trx } from "../../platform/db/database.ts";
import { inParts, inRestedParts, withRests, withTurns } from "../../platform/in-parts.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { readingsOf } from "../bank/payee.usecases.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { release } from "./payment-moves.repository.ts";
import {
  creatorOf,
  findRowsAfter,
  findRowsOfFile,
  type PayoutRowRow,
  setFile,
  settleRows,
} from "./payout-rows.repository.ts";
import { fileRest, nextFile, type OpenRow, partRows, recordsOf, rowContext } from "./payout-run.rules.ts";
import {
  type FileRow,
  findFiles,
  findRun,
  holdRun,
  insertFile,
  type RunRow,
  updateRun,
} from "./payout-runs.repository.ts";
import { getRun, refuseWithoutSender, sendRun } from "./payout-runs.usecases.ts";
import type { ZenginSender } from "./zengin-file.rules.ts";

/** What a creator reads whose row did not open: nobody is paid to an account that is not surely theirs. */
const heldForDestination = "振込先を確認しています。";

/** Has the files of a run made, once; again it answers the run. `dataInvalid` at `state` while it is cut, and once it was let go. */
export async function makeFiles(
  deps: Deps,
  { runId, operator }: { runId: string; operator: string },
): Promise<PayoutRun> {
  refuseWithoutSender(deps);
  await deps.db.transaction().execute(async (trx) => {
    const run = await holdRun(trx, runId);
    if (!run) throw new Refusal("dataNotFound");
    if (["filing", "filed", "sent", "done"].includes(run.state)) return;
    const { sender } = deps.config.payouts;
    if (run.state !== "cut" || !sender) throw conflictAt("state");
    await updateRun(trx, runId, {
      state: "filing",
      filed_by: operator,
      sender: JSON.stringify(namedSender(sender)),
    });
    await audit(trx, { operator, call: "makePayoutFiles", about: runId }, deps);
    await sendRun(deps, trx, runId);
  });
  return getRun(deps, runId);
}

const headerNameBytes = 15;

/** As the header names it: the readings of the list, cut to their fields, which banks ignore. */
function namedSender(sender: PayoutSender): ZenginSender {
  const { bank, branch } = readingsOf(sender);
  return {
    ...sender,
    kana: payeeKanaOf(sender.kana) ?? "",
    bankKana: bank.slice(0, headerNameBytes),
    branchKana: branch.slice(0, headerNameBytes),
  };
}

type Step = { readonly trx: Trx; readonly run: RunRow; readonly now: Date };

/** The next file, in a transaction of its own that holds the run; after the last one the run is filed. Never more than one file in memory. */
export async function fileNext(deps: Deps, { trx, run, now }: Step): Promise<void> {
  const { rowsPerFile } = deps.config.payouts;
  const rows = await findRowsAfter(trx, {
    ...{ runId: run.id, line: run.filed_to, states: ["scheduled"], limit: rowsPerFile },
  });
  const lastRead = rows.at(-1);
  if (!lastRead) {
    const left = run.lines === 0 ? { state: "done" as const, ended_at: now } : { state: "filed" as const };
    await updateRun(trx, run.id, { ...left, filed_at: now });
    return;
  }
  const opened: (OpenRow | null)[] = [];
  for await (const part of inRestedParts(rows, { size: partRows, rest: fileRest })) {
    opened.push(...part.map((row) => openRow(deps, row)));
  }
  const file = nextFile(
    opened.filter((row) => row !== null),
    rowsPerFile,
  );
  const lastLine = opened.every((row) => row === null) ? lastRead.line : (file.at(-1)?.row.line ?? 0);
  await holdUnopened(trx, { run, now, rows: rows.filter((row, at) => !opened[at] && row.line <= lastLine) });
  await updateRun(trx, run.id, { filed_to: lastLine });
  const [first] = file;
  if (!first) return;
  const n = (await findFiles(trx, [run.id])).length + 1;
  await insertFile(trx, {
    run_id: run.id,
    n,
    first_line: first.row.line,
    last_line: lastLine,
    lines: file.length,
    yen: file.reduce((sum, { row }) => sum + Number(row.yen), 0),
    sha256: await hashOf(recordsOf(run, file)),
    made_at: now,
  });
  await setFile(trx, { runId: run.id, n, firstLine: first.row.line, lastLine });
}

async function hashOf(records: Iterable<Buffer>): Promise<string> {
  const hash = createHash("sha256");
  for await (const record of withRests(records, { size: partRows, rest: fileRest })) hash.update(record);
  return hash.digest("hex");
}

function openRow({ keys }: Pick<Deps, "keys">, row: PayoutRowRow): OpenRow | null {
  try {
    const context = rowContext({ influencerId: creatorOf(row), runId: row.run_id });
    return { row, destination: openJson(keys, { sealed: row.destination, context }) };
  } catch {
    return null;
  }
}

/** They leave the run and wait for the operator. */
async function holdUnopened(trx: Trx, { run, rows, now }: Omit<Step, "trx"> & { rows: PayoutRowRow[] }) {
  if (rows.length === 0) return;
  const influencerIds = rows.map(creatorOf);
  await settleRows(trx, { runId: run.id, influencerIds, state: "held", code: null, paidOn: null });
  const released = await release(trx, { runId: run.id, influencerIds, held: heldForDestination, now });
  await movePaymentStage(trx, { payments: released, stage: "due", now });
  const sum = (of: (row: PayoutRowRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  run.lines -= rows.length;
  run.held += rows.length;
  run.payments -= sum(({ payments }) => payments);
  run.yen = String(Number(run.yen) - sum(({ yen }) => Number(yen)));
  const { lines, held, payments, yen } = run;
  await updateRun(trx, run.id, { lines, held, payments, yen });
}

/** The bytes of a file, made anew from its rows and held to what they were: an account number lies nowhere in the open. */
export async function downloadFile(
  deps: Deps,
  { runId, n, operator }: { runId: string; n: number; operator: string },
): Promise<FileBytes> {
  const run = await findRun(deps.db, runId);
  const file = run && (await findFiles(deps.db, [runId])).find((made) => made.n === n);
  if (!run || !file) throw new Refusal("dataNotFound");
  const bytes = await writtenAnew(deps, { run, file, rows: await findRowsOfFile(deps.db, { runId, n }) });
  await audit(deps.db, { operator, call: "downloadPayoutFile", about: runId, note: `file ${n}` }, deps);
  return { type: "application/octet-stream", bytes: new Uint8Array(bytes) };
}

type Written = { readonly run: RunRow; readonly file: FileRow; readonly rows: readonly PayoutRowRow[] };

/** Throws where they are not what they were. */
export async function writtenAnew(deps: Pick<Deps, "keys">, { run, file, rows }: Written): Promise<Buffer> {
  const opened: OpenRow[] = [];
  for await (const part of inParts(rows, partRows)) {
    opened.push(...part.map((row) => openRow(deps, row)).filter((row) => row !== null));
  }
  const records: Buffer[] = [];
  for await (const record of withTurns(recordsOf(run, opened), partRows)) records.push(record);
  const bytes = Buffer.concat(records);
  if (createHash("sha256").update(bytes).digest("hex") !== file.sha256) {
    throw new Error(`file ${file.n} of run ${run.id} is not what it was`);
  }
  return bytes;
}
