import type { Queryable } from "../../platform/db/database.ts";
import { type CompanyId, countLists } from "./lists.repository.ts";

/** How many of a company's lists take a place of its plan: consulted ones are records. */
export async function listsInUse(db: Queryable, companyId: CompanyId): Promise<number> {
  return (await countLists(db, companyId)).unconsulted;
}
