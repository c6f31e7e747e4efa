import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import type { DraftContent, DraftRow } from "./drafts.rules.ts";

/** A deal's own key. */
export type DealRef = Pick<DealRow, "influencer_id" | "id">;

/** Oldest first. */
export function findDrafts(db: Queryable, deal: DealRef): Promise<DraftRow[]> {
  return db
    .selectFrom("deal_drafts")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("round")
    .execute();
}

type NewDraft = {
  readonly id: string;
  readonly round: number;
  readonly content: DraftContent;
  readonly now: Date;
};

export async function insertDraft(
  trx: Trx,
  deal: DealRef,
  { id, round, content, now }: NewDraft,
): Promise<void> {
  await trx
    .insertInto("deal_drafts")
    .values({
      influencer_id: deal.influencer_id,
      deal: deal.id,
      id,
      round,
      content: JSON.stringify(content),
      sent_at: now,
    })
    .execute();
}

type Answer = {
  readonly round: number;
  readonly state: "approved" | "changes";
  readonly approvedBy: "member" | "clock" | null;
  readonly memberId: string | null;
  readonly changes: readonly string[];
  readonly now: Date;
};

export async function answerRound(trx: Trx, deal: DealRef, answer: Answer): Promise<void> {
  await trx
    .updateTable("deal_drafts")
    .set({
      state: answer.state,
      approved_by: answer.approvedBy,
      member_id: answer.memberId,
      changes: JSON.stringify(answer.changes),
      answered_at: answer.now,
    })
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("round", "=", answer.round)
    .execute();
}
