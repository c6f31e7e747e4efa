import type { Trx } from "../../../platform/db/database.ts";
import { type CompanyId, putCompany } from "../company/company.repository.ts";

/** What is all of one company, and names it or its people. */
const forgotten = [
  "members",
  "invitations",
  "company_inquiries",
  "company_status_changes",
  "usage_counts",
  "insight_opens",
  "campaign_applications",
  "campaigns",
  "consultation_offers",
  "consultations",
  "lists",
  "list_groups",
  "saved_searches",
  "subscriptions",
  "cards",
] as const;

/** What stays of a company is a number that names nobody: invoices refer to it, and tax law keeps them 7 years. */
export async function eraseCompany(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  for (const table of forgotten) await trx.deleteFrom(table).where("company_id", "=", companyId).execute();
  await putCompany(trx, {
    companyId,
    status: "closed",
    suspended_for: [],
    name: null,
    website: null,
    postal_code: null,
    prefecture: null,
    address: null,
    building: null,
    phone: null,
    invoice_number: null,
    representative: null,
    billing_email: null,
    verification: "unverified",
    closed_at: now,
  });
}
