import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import type { DealRef } from "./drafts.repository.ts";

export type DisputeRow = Selectable<DealTables["deal_disputes"]>;

/** Oldest first. */
export function findDealDisputes(db: Queryable, deal: DealRef): Promise<DisputeRow[]> {
  return db
    .selectFrom("deal_disputes")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("id")
    .execute();
}

type NewDispute = Pick<DisputeRow, "id" | "kind" | "made_by" | "reason" | "opened_at" | "decide_by">;

export async function insertDispute(trx: Trx, deal: DealRef, dispute: NewDispute): Promise<void> {
  await trx
    .insertInto("deal_disputes")
    .values({ influencer_id: deal.influencer_id, deal: deal.id, ...dispute })
    .execute();
}

/** Reports whose day has come while they are disputed, over all creators; the same again each time until somebody decides. */
export async function findUndecided(
  db: Queryable,
  { through, after, limit }: { through: string; after: DealKey | undefined; limit: number },
): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("deals as held")
    .select(["held.influencer_id", "held.deal_id"])
    .where("held.hold", "=", "dispute")
    .where("held.state", "=", "reported")
    .where("held.funding", "=", "secured")
    .where("held.pay_due_on", "<=", through)
    .$if(after !== undefined, (query) => query.where("held.deal_id", ">", after?.dealId ?? ""))
    .orderBy("held.deal_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    dealId: row.deal_id,
  }));
}

type Decision = Pick<DisputeRow, "decision" | "creator_pct" | "fault" | "decided_reason" | "decided_at">;

/** Writes the decision to the open dispute; a hold that the operator began has none. */
export async function decideOpen(trx: Trx, deal: DealRef, decision: Decision): Promise<void> {
  await trx
    .updateTable("deal_disputes")
    .set(decision)
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("decision", "is", null)
    .execute();
}
