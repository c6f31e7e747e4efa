import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";

export type ChargeRow = Selectable<MoneyTables["charges"]>;
export type AttemptRow = Selectable<MoneyTables["charge_attempts"]>;
export type RefundRow = Selectable<MoneyTables["refunds"]>;
/** `deal` is the deal's own id. */
export type DealKey = { readonly influencerId: OwnerId<"influencer">; readonly deal: string };
type AttemptKey = Pick<DealKey, "influencerId"> & { readonly chargeId: string; readonly attempt: number };

export type Money = {
  readonly charge: ChargeRow;
  /** In the order in which they were made. */
  readonly attempts: readonly AttemptRow[];
  readonly refunds: readonly RefundRow[];
};

/** All that the provider may be asked about of a deal. */
export async function findMoney(db: Queryable, { influencerId, deal }: DealKey): Promise<Money | undefined> {
  const charge = await db
    .selectFrom("charges")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .executeTakeFirst();
  if (!charge) return undefined;
  const attempts = await db
    .selectFrom("charge_attempts")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", charge.id)
    .orderBy("attempt")
    .execute();
  const refunds = await db
    .selectFrom("refunds")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .orderBy("n")
    .execute();
  return { charge, attempts, refunds };
}

/**
 * Says when the provider is asked first under an attempt's key, and for how much. False: somebody has said so before, or it is over; whoever asks all
 * the same does it under the same key.
 */
export async function claimAttempt(
  trx: Trx,
  {
    influencerId,
    chargeId,
    attempt,
    card,
    yen,
    now,
  }: AttemptKey & { card: string | null; yen: number; now: Date },
): Promise<boolean> {
  const claimed = await trx
    .updateTable("charge_attempts")
    .set({ called_at: now, card, yen })
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .where("attempt", "=", attempt)
    .where("called_at", "is", null)
    .where("state", "=", "open")
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** The next number of its charge, whose row is held. */
export async function addAttempt(
  trx: Trx,
  {
    influencerId,
    chargeId,
    way,
    card,
    yen = null,
    now,
  }: Omit<AttemptKey, "attempt"> & Pick<AttemptRow, "way" | "card"> & { yen?: number | null; now: Date },
): Promise<number> {
  const { last } = await trx
    .selectFrom("charge_attempts")
    .select(({ fn }) => fn.max("attempt").as("last"))
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .executeTakeFirstOrThrow();
  const attempt = last + 1;
  await trx
    .insertInto("charge_attempts")
    .values({
      influencer_id: influencerId,
      charge: chargeId,
      attempt,
      way,
      yen,
      card,
      session: null,
      intent: null,
      called_at: null,
      made_at: now,
    })
    .execute();
  return attempt;
}

/** Whether the company's balance was asked for a part of a charge, and nobody knows yet what became of it. */
export async function isBalanceAsked(
  trx: Trx,
  { influencerId, chargeId }: Omit<AttemptKey, "attempt">,
): Promise<boolean> {
  const asked = await trx
    .selectFrom("charge_attempts")
    .select("attempt")
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .where("way", "=", "balance")
    .where("state", "=", "open")
    .executeTakeFirst();
  return asked !== undefined;
}

type Known = AttemptKey & { readonly intent?: string; readonly session?: string };

/** What the provider calls it. */
export async function nameAttempt(
  trx: Trx,
  { influencerId, chargeId, attempt, ...named }: Known,
): Promise<void> {
  await trx
    .updateTable("charge_attempts")
    .set(named)
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .where("attempt", "=", attempt)
    .execute();
  const object = named.intent ?? named.session;
  if (object === undefined) return;
  await trx
    .insertInto("charge_directory")
    .values({ intent: object, influencer_id: influencerId, charge: chargeId })
    .onConflict((conflict) => conflict.column("intent").doNothing())
    .execute();
}

/** Nobody will pay with it any more. */
export async function endAttempt(trx: Trx, { influencerId, chargeId, attempt }: AttemptKey): Promise<void> {
  await trx
    .updateTable("charge_attempts")
    .set({ state: "ended" })
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .where("attempt", "=", attempt)
    .where("state", "=", "open")
    .execute();
}

/** The deal of one of the provider's intents or pages; events find their deal by it. */
export async function findDealOfIntent(db: Queryable, intent: string): Promise<DealKey | undefined> {
  const named = await db
    .selectFrom("charge_directory")
    .select(["influencer_id", "charge"])
    .where("intent", "=", intent)
    .executeTakeFirst();
  return named && findDealOfCharge(db, { influencer_id: named.influencer_id, charge: named.charge });
}

export async function findDealOfCharge(
  db: Queryable,
  { influencer_id, charge }: { influencer_id: string; charge: string },
): Promise<DealKey | undefined> {
  const row = await db
    .selectFrom("charges")
    .select(["influencer_id", "deal"])
    .where("influencer_id", "=", influencer_id)
    .where("id", "=", charge)
    .executeTakeFirst();
  return row && { influencerId: mintOwnerId<"influencer">(row.influencer_id), deal: row.deal };
}

/** The company's charges that wait for its bank. */
export function findAwaiting(
  db: Queryable,
  companyId: OwnerId<"company">,
): Promise<{ influencer_id: string; charge: string }[]> {
  return db
    .selectFrom("company_charges")
    .select(["influencer_id", "charge"])
    .where("company_id", "=", companyId)
    .where("kind", "=", "charge")
    .where("state", "=", "awaiting")
    .execute();
}

/** A deal that the company lists; null before its contract. Undefined: it is none of the company's. */
export async function findDealOfCompany(
  db: Queryable,
  { companyId, dealId }: { companyId: OwnerId<"company">; dealId: string },
): Promise<DealKey | null | undefined> {
  const listed = await db
    .selectFrom("company_deals")
    .select("influencer_id")
    .where("company_id", "=", companyId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
  if (!listed) return undefined;
  const charge = await db
    .selectFrom("charges")
    .select("deal")
    .where("influencer_id", "=", listed.influencer_id)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
  return charge ? { influencerId: mintOwnerId<"influencer">(listed.influencer_id), deal: charge.deal } : null;
}
