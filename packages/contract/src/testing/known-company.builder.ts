import type { ResultOf } from "../endpoint.ts";
import type { getCompany, listCompanies } from "../operator/companies.ts";
import { aCompany, aFullCompany } from "./company.builder.ts";

type Row = ResultOf<typeof listCompanies>["docs"][number];
type Known = ResultOf<typeof getCompany>;

/** A company as the console lists one. */
export function aCompanyRow(part: Partial<Row> = {}): Row {
  const { companyId, name, kind, verification, status, createdAt } = aFullCompany();
  const standing = { verification, status, suspendedFor: [] };
  return { companyId, name, kind, planId: "standard", ...standing, createdAt, ...part };
}

/** What is left of a company that has closed. */
export function aClosedCompany(): Known {
  const row = aCompanyRow({ name: null, planId: "free", verification: "unverified", status: "closed" });
  return {
    company: { ...aCompany(), ...row, closedAt: "2026-11-20T03:00:00.000Z" },
    ...{ members: [], subscription: null, usage: [], statusChanges: [] },
  };
}
