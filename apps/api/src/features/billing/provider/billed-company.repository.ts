import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** Until the transaction ends nobody else changes its standing, or counts its seats. */
export function holdCompany(trx: Trx, companyId: CompanyId) {
  return companyOf(trx, companyId).forNoKeyUpdate().executeTakeFirst();
}

export function readCompany(db: Queryable, companyId: CompanyId) {
  return companyOf(db, companyId).executeTakeFirst();
}

function companyOf(db: Queryable, companyId: CompanyId) {
  return db
    .selectFrom("companies")
    .select([
      "status",
      "suspended_for",
      "name",
      "postal_code",
      "prefecture",
      "address",
      "building",
      "billing_email",
    ])
    .where("id", "=", companyId);
}

export function findOwner(db: Queryable, companyId: CompanyId) {
  return db
    .selectFrom("accounts")
    .select(["email", "full_name", "locale"])
    .where("owner_id", "=", companyId)
    .where("role", "=", "owner")
    .where("status", "!=", "closed")
    .executeTakeFirst();
}

export async function findCustomer(db: Queryable, companyId: CompanyId): Promise<string | undefined> {
  const row = await db
    .selectFrom("companies")
    .select("customer_id")
    .where("id", "=", companyId)
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** The first one stays. */
export async function saveCustomer(
  trx: Trx,
  { companyId, customerId }: { companyId: CompanyId; customerId: string },
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ customer_id: customerId })
    .where("id", "=", companyId)
    .where("customer_id", "is", null)
    .execute();
}

export async function findUnpaidExits(db: Queryable, companyId: CompanyId): Promise<Date[]> {
  const row = await db
    .selectFrom("companies")
    .select("unpaid_exits")
    .where("id", "=", companyId)
    .executeTakeFirst();
  return row?.unpaid_exits ?? [];
}

export async function addUnpaidExit(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ unpaid_exits: sql`array_append(unpaid_exits, ${now}::timestamptz)` })
    .where("id", "=", companyId)
    .execute();
}
