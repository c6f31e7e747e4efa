import type { Queryable } from "../../../platform/db/database.ts";
import { findCompanies } from "./company.repository.ts";

/** Those of these companies that the operator has suspended. */
export async function suspendedByOperator(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const companies = ids.length === 0 ? [] : await findCompanies(db, [...new Set(ids)]);
  return new Set(
    companies.filter(({ suspended_for }) => suspended_for.includes("operator")).map(({ id }) => id),
  );
}
