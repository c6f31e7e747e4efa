import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";

type CompanyId = OwnerId<"company">;

/** The rule of faults that concern a company and no deal. */
const rule = "companyBalance";

export async function findFaultyBalances(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("reconcile_faults")
    .select("company_id")
    .where("rule", "=", rule)
    .where("mended_at", "is", null)
    .execute();
  return rows.flatMap(({ company_id }) => company_id ?? []);
}

export async function isBalanceFaulty(db: Queryable, companyId: CompanyId): Promise<boolean> {
  const row = await db
    .selectFrom("reconcile_faults")
    .select("id")
    .where("rule", "=", rule)
    .where("company_id", "=", companyId)
    .where("mended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

type Found = {
  readonly id: string;
  readonly companyId: CompanyId;
  readonly expected: number;
  readonly found: number;
  readonly now: Date;
};

export async function insertFault(trx: Trx, { companyId, now, ...fault }: Found): Promise<void> {
  await trx
    .insertInto("reconcile_faults")
    .values({
      ...fault,
      rule,
      company_id: companyId,
      influencer_id: null,
      deal: null,
      deal_id: null,
      about: null,
      found_at: now,
      seen_at: now,
    })
    .execute();
}

export async function mendBalance(
  trx: Trx,
  { companyId, now }: Pick<Found, "companyId" | "now">,
): Promise<void> {
  await trx
    .updateTable("reconcile_faults")
    .set({ mended_at: now })
    .where("rule", "=", rule)
    .where("company_id", "=", companyId)
    .where("mended_at", "is", null)
    .execute();
}
