import type { Trx } from "../../../platform/db/database.ts";
import { type CompanyId, type CompanyRow, lockCompany } from "../company/company.repository.ts";

/**
 * A company, closed or not, until the transaction ends: whoever counts what it has of a thing, then writes, comes here one after the
 * other, and its standing and its people's acts come before or after.
 */
export function holdCompany(trx: Trx, companyId: CompanyId): Promise<CompanyRow | undefined> {
  return lockCompany(trx, companyId);
}
