import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { DealKey } from "../acting/acting.repository.ts";

/** Dues that the clock ends. Written as the condition of the partial index. */
const endsHard = sql<boolean>`hold is null and turn_kind in ('propose', 'answer', 'fund', 'review', 'accept')`;

/** Overdue deals of all creators, the earliest due first. */
export async function findOverdue(
  db: Queryable,
  { now, limit, after }: { now: Date; limit: number; after: Date },
): Promise<(DealKey & { readonly dueAt: Date })[]> {
  const rows = await db
    .selectFrom("deals")
    .select(["influencer_id", "deal_id", "turn_due_at"])
    .where(endsHard)
    .where("turn_due_at", "<=", now)
    .where("turn_due_at", ">=", after)
    .orderBy("turn_due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    dealId: row.deal_id,
    dueAt: row.turn_due_at ?? now,
  }));
}
