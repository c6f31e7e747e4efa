import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { DealKey } from "./money.repository.ts";

/** What was booked since, of all creators; of a month all at once, else of a day. */
export async function findTouched(db: Queryable, since: Date): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["influencer_id", "deal"])
    .where("booked_at", ">=", since)
    .groupBy(["influencer_id", "deal"])
    .execute();
  return rows.map(keyOf);
}

const keyOf = ({ influencer_id, deal }: { influencer_id: string; deal: string }): DealKey => ({
  influencerId: mintOwnerId<"influencer">(influencer_id),
  deal,
});

/** Deals with a fault that nobody has mended. */
export async function findFaulty(db: Queryable): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("reconcile_faults")
    .select(["influencer_id", "deal"])
    .distinct()
    .where("mended_at", "is", null)
    .where("deal", "is not", null)
    .execute();
  return rows.map(({ influencer_id, deal }) =>
    keyOf({ influencer_id: influencer_id ?? "", deal: deal ?? "" }),
  );
}

export function findPayments(
  db: Queryable,
  { influencerId, deal }: DealKey,
): Promise<{ gross_yen: string | null; stage: string | null }[]> {
  return db
    .selectFrom("payments")
    .select(["gross_yen", "stage"])
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .execute();
}

type OfDeal = DealKey & { readonly rule: string };

export function findOpenFault(
  db: Queryable,
  { influencerId, deal, rule }: OfDeal,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("reconcile_faults")
    .select("id")
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .where("rule", "=", rule)
    .where("mended_at", "is", null)
    .executeTakeFirst();
}

type Found = OfDeal & {
  readonly id: string;
  readonly dealId: string;
  readonly companyId: string;
  readonly expected: number;
  readonly found: number;
  readonly about: string | null;
  readonly now: Date;
};

export async function insertFault(
  trx: Trx,
  { influencerId, deal, dealId, companyId, now, ...fault }: Found,
): Promise<void> {
  await trx
    .insertInto("reconcile_faults")
    .values({
      ...fault,
      influencer_id: influencerId,
      deal,
      deal_id: dealId,
      company_id: companyId,
      found_at: now,
      seen_at: now,
    })
    .execute();
}

/** All of a deal but what is found now. Answers how many. */
export async function mendFaults(
  trx: Trx,
  { influencerId, deal, but, now }: DealKey & { but: readonly string[]; now: Date },
): Promise<number> {
  const mended = await trx
    .updateTable("reconcile_faults")
    .set({ mended_at: now })
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .where("mended_at", "is", null)
    .$if(but.length > 0, (query) => query.where("rule", "not in", [...but]))
    .executeTakeFirst();
  return Number(mended.numUpdatedRows);
}
