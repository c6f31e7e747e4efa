import type { Selectable } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";

export const sealedWithholdings: SealedColumn = {
  table: "company_withholdings",
  column: "payee",
  boundTo: ["company_id", "id"],
};

export type WithholdingOfCompany = Selectable<MoneyTables["company_withholdings"]>;
type CompanyId = OwnerId<"company">;

export function findWithholding(
  db: Queryable,
  { companyId, id }: { companyId: CompanyId; id: string },
): Promise<WithholdingOfCompany | undefined> {
  return db
    .selectFrom("company_withholdings")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findWithholdings(
  db: Queryable,
  { companyId, from, to }: { companyId: CompanyId; from: string; to: string },
): Promise<WithholdingOfCompany[]> {
  return db
    .selectFrom("company_withholdings")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to)
    .orderBy("paid_on")
    .orderBy("id")
    .execute();
}
