import type { Insertable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";

/** What a company lists; it lies on another shard than the deal, and is committed with it. */
export async function insertCompanyCharge(
  trx: Trx,
  row: Insertable<MoneyTables["company_charges"]>,
): Promise<void> {
  await trx.insertInto("company_charges").values(row).execute();
}

export async function insertCompanyWithholding(
  trx: Trx,
  row: Insertable<MoneyTables["company_withholdings"]>,
): Promise<void> {
  await trx.insertInto("company_withholdings").values(row).execute();
}

type Copy = {
  readonly companyId: string;
  readonly id: string;
  readonly state: MoneyTables["company_charges"]["state"];
  /** Only where the money has moved. */
  readonly onDay?: string;
  readonly way?: MoneyTables["company_charges"]["way"];
  readonly balanceYen?: number;
  readonly yen?: number;
};

export async function moveCompanyCharge(
  trx: Trx,
  { companyId, id, state, onDay, way, balanceYen, yen }: Copy,
): Promise<void> {
  await trx
    .updateTable("company_charges")
    .set({
      state,
      ...(onDay === undefined ? {} : { on_day: onDay }),
      ...(way === undefined ? {} : { way }),
      ...(balanceYen === undefined ? {} : { balance_yen: balanceYen }),
      ...(yen === undefined ? {} : { yen }),
    })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

/** The names and the day in the company's copy of a charge. */
export function findCompanyCharge(
  trx: Trx,
  { companyId, id }: { companyId: string; id: string },
): Promise<{ product_name: string | null; creator_name: string; on_day: string } | undefined> {
  return trx
    .selectFrom("company_charges")
    .select(["product_name", "creator_name", "on_day"])
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether a company has agreed to something that it has not paid for yet. */
export async function findOpenCharge(db: Queryable, companyId: string): Promise<boolean> {
  const open = await db
    .selectFrom("company_charges")
    .select("id")
    .where("company_id", "=", companyId)
    .where("kind", "=", "charge")
    .where("state", "in", ["charging", "failed", "awaiting"])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether money is on its way back to a company, or has not arrived and is to be paid by hand. */
export async function findOpenRefund(db: Queryable, companyId: string): Promise<boolean> {
  const found = await db
    .selectFrom("company_charges")
    .select("id")
    .where("company_id", "=", companyId)
    .where("kind", "=", "refund")
    .where("state", "in", ["open", "sent", "failed"])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
