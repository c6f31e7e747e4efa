import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "./company.repository.ts";

export type UsageKind = "insight" | "csvRow" | "consulting" | "searchRow" | "searchFullDay";

type Taken = {
  readonly companyId: CompanyId;
  readonly kind: UsageKind;
  readonly period: string;
  readonly count: number;
  readonly most: number;
};

/**
 * Takes `count` of what a company has in a period, and answers how much is used by then; nothing where it is not all there: 0. Of many at
 * once on any copy each waits for the one before, in the one statement that counts.
 */
export async function takeUsageOf(
  trx: Trx,
  { companyId, kind, period, count, most }: Taken,
): Promise<number> {
  if (count > most) return 0;
  const taken = await sql<{ count: number }>`
    insert into usage_counts as held (company_id, kind, period, count) values (${companyId}, ${kind}, ${period}, ${count})
    on conflict (company_id, kind, period) do update set count = held.count + excluded.count
    where held.count + excluded.count <= ${most}
    returning count`.execute(trx);
  return taken.rows[0]?.count ?? 0;
}

/** A day on which a company has seen all that its plan shows in one. Kept by itself: the plan may be another one later. */
export async function insertFullDay(
  trx: Trx,
  { companyId, day }: { companyId: CompanyId; day: string },
): Promise<void> {
  await trx
    .insertInto("usage_counts")
    .values({ company_id: companyId, kind: "searchFullDay", period: day, count: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** By kind; what was never used is missing. */
export async function findUsage(
  db: Queryable,
  { companyId, period }: { companyId: CompanyId; period: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("usage_counts")
    .select(["kind", "count"])
    .where("company_id", "=", companyId)
    .where("period", "=", period)
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** From one month on, newest month first. */
export function findUsageSince(
  db: Queryable,
  { companyId, from }: { companyId: CompanyId; from: string },
): Promise<{ kind: string; period: string; count: number }[]> {
  return db
    .selectFrom("usage_counts")
    .select(["kind", "period", "count"])
    .where("company_id", "=", companyId)
    .where("period", ">=", from)
    .where(sql<number>`length(period)`, "=", "YYYY-MM".length)
    .orderBy("period", "desc")
    .orderBy("kind")
    .execute();
}

export async function deleteUsageBefore(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom("usage_counts").where("period", "<", before).execute();
}
