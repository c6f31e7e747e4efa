import type { FailureCause, PayoutRowState } from "@tomoru/contract/deals/payout-states";
import type { Insertable, Selectable } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

export const sealedPayoutRows: SealedColumn = {
  table: "payout_rows",
  column: "destination",
  boundTo: ["influencer_id", "run_id"],
};

export type PayoutRowRow = Selectable<Tables["payout_rows"]>;
type Creator = OwnerId<"influencer">;

export async function insertRows(
  trx: Trx,
  rows: readonly Insertable<Tables["payout_rows"]>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto("payout_rows").values(rows).execute();
}

/** A run's rows of some states after a line, in the order of lines. Over all creators. */
export function findRowsAfter(
  db: Queryable,
  of: { runId: string; line: number; states: readonly PayoutRowState[]; limit: number },
): Promise<PayoutRowRow[]> {
  return db
    .selectFrom("payout_rows")
    .selectAll()
    .where("run_id", "=", of.runId)
    .where("line", ">", of.line)
    .where("state", "in", of.states)
    .orderBy("line")
    .limit(of.limit)
    .execute();
}

/** All that a file has, in its order. Over all creators. */
export function findRowsOfFile(
  db: Queryable,
  { runId, n }: { runId: string; n: number },
): Promise<PayoutRowRow[]> {
  return db
    .selectFrom("payout_rows")
    .selectAll()
    .where("run_id", "=", runId)
    .where("file", "=", n)
    .orderBy("line")
    .execute();
}

export function findRowsByLine(
  db: Queryable,
  { runId, lines }: { runId: string; lines: readonly number[] },
): Promise<PayoutRowRow[]> {
  return db
    .selectFrom("payout_rows")
    .selectAll()
    .where("run_id", "=", runId)
    .where("line", "in", lines)
    .execute();
}

/** For a list: by line, a page at a time. */
export function findRowPage(
  db: Queryable,
  of: { runId: string; state: PayoutRowState | undefined; offset: number; rows: number },
): Promise<PayoutRowRow[]> {
  return db
    .selectFrom("payout_rows")
    .selectAll()
    .where("run_id", "=", of.runId)
    .$if(of.state !== undefined, (query) => query.where("state", "=", of.state ?? "scheduled"))
    .orderBy("line")
    .limit(of.rows)
    .offset(of.offset)
    .execute();
}

export async function setFile(
  trx: Trx,
  of: { runId: string; n: number; firstLine: number; lastLine: number },
): Promise<void> {
  await trx
    .updateTable("payout_rows")
    .set({ file: of.n })
    .where("run_id", "=", of.runId)
    .where("line", ">=", of.firstLine)
    .where("line", "<=", of.lastLine)
    .where("state", "=", "scheduled")
    .execute();
}

export async function settleRows(
  trx: Trx,
  of: {
    runId: string;
    influencerIds: readonly Creator[];
    state: "sent" | "paid" | "failed" | "held" | "void";
    code: FailureCause | null;
    paidOn: string | null;
  },
): Promise<void> {
  if (of.influencerIds.length === 0) return;
  await trx
    .updateTable("payout_rows")
    .set({ state: of.state, code: of.code, paid_on: of.paidOn })
    .where("influencer_id", "in", of.influencerIds)
    .where("run_id", "=", of.runId)
    .execute();
}

export const creatorOf = (row: Pick<PayoutRowRow, "influencer_id">): Creator =>
  mintOwnerId<"influencer">(row.influencer_id);
