import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { DealKey } from "./entries.repository.ts";

export type RefundRow = Selectable<MoneyTables["refunds"]>;

export async function insertRefund(
  trx: Trx,
  row: Omit<RefundRow, "state" | "attempt" | "called_at" | "stripe_id" | "reference" | "done_at">,
): Promise<void> {
  await trx.insertInto("refunds").values(row).execute();
}

/** Of a deal, in the order in which they were opened. */
export function findRefunds(db: Queryable, { influencerId, deal }: DealKey): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .orderBy("n")
    .execute();
}
