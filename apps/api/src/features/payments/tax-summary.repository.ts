import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type TaxRow = {
  readonly month: string;
  readonly payer: string | null;
  readonly payments: string;
  readonly fee: string;
  readonly tax: string;
  readonly withheld: string;
  readonly net: string;
};

/** What became Paid in a year, by month and payer. What has no tax of its own counts whole as fee. */
export function sumYear(
  db: Queryable,
  { ownerId, year }: { ownerId: OwnerId<"influencer">; year: string },
): Promise<TaxRow[]> {
  const month = sql<string>`to_char(paid_on, 'YYYY-MM')`;
  const fee = sql`coalesce(fee_yen, amount_yen + withheld_yen)`;
  return db
    .selectFrom("payments")
    .select([
      month.as("month"),
      "payer",
      sql<string>`count(*)`.as("payments"),
      sql<string>`sum(${fee})::bigint`.as("fee"),
      sql<string>`sum(coalesce(tax_yen, 0))::bigint`.as("tax"),
      sql<string>`sum(withheld_yen)::bigint`.as("withheld"),
      sql<string>`sum(amount_yen)::bigint`.as("net"),
    ])
    .where("influencer_id", "=", ownerId)
    .where("status", "=", "Paid")
    .where("paid_on", ">=", `${year}-01-01`)
    .where("paid_on", "<=", `${year}-12-31`)
    .groupBy([month, "payer"])
    .orderBy(month, "desc")
    .orderBy("payer")
    .execute();
}
