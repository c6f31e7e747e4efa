import type { PayoutKind } from "@tomoru/contract/deals/payout-states";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";

export type RunRow = Selectable<Tables["payout_runs"]>;
export type FileRow = Selectable<Tables["payout_files"]>;
type RunKey = { readonly payOn: string; readonly kind: PayoutKind };

/** Undefined where one that stands was there first. */
export async function insertRun(
  trx: Trx,
  run: Insertable<Tables["payout_runs"]>,
): Promise<RunRow | undefined> {
  return (
    trx
      .insertInto("payout_runs")
      .values(run)
      // Of any key: the number follows from pay date and kind, so two that begin one at once meet there as well.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  );
}

export function findStandingRun(db: Queryable, { payOn, kind }: RunKey): Promise<RunRow | undefined> {
  return db
    .selectFrom("payout_runs")
    .selectAll()
    .where("pay_on", "=", payOn)
    .where("kind", "=", kind)
    .where("state", "<>", "void")
    .executeTakeFirst();
}

export async function countRuns(db: Queryable, { payOn, kind }: RunKey): Promise<number> {
  const { rows } = await db
    .selectFrom("payout_runs")
    .select(({ fn }) => fn.countAll<string>().as("rows"))
    .where("pay_on", "=", payOn)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

export function findRun(db: Queryable, runId: string): Promise<RunRow | undefined> {
  return db.selectFrom("payout_runs").selectAll().where("id", "=", runId).executeTakeFirst();
}

/** Held until the transaction ends: whatever moves a run, its rows and their payments waits here for one another. */
export function holdRun(trx: Trx, runId: string): Promise<RunRow | undefined> {
  return trx.selectFrom("payout_runs").selectAll().where("id", "=", runId).forUpdate().executeTakeFirst();
}

export async function updateRun(
  trx: Trx,
  runId: string,
  set: Updateable<Tables["payout_runs"]>,
): Promise<void> {
  await trx.updateTable("payout_runs").set(set).where("id", "=", runId).execute();
}

export function findRuns(
  db: Queryable,
  { offset, rows }: { offset: number; rows: number },
): Promise<RunRow[]> {
  return db
    .selectFrom("payout_runs")
    .selectAll()
    .orderBy("pay_on", "desc")
    .orderBy("number", "desc")
    .limit(rows)
    .offset(offset)
    .execute();
}

/**
 * What the log says of a run's being let go, which is the first that it says of the run once it has ended: read in the order in which
 * the log lies, so that it ends there.
 */
export function findLettingGo(db: Queryable, run: Pick<RunRow, "id" | "ended_at">) {
  return db
    .selectFrom("audit_log")
    .select(["operator", "note"])
    .where("call", "=", "settlePayoutRun")
    .where("about", "=", run.id)
    .where("done_at", ">=", run.ended_at)
    .orderBy("done_at")
    .limit(1)
    .executeTakeFirst();
}

/** What lies at the bank or has come back from it, the newest first. */
export function findSentRuns(db: Queryable, rows: number): Promise<RunRow[]> {
  return db
    .selectFrom("payout_runs")
    .selectAll()
    .where("state", "in", ["sent", "done"])
    .where("sent_at", "is not", null)
    .orderBy("sent_at", "desc")
    .limit(rows)
    .execute();
}

/** Those that a job has to go on with. */
export async function findUnfinished(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("payout_runs")
    .select("id")
    .where("state", "in", ["cutting", "filing", "sent"])
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertFile(trx: Trx, file: Insertable<Tables["payout_files"]>): Promise<void> {
  await trx.insertInto("payout_files").values(file).execute();
}

export function findFiles(db: Queryable, runIds: readonly string[]): Promise<FileRow[]> {
  if (runIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("payout_files").selectAll().where("run_id", "in", runIds).orderBy("n").execute();
}
