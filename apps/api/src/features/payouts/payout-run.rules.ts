import type { PayoutRow, PayoutRun } from "@tomoru/contract/operator/payouts";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import type { Rest } from "../../platform/in-parts.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { ZenginRow, ZenginSender } from "./zengin-file.rules.ts";
import { zenginFiles, zenginRecords } from "./zengin-file.rules.ts";

type Run = Selectable<Tables["payout_runs"]>;
type File = Selectable<Tables["payout_files"]>;
type Row = Selectable<Tables["payout_rows"]>;

/** An account as it is sealed into a row. */
type Destination = Pick<ZenginRow, "bankCode" | "branchCode" | "accountNumber" | "kana"> & {
  readonly accountType: "savings" | "current";
};

/** Rows that are sealed, opened or written at once, before others have a turn: some four milliseconds of the process. */
export const partRows = 20;

/**
 * Between two parts a run rests for two fifths of the time that the last one took: whoever calls meanwhile shares its process and its
 * database. A cut of 100,000 may take 120 seconds and takes 103 with it; with as long a rest as work it took 164. A statement that waited
 * for somebody is no reason for a long rest.
 */
export const runRest: Rest = { share: 0.4, mostMs: 6 };

/** Files are made of the process alone, in a tenth of the time that they may take: it rests as long as it works. */
export const fileRest: Rest = { share: 1, mostMs: 5 };

/** Creators that one transaction of a run holds, rests included: a second at most, in which an act on their deals waits. */
export const heldCreators = 500;

/** Binds a sealed destination to its row and run: in another one it does not open. */
export function rowContext(of: { influencerId: OwnerId<"influencer">; runId: string }): string {
  return `payout_rows/${of.influencerId}/${of.runId}`;
}

const letGoMark = "void";

/** What the log keeps of a run that is let go. */
export function letGoNote(reason: string | undefined): string {
  return reason ? `${letGoMark}: ${reason}` : letGoMark;
}

/** Who let a run go and why, from such a note. */
export function toLetGo({ operator, note }: { operator: string; note: string | null }) {
  return { by: operator, reason: note?.slice(`${letGoMark}: `.length) || null };
}

export function toRun(run: Run, files: readonly File[], letGo: PayoutRun["letGo"] = null): PayoutRun {
  return {
    runId: run.id,
    number: Number(run.number),
    payOn: run.pay_on,
    kind: run.kind,
    state: run.state,
    madeBy: run.made_by,
    madeAt: run.made_at.toISOString(),
    filedBy: run.filed_by,
    sentBy: run.sent_by,
    sentAt: run.sent_at?.toISOString() ?? null,
    endedAt: run.ended_at?.toISOString() ?? null,
    letGo,
    totals: {
      lines: run.lines,
      payments: run.payments,
      yen: Number(run.yen),
      held: run.held,
      paid: run.paid,
      paidYen: Number(run.paid_yen),
      failed: run.failed,
    },
    progress: progressOf(run),
    files: files
      .filter(({ run_id }) => run_id === run.id)
      .map((file) => ({
        n: file.n,
        firstLine: file.first_line,
        lastLine: file.last_line,
        rows: file.lines,
        yen: Number(file.yen),
        sha256: file.sha256,
      })),
  };
}

/** Lines keep their numbers when one is held: the last one is that of all that were cut. */
function progressOf(run: Run): PayoutRun["progress"] {
  const cutLines = run.lines + run.held;
  if (run.state === "cutting") return { job: "cut", done: cutLines, of: null };
  if (run.state === "filing") return { job: "files", done: run.filed_to, of: cutLines };
  if (run.state === "sent" && run.rest_paid_on !== null)
    return { job: "results", done: run.paid + run.failed, of: run.lines };
  return null;
}

export function toRow(row: Row, nameOf: (influencerId: string) => string): PayoutRow {
  return {
    line: row.line,
    file: row.file,
    influencerId: row.influencer_id,
    creatorName: nameOf(row.influencer_id) || null,
    yen: Number(row.yen),
    payments: row.payments,
    state: row.state,
    lastDigits: row.last_digits,
    code: row.code,
    paidOn: row.paid_on,
  };
}

export type OpenRow = { readonly row: Row; readonly destination: Destination };

function toZengin(run: Pick<Run, "number">, { row, destination }: OpenRow): ZenginRow {
  const { accountType, ...rest } = destination;
  return {
    ...rest,
    accountType: accountType === "savings" ? 1 : 2,
    yen: Number(row.yen),
    run: Number(run.number),
    line: row.line,
  };
}

/** The rows that the next file holds: as many as fit, and no more yen than its trailer can say. */
export function nextFile(rows: readonly OpenRow[], rowsPerFile: number): OpenRow[] {
  const sized = rows.map((open) => ({ ...open, yen: Number(open.row.yen) }));
  return zenginFiles(sized, rowsPerFile).next().value ?? [];
}

/** A file, a record at a time; the same rows and sender make the same bytes. */
export function recordsOf(
  run: Pick<Run, "number" | "pay_on" | "sender">,
  rows: readonly OpenRow[],
): Generator<Buffer> {
  // Written by the making of files alone.
  const sender = JSON.parse(run.sender ?? "null") as ZenginSender;
  return zenginRecords({ sender, payOn: run.pay_on, rows: rows.map((open) => toZengin(run, open)) });
}
