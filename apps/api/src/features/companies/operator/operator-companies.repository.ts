import type { QueryOf } from "@tomoru/contract/endpoint";
import type { listCompanies } from "@tomoru/contract/operator/companies";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "../company/company.repository.ts";

type Wanted = Omit<QueryOf<typeof listCompanies>, "limit"> & { readonly rows: number };

/** The newest in front. By name as it is typed, wherever it stands: the operator's list, and no company's. */
export function findCompanies(db: Queryable, { status, plan, verification, q, offset, rows }: Wanted) {
  return db
    .selectFrom("companies as company")
    .leftJoin("subscriptions as subscription", "subscription.company_id", "company.id")
    .select([
      "company.id",
      "company.name",
      "company.kind",
      "company.verification",
      "company.status",
      "company.suspended_for",
      "company.created_at",
      "subscription.plan_id",
    ])
    .$if(status !== undefined, (query) => query.where("company.status", "=", status ?? "active"))
    .$if(verification !== undefined, (query) =>
      query.where("company.verification", "=", verification ?? "verified"),
    )
    .$if(plan !== undefined, (query) => query.where("subscription.plan_id", "=", plan ?? "free"))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(company.name), lower(${q ?? ""})) > 0`),
    )
    .orderBy("company.created_at", "desc")
    .orderBy("company.id", "desc")
    .offset(offset)
    .limit(rows)
    .execute();
}

type StatusChange = {
  readonly companyId: CompanyId;
  readonly id: string;
  readonly change: string;
  readonly reason: string;
  readonly operator: string;
  readonly now: Date;
};

export async function insertStatusChange(
  trx: Trx,
  { companyId, now, ...change }: StatusChange,
): Promise<void> {
  await trx
    .insertInto("company_status_changes")
    .values({ company_id: companyId, changed_at: now, ...change })
    .execute();
}

/** Newest first. */
export function findStatusChanges(db: Queryable, companyId: CompanyId) {
  return db
    .selectFrom("company_status_changes")
    .select(["change", "reason", "operator", "changed_at"])
    .where("company_id", "=", companyId)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
