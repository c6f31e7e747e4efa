import type { Queryable } from "../../platform/db/database.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** What was counted of a month, by its kind. */
export async function countsOfMonth(
  db: Queryable,
  { companyId, month }: { companyId: CompanyId; month: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("usage_counts")
    .select(["kind", "count"])
    .where("company_id", "=", companyId)
    .where("period", "=", month)
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
