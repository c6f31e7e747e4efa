import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { DealKey } from "./money.repository.ts";

type Since = { readonly since: Date; readonly after: DealKey | undefined; readonly limit: number };

/** What was booked since, of all creators, in the order of owner and deal; so many after one. */
export async function findTouched(db: Queryable, { since, after, limit }: Since): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["influencer_id", "deal"])
    .where("booked_at", ">=", since)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(influencer_id, deal) > (${after?.influencerId}, ${after?.deal})`),
    )
    .groupBy(["influencer_id", "deal"])
    .orderBy("influencer_id")
    .orderBy("deal")
    .limit(limit)
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

/** All that is compared of a deal. */
export type Books = Awaited<ReturnType<typeof findBooks>>[number];

/**
 * The books of deals with a charge. One statement, so that each deal is seen at one moment: an acceptance between two reads would
 * look like a fault.
 */
export function findBooks(db: Queryable, keys: readonly DealKey[]) {
  return db
    .selectFrom("charges as charge")
    .select(["influencer_id", "deal", "deal_id", "company_id", "yen", "balance_yen", "state", "outcome"])
    .select((charge) => [
      jsonArrayFrom(
        charge
          .selectFrom("ledger as entry")
          .select(["kind", "about", "receivable", "card", "bank", "secured", "payable"])
          .select(["withholding", "refund", "fee", "tax", "loss"])
          .whereRef("entry.influencer_id", "=", "charge.influencer_id")
          .whereRef("entry.deal", "=", "charge.deal"),
      ).as("entries"),
      jsonArrayFrom(
        charge
          .selectFrom("refunds as refund")
          .select(["refund.yen", "refund.state"])
          .whereRef("refund.influencer_id", "=", "charge.influencer_id")
          .whereRef("refund.deal", "=", "charge.deal"),
      ).as("refunds"),
      jsonArrayFrom(
        charge
          .selectFrom("payments as payment")
          .select(["gross_yen", "stage", "failure"])
          .whereRef("payment.influencer_id", "=", "charge.influencer_id")
          .whereRef("payment.deal_id", "=", "charge.deal_id"),
      ).as("payments"),
      jsonArrayFrom(
        charge
          .selectFrom("charge_attempts as attempt")
          .select("attempt.intent")
          .whereRef("attempt.influencer_id", "=", "charge.influencer_id")
          .whereRef("attempt.charge", "=", "charge.id")
          .where("attempt.state", "=", "paid"),
      ).as("paid"),
    ])
    .where("charge.influencer_id", "in", [...new Set(keys.map(({ influencerId }) => influencerId))])
    .where(
      "charge.deal",
      "in",
      keys.map(({ deal }) => deal),
    )
    .execute();
}

/** Those of some deals that nobody has mended. */
export async function findOpenFaults(
  db: Queryable,
  deals: readonly string[],
): Promise<{ deal: string | null; rule: string }[]> {
  return db
    .selectFrom("reconcile_faults")
    .select(["deal", "rule"])
    .where("deal", "in", deals)
    .where("mended_at", "is", null)
    .execute();
}

type Found = {
  readonly id: string;
  readonly influencerId: OwnerId<"influencer"> | null;
  readonly deal: string | null;
  readonly dealId: string | null;
  readonly companyId: string | null;
  readonly rule: string;
  readonly expected: number;
  readonly found: number;
  readonly about: string | null;
  readonly now: Date;
};

export async function insertFault(
  trx: Trx,
  { influencerId, dealId, companyId, now, ...fault }: Found,
): Promise<void> {
  await trx
    .insertInto("reconcile_faults")
    .values({
      ...fault,
      influencer_id: influencerId,
      deal_id: dealId,
      company_id: companyId,
      found_at: now,
      seen_at: now,
    })
    .execute();
}

/** All of a deal but what is found now. */
export async function mendFaults(
  trx: Trx,
  { deal, but, now }: { deal: string; but: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .updateTable("reconcile_faults")
    .set({ mended_at: now })
    .where("deal", "=", deal)
    .where("mended_at", "is", null)
    .$if(but.length > 0, (query) => query.where("rule", "not in", [...but]))
    .execute();
}
