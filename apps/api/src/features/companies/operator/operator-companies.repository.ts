import type { QueryOf } from "@tomoru/contract/endpoint";
import type { listCompanies } from "@tomoru/contract/operator/companies";
import type { LookedFor } from "../../../accounts/looked-for.usecases.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { hasWords } from "../../../platform/db/folded-words.ts";
import type { CompanyId } from "../company/company.repository.ts";

type Wanted = Omit<QueryOf<typeof listCompanies>, "limit" | "q"> & {
  readonly rows: number;
  readonly whom?: LookedFor | undefined;
};

/** The newest in front, over all of them: the operator's list, and no company's. A closed one is neither verified nor to be. */
export function findCompanies(db: Queryable, { status, plan, verification, whom, offset, rows }: Wanted) {
  const ownerId = whom?.by === "email" ? whom.ownerId : null;
  const words = whom?.by === "name" ? whom.words : null;
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
      query
        .where("company.verification", "=", verification ?? "verified")
        .where("company.status", "<>", "closed"),
    )
    .$if(plan !== undefined, (query) => query.where("subscription.plan_id", "=", plan ?? "free"))
    .$if(whom?.by === "email", (query) => query.where("company.id", "=", ownerId))
    .$if(words !== null, (query) => query.where(hasWords("company.name", words ?? "")))
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
