import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { ChargeRow, DealKey } from "./money.repository.ts";

type Due = { readonly influencer_id: string; readonly deal: string };

/** Attempts and refunds of which nobody knows what became, made before; of all creators. */
export async function findOpenBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<Due[]> {
  const attempts = await db
    .selectFrom("charge_attempts as attempt")
    .innerJoin("charges as charge", (join) =>
      join
        .onRef("charge.influencer_id", "=", "attempt.influencer_id")
        .onRef("charge.id", "=", "attempt.charge"),
    )
    .select(["charge.influencer_id", "charge.deal"])
    .where("attempt.state", "=", "open")
    .where("attempt.made_at", "<=", before)
    .orderBy("attempt.made_at")
    .limit(limit)
    .execute();
  const refunds = await db
    .selectFrom("refunds")
    .select(["influencer_id", "deal"])
    .where("state", "in", ["open", "sent"])
    .where("looked_at", "<=", before)
    .orderBy("looked_at")
    .limit(limit)
    .execute();
  return [...attempts, ...refunds];
}

/** Bank transfers that wait since before a moment, of all companies, and of which so many mails were not written yet. */
export function findUnreminded(
  db: Queryable,
  { before, reminders, limit }: { before: Date; reminders: number; limit: number },
): Promise<ChargeRow[]> {
  return db
    .selectFrom("charges")
    .selectAll()
    .where("state", "=", "awaiting")
    .where("made_at", "<=", before)
    .where("reminded", "<", reminders)
    .orderBy("made_at")
    .limit(limit)
    .execute();
}

/** Of two copies one writes the mail. */
export async function markReminded(
  trx: Trx,
  {
    influencerId,
    chargeId,
    reminders,
  }: Pick<DealKey, "influencerId"> & { readonly chargeId: string } & { reminders: number },
): Promise<boolean> {
  const marked = await trx
    .updateTable("charges")
    .set({ reminded: reminders })
    .where("influencer_id", "=", influencerId)
    .where("id", "=", chargeId)
    .where("state", "=", "awaiting")
    .where("reminded", "<", reminders)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
