import type { LastMonth } from "@tomoru/contract/company/billing";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { japanMonth, monthsAfter } from "../../../platform/japan-time.ts";
import { type CompanyId, findCompany } from "./company.repository.ts";
import { findUsage, insertFullDay, takeUsageOf, type UsageKind } from "./usage.repository.ts";

/** Takes from what a plan holds for a month or a day in Japan: how much is used by then, or 0 where not all of it is left, and nothing is taken. */
export function takeUsage(
  trx: Trx,
  taken: { companyId: CompanyId; kind: UsageKind; period: string; count: number; most: number },
): Promise<number> {
  return takeUsageOf(trx, taken);
}

/** Keeps in mind that a company has seen all that a day shows it; the operator is told of some such days. */
export function noteFullDay(trx: Trx, full: { companyId: CompanyId; day: string }): Promise<void> {
  return insertFullDay(trx, full);
}

export async function usedOf(
  db: Queryable,
  { companyId, kind, period }: { companyId: CompanyId; kind: UsageKind; period: string },
): Promise<number> {
  return (await findUsage(db, { companyId, period })).get(kind) ?? 0;
}

/** Null for a company that was not there then. */
export async function lastMonthOf(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<LastMonth | null> {
  const month = monthsAfter(japanMonth(now), -1);
  const [company, used] = await Promise.all([
    findCompany(db, companyId),
    findUsage(db, { companyId, period: month }),
  ]);
  if (!company || japanMonth(company.created_at) > month) return null;
  return { month, insights: used.get("insight") ?? 0, csvRows: used.get("csvRow") ?? 0 };
}
