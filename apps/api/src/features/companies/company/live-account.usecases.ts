import type { openCompanyEvents } from "@tomoru/contract/company/live";
import type { EventOf } from "@tomoru/contract/endpoint";
import type { Queryable } from "../../../platform/db/database.ts";
import { type CompanyId, findCompany } from "./company.repository.ts";
import { findSubscription } from "./subscription.repository.ts";

/** What an open page learns when the plan or the standing has changed: that it has, and then it reads again. */
export async function accountEventOf(
  db: Queryable,
  companyId: CompanyId,
): Promise<EventOf<typeof openCompanyEvents>> {
  const [company, { revision }] = await Promise.all([
    findCompany(db, companyId),
    findSubscription(db, companyId),
  ]);
  const status = company?.status === "active" ? "active" : "suspended";
  return { name: "account", data: { subscriptionRevision: revision, status } };
}
