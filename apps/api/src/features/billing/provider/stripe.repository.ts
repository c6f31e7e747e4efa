import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { CompanyId } from "./subscriptions.repository.ts";

/** The company of a provider's customer; undefined for a customer that is not ours. */
export async function findCompanyOf(db: Queryable, customerId: string): Promise<CompanyId | undefined> {
  const row = await db
    .selectFrom("stripe_customers")
    .select("company_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row && mintOwnerId<"company">(row.company_id);
}

export async function addCustomer(
  trx: Trx,
  { companyId, customerId }: { companyId: CompanyId; customerId: string },
): Promise<void> {
  await trx
    .insertInto("stripe_customers")
    .values({ customer_id: customerId, company_id: companyId })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
}

type Event = {
  readonly id: string;
  readonly kind: string;
  readonly apiVersion: string | null;
  readonly companyId: CompanyId | undefined;
  readonly now: Date;
};

/** False: it was heard before. One that is about nobody of ours is settled by that. */
export async function addEvent(trx: Trx, { id, kind, apiVersion, companyId, now }: Event): Promise<boolean> {
  const added = await trx
    .insertInto("stripe_events")
    .values({
      id,
      kind,
      api_version: apiVersion,
      company_id: companyId ?? null,
      received_at: now,
      settled_at: companyId ? null : now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function settleEvents(
  db: Queryable,
  { companyId, heardBy, now }: { companyId: CompanyId; heardBy: Date; now: Date },
): Promise<void> {
  await db
    .updateTable("stripe_events")
    .set({ settled_at: now })
    .where("company_id", "=", companyId)
    .where("settled_at", "is", null)
    .where("received_at", "<=", heardBy)
    .execute();
}

export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from stripe_events where received_at < ${before}`.execute(db);
}
