import type { CompanyKind } from "@tomoru/contract/company/sign-up";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { OwnerId } from "../../../platform/owner.ts";

export type CompanyId = OwnerId<"company">;
export type CompanyRow = Selectable<Tables["companies"]>;

export async function insertCompany(
  trx: Trx,
  { companyId, name, kind, now }: { companyId: CompanyId; name: string; kind: CompanyKind; now: Date },
): Promise<void> {
  await trx.insertInto("companies").values({ id: companyId, name, kind, created_at: now }).execute();
}

export function findCompany(db: Queryable, companyId: CompanyId): Promise<CompanyRow | undefined> {
  return db.selectFrom("companies").selectAll().where("id", "=", companyId).executeTakeFirst();
}

export function findCompanies(db: Queryable, ids: readonly string[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("companies")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/**
 * Held until the transaction ends, before any account of its people: whoever counts its seats, changes its standing or
 * closes it passes here one by one. A new row that refers to it need not wait.
 */
export function lockCompany(trx: Trx, companyId: CompanyId): Promise<CompanyRow | undefined> {
  return trx
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same, and counts that it asks: of two at once the second counts on the row that the first has left. */
export function countAsking(
  trx: Trx,
  { companyId, now, until }: { companyId: CompanyId; now: Date; until: Date },
): Promise<CompanyRow | undefined> {
  return trx
    .updateTable("companies")
    .set({
      asked_in_hour: sql`case when asked_until > ${now}::timestamptz then asked_in_hour + 1 else 1 end`,
      asked_until: sql`case when asked_until > ${now}::timestamptz then asked_until else ${until}::timestamptz end`,
    })
    .where("id", "=", companyId)
    .returningAll()
    .executeTakeFirst();
}

export async function putCompany(
  trx: Trx,
  { companyId, ...columns }: { companyId: CompanyId } & Updateable<Tables["companies"]>,
): Promise<void> {
  await trx.updateTable("companies").set(columns).where("id", "=", companyId).execute();
}
