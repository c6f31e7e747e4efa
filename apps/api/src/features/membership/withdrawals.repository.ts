import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import { sql } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

export const sealedWithdrawals: SealedColumn = { table: "withdrawals", column: "details", boundTo: ["id"] };

export type NewWithdrawal = {
  readonly ownerId: OwnerId<"influencer">;
  readonly id: string;
  readonly reason: CancellationReason;
  readonly sealed: string;
  readonly endsOn: string;
  readonly now: Date;
};

/** Records who asks to leave. Of two requests at once the second waits at the index for the first, and gets false. */
export async function insertWithdrawal(trx: Trx, withdrawal: NewWithdrawal): Promise<boolean> {
  const inserted = await trx
    .insertInto("withdrawals")
    .values({
      influencer_id: withdrawal.ownerId,
      id: withdrawal.id,
      reason: withdrawal.reason,
      details: withdrawal.sealed,
      ends_on: withdrawal.endsOn,
      status: "pending",
      created_at: withdrawal.now,
    })
    // A literal: with a parameter, PostgreSQL does not infer the partial index in a prepared statement.
    .onConflict((conflict) =>
      conflict.column("influencer_id").where("status", "=", sql.lit("pending")).doNothing(),
    )
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The last day of the pending withdrawal, `YYYY-MM-DD`. */
export async function findLastDay(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("withdrawals")
    .select("ends_on")
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return row?.ends_on;
}

/** Takes the pending withdrawal back, unless its last day is over. How many: of two who do it at once one moves the row. */
export async function takeBackPending(
  trx: Trx,
  { ownerId, firstOpenDay }: { ownerId: OwnerId<"influencer">; firstOpenDay: string },
): Promise<boolean> {
  const taken = await trx
    .updateTable("withdrawals")
    .set({ status: "takenBack" })
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "pending")
    .where("ends_on", ">=", firstOpenDay)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Creators whose last day is over, the longest ago first. */
export async function findDue(db: Queryable, firstOpenDay: string): Promise<OwnerId<"influencer">[]> {
  const rows = await db
    .selectFrom("withdrawals")
    .select("influencer_id")
    .where("status", "=", "pending")
    .where("ends_on", "<", firstOpenDay)
    .orderBy("ends_on")
    .limit(1000)
    .execute();
  return rows.map((row) => mintOwnerId<"influencer">(row.influencer_id));
}

/** Deletes what was written, whatever became of the withdrawal, and ends a pending one. */
export async function closeWithdrawals(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  await trx.updateTable("withdrawals").set({ details: null }).where("influencer_id", "=", ownerId).execute();
  await trx
    .updateTable("withdrawals")
    .set({ status: "closed" })
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "pending")
    .execute();
}

/** All withdrawals, newest first, for the operator. */
export function listWithdrawalRows(db: Queryable, { offset, rows }: { offset: number; rows: number }) {
  return db
    .selectFrom("withdrawals as asked")
    .innerJoin("accounts as person", "person.owner_id", "asked.influencer_id")
    .select([
      "asked.id",
      "asked.influencer_id",
      "asked.reason",
      "asked.details",
      "asked.ends_on",
      "asked.status",
      "asked.created_at",
      "person.full_name",
      "person.email",
    ])
    .orderBy("asked.created_at", "desc")
    .orderBy("asked.id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}
