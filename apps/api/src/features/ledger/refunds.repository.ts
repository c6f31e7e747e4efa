import type { Selectable, Updateable } from "kysely";
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

/** The refunds of a deal, in the order in which they were opened. */
export function findRefunds(db: Queryable, { influencerId, deal }: DealKey): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .orderBy("n")
    .execute();
}

/** Likewise, and holds them. */
export function holdRefunds(trx: Trx, { influencerId, deal }: DealKey): Promise<RefundRow[]> {
  return trx
    .selectFrom("refunds")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .orderBy("n")
    .forUpdate()
    .execute();
}

type RefundKey = Pick<DealKey, "influencerId"> & { readonly id: string };

export function holdRefund(trx: Trx, { influencerId, id }: RefundKey): Promise<RefundRow | undefined> {
  return trx
    .selectFrom("refunds")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Under the row's lock. */
export async function updateRefund(
  trx: Trx,
  { influencerId, id, set }: RefundKey & { set: Updateable<MoneyTables["refunds"]> },
): Promise<void> {
  await trx
    .updateTable("refunds")
    .set(set)
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .execute();
}
