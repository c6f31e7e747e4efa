import type { CompanyCard } from "@tomoru/contract/company/company-card";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { CompanyId } from "../company/company.repository.ts";
import { type CardRow, findCardRows, isWarning } from "./company-figures.repository.ts";

const newSeconds = 30 * 86_400;

/** A company as creators see it; null once it is closed. */
export async function companyCardOf(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<CompanyCard | null> {
  return (await companyCardsOf(db, { companyIds: [companyId], now })).get(companyId) ?? null;
}

/** By company; who is closed is missing. */
export async function companyCardsOf(
  db: Queryable,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<Map<string, CompanyCard>> {
  const companies = await findCardRows(db, [...new Set(companyIds)]);
  return new Map(
    companies
      .filter(({ status }) => status !== "closed")
      .map((company) => [company.id, cardOf(company, now)]),
  );
}

function cardOf(company: CardRow, now: Date): CompanyCard {
  const verified = company.verification === "verified";
  const isNew = company.created_at > secondsAfter(now, -newSeconds);
  return {
    companyId: company.id,
    name: company.name ?? "",
    kind: company.kind,
    website: company.website,
    verified,
    since: company.created_at.toISOString(),
    dealsDone: company.deals_done,
    medianDaysToPay: company.median_days_to_pay,
    answerRate: company.answer_rate,
    cancelRate: company.cancel_rate,
    warnings: [
      ...(verified ? [] : ["unverified" as const]),
      ...(isNew ? ["under30Days" as const] : []),
      ...(company.warnings ?? []).filter(isWarning),
    ],
  };
}
