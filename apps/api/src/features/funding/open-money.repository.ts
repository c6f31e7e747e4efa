import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { ChargeRow, DealKey } from "./money.repository.ts";

export type Due = { readonly influencer_id: string; readonly deal: string };
type Asked = { readonly before: Date; readonly after: Due | undefined; readonly limit: number };

/** Deals with an attempt of which nobody knows what became, made before; of all creators, in their order, so many after one. */
export function findOpenAttempts(db: Queryable, { before, after, limit }: Asked): Promise<Due[]> {
  return db
    .selectFrom("charge_attempts as attempt")
    .innerJoin("charges as charge", (join) =>
      join
        .onRef("charge.influencer_id", "=", "attempt.influencer_id")
        .onRef("charge.id", "=", "attempt.charge"),
    )
    .select(["charge.influencer_id", "charge.deal"])
    .where("attempt.state", "=", "open")
    .where("attempt.made_at", "<=", before)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(charge.influencer_id, charge.deal) > (${after?.influencer_id}, ${after?.deal})`,
      ),
    )
    .groupBy(["charge.influencer_id", "charge.deal"])
    .orderBy("charge.influencer_id")
    .orderBy("charge.deal")
    .limit(limit)
    .execute();
}

/** Likewise of refunds. */
export function findOpenRefunds(db: Queryable, { before, after, limit }: Asked): Promise<Due[]> {
  return db
    .selectFrom("refunds")
    .select(["influencer_id", "deal"])
    .where("state", "in", ["open", "sent"])
    .where("looked_at", "<=", before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(influencer_id, deal) > (${after?.influencer_id}, ${after?.deal})`),
    )
    .groupBy(["influencer_id", "deal"])
    .orderBy("influencer_id")
    .orderBy("deal")
    .limit(limit)
    .execute();
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

/** The race: of two copies one gets true, and writes the mail. */
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
