import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

type RowKey = Pick<DealRow, "influencer_id" | "id">;

export type NewProposal = {
  readonly key: RowKey;
  readonly id: string;
  readonly kind: "cancel" | "amendment";
  readonly by: DealSide;
  /** `reason` and `changes`: what the state machine does not ask. */
  readonly body: unknown;
  readonly lapsesAt: Date;
  readonly now: Date;
};

/** What stood open before has lapsed. */
export async function insertProposal(trx: Trx, { key, id, ...proposal }: NewProposal): Promise<void> {
  await closeProposals(trx, { key, state: "replaced", now: proposal.now });
  await trx
    .insertInto("deal_proposals")
    .values({
      influencer_id: key.influencer_id,
      deal: key.id,
      id,
      kind: proposal.kind,
      made_by: proposal.by,
      body: JSON.stringify(proposal.body),
      made_at: proposal.now,
      lapses_at: proposal.lapsesAt,
      answered_at: null,
    })
    .execute();
}

export async function closeProposals(
  trx: Trx,
  { key, state, now }: { key: RowKey; state: "accepted" | "declined" | "replaced"; now: Date },
): Promise<void> {
  await trx
    .updateTable("deal_proposals")
    .set({ state, answered_at: now })
    .where("influencer_id", "=", key.influencer_id)
    .where("deal", "=", key.id)
    .where("state", "=", "open")
    .execute();
}

/** The body of the one that waits. */
export async function findProposed(db: Queryable, key: RowKey): Promise<unknown> {
  const row = await db
    .selectFrom("deal_proposals")
    .select("body")
    .where("influencer_id", "=", key.influencer_id)
    .where("deal", "=", key.id)
    .where("state", "=", "open")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}
