import type { CompanyCard } from "../company/company-card.ts";

/** A company that was verified, with some deals behind it. */
export function aCompanyCard(part: Partial<CompanyCard> = {}): CompanyCard {
  return {
    companyId: "019ab4d2-0000-7000-8000-000000000001",
    name: "株式会社みなと珈琲",
    kind: "corporate",
    website: "https://minato-coffee.example.jp",
    verified: true,
    since: "2026-04-02T01:30:00.000Z",
    dealsDone: 12,
    medianDaysToPay: 21,
    answerRate: 0.94,
    cancelRate: 0,
    warnings: [],
    ...part,
  };
}
