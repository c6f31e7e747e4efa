import type { Company } from "@tomoru/contract/company/companies";

/** What is to be there before the operator can verify a company. */
const wanted = ["representative", "postalCode", "prefecture", "address", "phone"] as const;

export type CompanyCheck = { kind: "verified" | "waiting" } | { kind: "missing"; count: number };

/** How far the operator's check of a company is: done, asked for, or not to be asked for yet. */
export function checkOf(company: Company): CompanyCheck {
  if (company.verification === "verified") return { kind: "verified" };
  const count = wanted.filter((field) => !company[field]).length;
  return count === 0 ? { kind: "waiting" } : { kind: "missing", count };
}
