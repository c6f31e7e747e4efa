import type { Company } from "@tomoru/contract/company/companies";

/** Fields that the operator needs to verify a company. */
const wanted = ["representative", "postalCode", "prefecture", "address", "phone"] as const;

export type CompanyCheck = { kind: "verified" | "waiting" } | { kind: "missing"; count: number };

/** The state of the operator's check: done, waiting, or not possible before some fields are filled in. */
export function checkOf(company: Company): CompanyCheck {
  if (company.verification === "verified") return { kind: "verified" };
  const count = wanted.filter((field) => !company[field]).length;
  return count === 0 ? { kind: "waiting" } : { kind: "missing", count };
}
