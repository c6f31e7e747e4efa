import type { Trx } from "../../platform/db/database.ts";
import type { CompanyId } from "./company.repository.ts";
import { takeUsageOf, type UsageKind } from "./usage.repository.ts";

/** Takes from what a plan holds for a month or a day in Japan; false where not all of it is left, and then nothing is taken. */
export function takeUsage(
  trx: Trx,
  taken: { companyId: CompanyId; kind: UsageKind; period: string; count: number; most: number },
): Promise<boolean> {
  return takeUsageOf(trx, taken);
}
