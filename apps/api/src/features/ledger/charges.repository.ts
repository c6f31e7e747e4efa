import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Selectable, Updateable } from "kysely";
import type { SealedColumn } from "../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { MoneyTables } from "../../platform/db/money-tables.ts";
import type { DealKey, InfluencerId } from "./entries.repository.ts";

export const sealedCharges: SealedColumn = {
  table: "charges",
  column: "buyer",
  boundTo: ["influencer_id", "id"],
};

export type ChargeRow = Selectable<MoneyTables["charges"]>;
export type ChargeKey = { readonly influencerId: InfluencerId; readonly chargeId: string };

/** False: the deal has one. */
export async function insertCharge(
  trx: Trx,
  row: Omit<
    ChargeRow,
    "state" | "fault" | "attempt" | "transfer" | "balance_yen" | "received_yen" | "reminded" | "paid_at"
  > & {
    state: ChargeRow["state"];
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("charges")
    .values(row)
    .onConflict((conflict) => conflict.columns(["influencer_id", "deal"]).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Attempt = ChargeKey & {
  readonly attempt: number;
  readonly way: FundingWay | "hosted";
  readonly card?: string | undefined;
  readonly now: Date;
};

export async function insertAttempt(
  trx: Trx,
  { influencerId, chargeId, attempt, way, card, now }: Attempt,
): Promise<void> {
  await trx
    .insertInto("charge_attempts")
    .values({
      influencer_id: influencerId,
      charge: chargeId,
      attempt,
      way,
      card: card ?? null,
      session: null,
      intent: null,
      called_at: null,
      made_at: now,
    })
    .execute();
}

/** Whoever moves money of a deal holds its charge's row first: refunds are counted under it. */
export function holdChargeOfDeal(trx: Trx, { influencerId, deal }: DealKey): Promise<ChargeRow | undefined> {
  return trx
    .selectFrom("charges")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .forUpdate()
    .executeTakeFirst();
}

export function findChargeOfDeal(
  db: Queryable,
  { influencerId, deal }: DealKey,
): Promise<ChargeRow | undefined> {
  return db
    .selectFrom("charges")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("deal", "=", deal)
    .executeTakeFirst();
}

/** Under the row's lock. */
export async function updateCharge(
  trx: Trx,
  { influencerId, chargeId, set }: ChargeKey & { set: Updateable<MoneyTables["charges"]> },
): Promise<void> {
  await trx
    .updateTable("charges")
    .set(set)
    .where("influencer_id", "=", influencerId)
    .where("id", "=", chargeId)
    .execute();
}

export async function concludeAttempt(
  trx: Trx,
  {
    influencerId,
    chargeId,
    attempt,
    state,
  }: ChargeKey & { attempt: number; state: "failed" | "paid" | "ended" },
): Promise<void> {
  await trx
    .updateTable("charge_attempts")
    .set({ state })
    .where("influencer_id", "=", influencerId)
    .where("charge", "=", chargeId)
    .where("attempt", "=", attempt)
    .execute();
}
