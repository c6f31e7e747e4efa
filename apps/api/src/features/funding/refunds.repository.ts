import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { DealKey } from "./money.repository.ts";

type RefundKey = Pick<DealKey, "influencerId"> & { readonly id: string };

/** Says when the provider is asked first. False: it is not to be asked, since the refund is over or is not owed. */
export async function claimRefund(
  db: Queryable,
  { influencerId, id, now }: RefundKey & { now: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable("refunds")
    .set({ called_at: sql`coalesce(called_at, ${now})` })
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .where("state", "in", ["open", "sent"])
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

export async function nameRefund(
  db: Queryable,
  { influencerId, id, stripeId }: RefundKey & { stripeId: string },
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ stripe_id: stripeId, state: sql`case when state = 'open' then 'sent' else state end` })
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .execute();
}

/** Another key: the provider knows nothing of the one before, a day after. */
export async function retryRefund(
  db: Queryable,
  { influencerId, id, attempt, now }: RefundKey & { attempt: number; now: Date },
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ attempt: attempt + 1, called_at: now })
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("state", "=", "open")
    .execute();
}
