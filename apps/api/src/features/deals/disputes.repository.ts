import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { DealTables } from "../../platform/db/deal-tables.ts";
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

type Decision = Pick<DisputeRow, "decision" | "creator_pct" | "fault" | "decided_reason" | "decided_at">;

/** Of the one that is open; a hold of the operator's own has none. */
export async function decideOpen(trx: Trx, deal: DealRef, decision: Decision): Promise<void> {
  await trx
    .updateTable("deal_disputes")
    .set(decision)
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("decision", "is", null)
    .execute();
}
