import type { PayoutRow, PayoutRun } from "@tomoru/contract/operator/payouts";
import type { Deps } from "../../deps.ts";
import { writtenAnew } from "./filing.usecases.ts";
import { findRowsOfFile } from "./payout-rows.repository.ts";
import { toRun } from "./payout-run.rules.ts";
import { type FileRow, findFiles, findSentRuns, type RunRow } from "./payout-runs.repository.ts";
import { readZengin, type ZenginReading } from "./zengin-reading.rules.ts";

type Transfer = ZenginReading["rows"][number] & Pick<PayoutRow, "state" | "code">;
export type SentFile = {
  readonly n: number;
  readonly rows: number;
  readonly yen: number;
  readonly sha256: string;
  /** What is wanted and what became of it, of the first ones. */
  readonly transfers: readonly Transfer[];
};
export type SentRun = { readonly run: PayoutRun; readonly files: readonly SentFile[] };

/** What lies at a bank that is made up: the runs that were sent last, their files read as a bank reads them. Outside production. */
export async function readSentRuns(
  deps: Deps,
  { runs: most, transfers }: { runs: number; transfers: number },
): Promise<SentRun[]> {
  const runs = await findSentRuns(deps.db, most);
  const files = await findFiles(
    deps.db,
    runs.map(({ id }) => id),
  );
  return Promise.all(
    runs.map(async (run) => {
      const own = files.filter(({ run_id }) => run_id === run.id);
      const read = await Promise.all(own.map((file) => readSent(deps, { run, file, most: transfers })));
      return { run: toRun(run, own), files: read };
    }),
  );
}

type Reading = { readonly run: RunRow; readonly file: FileRow; readonly most: number };

async function readSent(deps: Deps, { run, file, most }: Reading): Promise<SentFile> {
  const rows = await findRowsOfFile(deps.db, { runId: run.id, n: file.n });
  const standing = new Map(rows.map(({ line, state, code }) => [line, { state, code }]));
  const wanted = readZengin(await writtenAnew(deps, { run, file, rows })).rows;
  return {
    n: file.n,
    rows: wanted.length,
    yen: wanted.reduce((sum, { yen }) => sum + yen, 0),
    sha256: file.sha256,
    transfers: wanted.slice(0, most).map((row) => {
      const { state, code } = standing.get(row.line) ?? { state: "void" as const, code: null };
      return { ...row, state, code };
    }),
  };
}
