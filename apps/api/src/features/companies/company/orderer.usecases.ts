import type { PlanId } from "@tomoru/contract/company/plans";
import { prefectureNames } from "@tomoru/i18n/ja/company/prefectures";
import type { Queryable } from "../../../platform/db/database.ts";
import { type CompanyId, type CompanyRow, findCompany } from "./company.repository.ts";
import { findSubscription } from "./subscription.repository.ts";

/** A company as who commissions, and what it may: null for what it has not said of itself. */
export type OrderingCompany = {
  readonly companyId: CompanyId;
  readonly kind: CompanyRow["kind"];
  readonly name: string;
  readonly representative: string | null;
  readonly address: string | null;
  readonly invoiceNumber: string | null;
  readonly isVerified: boolean;
  readonly isActive: boolean;
  readonly planId: PlanId;
};

/** Undefined once it is closed. */
export async function orderingCompany(
  db: Queryable,
  companyId: CompanyId,
): Promise<OrderingCompany | undefined> {
  const company = await findCompany(db, companyId);
  if (!company || company.status === "closed") return undefined;
  const { plan_id } = await findSubscription(db, companyId);
  return {
    companyId,
    kind: company.kind,
    name: company.name ?? "",
    representative: company.representative,
    address: addressOf(company),
    invoiceNumber: company.invoice_number,
    isVerified: company.verification === "verified",
    isActive: company.status === "active",
    planId: plan_id,
  };
}

function addressOf({ prefecture, address, building }: CompanyRow): string | null {
  if (!address) return null;
  const street = `${prefecture ? prefectureNames[prefecture] : ""}${address}`;
  return [street, building].filter(Boolean).join(" ");
}
