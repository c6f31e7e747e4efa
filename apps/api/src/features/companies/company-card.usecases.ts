import type { CompanyCard } from "@tomoru/contract/company/company-card";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type CompanyId, findCompany } from "./company.repository.ts";

const newSeconds = 30 * 86_400;

/** A company as creators see it; null once it is closed. */
export async function companyCardOf(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<CompanyCard | null> {
  const company = await findCompany(db, companyId);
  if (!company || company.status === "closed") return null;
  const verified = company.verification === "verified";
  const isNew = company.created_at > secondsAfter(now, -newSeconds);
  return {
    companyId,
    name: company.name ?? "",
    kind: company.kind,
    website: company.website,
    verified,
    since: company.created_at.toISOString(),
    // Figures are of deals, and there are none below five.
    dealsDone: null,
    medianDaysToPay: null,
    answerRate: null,
    cancelRate: null,
    warnings: [...(verified ? [] : ["unverified" as const]), ...(isNew ? ["under30Days" as const] : [])],
  };
}
