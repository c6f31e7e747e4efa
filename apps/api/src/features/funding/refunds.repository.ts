import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { DealKey } from "./money.repository.ts";

type RefundKey = Pick<DealKey, "influencerId"> & { readonly id: string };

export async function claimRefund(
  db: Queryable,
  { influencerId, id, now }: RefundKey & { now: Date },
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ called_at: now })
    .where("influencer_id", "=", influencerId)
    .where("id", "=", id)
    .where("called_at", "is", null)
    .execute();
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
