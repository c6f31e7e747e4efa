import type { PlanId } from "@tomoru/contract/company/plans";
import type { Updateable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { OwnerId } from "../../platform/owner.ts";

export async function hasCompanies(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("companies").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function findDemoMember(db: Queryable, email: string) {
  return db
    .selectFrom("account_emails as directory")
    .innerJoin("accounts as person", (join) =>
      join
        .onRef("person.owner_id", "=", "directory.owner_id")
        .onRef("person.id", "=", "directory.account_id"),
    )
    .select(["person.password_hash", "person.owner_id", "person.id"])
    .where("directory.kind", "=", "company")
    .where("directory.email", "=", email)
    .where("person.status", "=", "active")
    .executeTakeFirst();
}

type Filled = {
  readonly companyId: OwnerId<"company">;
  readonly info: Updateable<Tables["companies"]>;
  readonly planId: PlanId;
  readonly from: Date;
  readonly until: Date;
};

/** Fills in what the sign-up form does not ask for. */
export async function fillCompany(
  trx: Trx,
  { companyId, info }: Pick<Filled, "companyId" | "info">,
): Promise<void> {
  await trx.updateTable("companies").set(info).where("id", "=", companyId).execute();
}

/** A plan as the operator grants one: no card is charged for it. */
export async function grantDemoPlan(
  db: Queryable,
  { companyId, planId, from, until }: Omit<Filled, "info">,
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({
      plan_id: planId,
      status: "active",
      granted_by_operator: true,
      period_from: from,
      period_to: until,
      next_plan_id: "free",
    })
    .where("company_id", "=", companyId)
    .execute();
}

/** Puts the company on Free, as at the end of a granted plan. */
export async function endGrant(db: Queryable, companyId: OwnerId<"company">): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({
      plan_id: "free",
      status: "none",
      granted_by_operator: false,
      period_from: null,
      period_to: null,
      next_plan_id: null,
    })
    .where("company_id", "=", companyId)
    .where("granted_by_operator", "=", true)
    .execute();
}
