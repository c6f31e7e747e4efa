import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";

type Rows = readonly { readonly company_id: string }[];

function idsOf(rows: Rows): CompanyId[] {
  return rows.map(({ company_id: id }) => mintOwnerId<"company">(id));
}

/**
 * Companies whose plan is due for something by the clock, or whose change was left half done: each kind by an index that holds only
 * its rows.
 */
export async function findDue(db: Queryable, { now, askedBefore }: { now: Date; askedBefore: Date }) {
  const found = await Promise.all([
    db.selectFrom("subscriptions").select("company_id").where("unpaid_since", "is not", null).execute(),
    db.selectFrom("subscriptions").select("company_id").where("pending_until", "is not", null).execute(),
    db.selectFrom("subscriptions").select("company_id").where("changing_until", "<=", now).execute(),
    db.selectFrom("subscriptions").select("company_id").where("asked_at", "<=", askedBefore).execute(),
    db
      .selectFrom("subscriptions")
      .select("company_id")
      .where("granted_by_operator", "=", true)
      .where("period_to", "<=", now)
      .execute(),
  ]);
  return [...new Set(found.flatMap(idsOf))];
}

/** A page of those that pay, by their ids. */
export async function findPaying(
  db: Queryable,
  { after, limit }: { after: CompanyId | undefined; limit: number },
): Promise<CompanyId[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .select("company_id")
    .where("stripe_id", "is not", null)
    .$if(after !== undefined, (query) => query.where("company_id", ">", after ?? ""))
    .orderBy("company_id")
    .limit(limit)
    .execute();
  return idsOf(rows);
}
