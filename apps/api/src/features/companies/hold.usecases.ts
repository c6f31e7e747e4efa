import type { Trx } from "../../platform/db/database.ts";
import { type CompanyId, lockCompany } from "./company.repository.ts";

/** Until the transaction ends: whoever counts what a company has of a thing, then writes, comes here one after the other. */
export async function holdCompany(trx: Trx, companyId: CompanyId): Promise<void> {
  await lockCompany(trx, companyId);
}
