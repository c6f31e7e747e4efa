import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Seated } from "./seats.rules.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

export async function findSeated(db: Queryable, companyId: CompanyId): Promise<Seated[]> {
  const rows = await db
    .selectFrom("members")
    .innerJoin("accounts", (join) =>
      join.onRef("accounts.owner_id", "=", "members.company_id").onRef("accounts.id", "=", "members.id"),
    )
    .select(["members.id", "members.created_at", "accounts.role"])
    .where("members.company_id", "=", companyId)
    .where("members.is_seated", "=", true)
    .where("accounts.status", "!=", "closed")
    .execute();
  return rows.map(({ id, created_at, role }) => ({ id, isOwner: role === "owner", since: created_at }));
}

export async function countPending(db: Queryable, companyId: CompanyId): Promise<number> {
  const { count } = await db
    .selectFrom("invitations")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("company_id", "=", companyId)
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function cancelInvitations(trx: Trx, companyId: CompanyId): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ state: "cancelled" })
    .where("company_id", "=", companyId)
    .where("state", "=", "pending")
    .execute();
}

export async function stopSeats(
  trx: Trx,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<void> {
  await trx
    .updateTable("members")
    .set({ is_seated: false })
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
}

/** Takes the reason on or off; the other one stays. */
export async function setSuspendedForPayment(
  trx: Trx,
  { companyId, isSuspended }: { companyId: CompanyId; isSuspended: boolean },
): Promise<void> {
  const without = sql<("payment" | "operator")[]>`array_remove(suspended_for, 'payment')`;
  await trx
    .updateTable("companies")
    .set({
      suspended_for: isSuspended
        ? sql<("payment" | "operator")[]>`array_append(${without}, 'payment')`
        : without,
    })
    .where("id", "=", companyId)
    .execute();
  await trx
    .updateTable("companies")
    .set({
      status: sql<"active" | "suspended">`case when suspended_for = '{}' then 'active' else 'suspended' end`,
    })
    .where("id", "=", companyId)
    .where("status", "!=", "closed")
    .execute();
}

/** What each member's account says for the gate, from the company's standing and the seat. */
export async function applyStanding(trx: Trx, companyId: CompanyId): Promise<void> {
  await sql`
    update accounts set status = case
      when 'operator' = any (companies.suspended_for) then 'suspended'
      when not members.is_seated then 'inactive'
      when 'payment' = any (companies.suspended_for) then 'unpaid'
      else 'active' end
    from companies, members
    where accounts.owner_id = ${companyId} and companies.id = ${companyId} and members.company_id = ${companyId}
      and members.id = accounts.id and accounts.status <> 'closed'`.execute(trx);
}
