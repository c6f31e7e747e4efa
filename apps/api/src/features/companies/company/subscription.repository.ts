import { plans } from "@tomoru/contract/company/plans";
import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { CompanyId } from "./company.repository.ts";

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;

/** Every company begins on Free. */
export async function insertFreePlan(trx: Trx, companyId: CompanyId): Promise<void> {
  await trx
    .insertInto("subscriptions")
    .values({ company_id: companyId, plan_id: "free", plan_version: plans.version, status: "none" })
    .execute();
}

export async function findSubscription(db: Queryable, companyId: CompanyId): Promise<SubscriptionRow> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
}
