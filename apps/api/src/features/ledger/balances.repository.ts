import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";

type Move = {
  readonly companyId: OwnerId<"company">;
  readonly id: string;
  readonly kind: MoneyTables["company_balances"]["kind"];
  /** Above zero what comes, below what goes. */
  readonly yen: number;
  readonly reference: string;
  readonly now: Date;
};

/** False: it is written already. */
export async function insertBalanceMove(
  trx: Trx,
  { companyId, id, kind, yen, reference, now }: Move,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("company_balances")
    .values({ company_id: companyId, id, kind, card: yen, balance: -yen, reference, booked_at: now })
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "reference"]).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** In the order of booking. */
export async function findBalanceMoves(
  db: Queryable,
  companyId: OwnerId<"company">,
): Promise<{ reference: string; yen: number }[]> {
  const rows = await db
    .selectFrom("company_balances")
    .select(["reference", "card"])
    .where("company_id", "=", companyId)
    .orderBy("booked_at")
    .orderBy("id")
    .execute();
  return rows.map(({ reference, card }) => ({ reference, yen: Number(card) }));
}

/** Companies whose balance has moved since, over all of them. */
export async function findMovedBalances(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("company_balances")
    .select("company_id")
    .distinct()
    .where("booked_at", ">=", since)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export async function sumBalance(db: Queryable, companyId: OwnerId<"company">): Promise<number> {
  const { yen } = await db
    .selectFrom("company_balances")
    .select(({ fn }) => fn.sum<string | null>("card").as("yen"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return Number(yen ?? 0);
}
