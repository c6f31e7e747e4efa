import type { PaymentStage } from "@tomoru/contract/deals/deal-states";
import type { Trx } from "../../../platform/db/database.ts";

/** `deal` is the deal's own id. */
export type PaidDeal = { readonly influencerId: string; readonly deal: string };

type Move = {
  readonly deals: readonly PaidDeal[];
  readonly stage: PaymentStage;
  readonly dueOn: string | undefined;
  readonly isWrittenOff: boolean;
  readonly now: Date;
};

/** Answers those that are there. */
export async function putPaymentStage(
  trx: Trx,
  { deals, stage, dueOn, isWrittenOff, now }: Move,
): Promise<PaidDeal[]> {
  const moved = await trx
    .updateTable("deals")
    .set(({ eb }) => ({
      ...{ payment_stage: stage, changes: eb("changes", "+", 1), updated_at: now },
      ...(dueOn === undefined ? {} : { pay_due_on: dueOn }),
      ...(isWrittenOff && { is_written_off: true }),
    }))
    .where("influencer_id", "in", [...new Set(deals.map(({ influencerId }) => influencerId))])
    .where(
      "id",
      "in",
      deals.map(({ deal }) => deal),
    )
    .returning(["influencer_id", "id"])
    .execute();
  return moved.map(({ influencer_id: influencerId, id: deal }) => ({ influencerId, deal }));
}

/** What a company lists of them is brought anew. They have not moved: they are no news, and keep their place in a list. */
export async function countChange(trx: Trx, deals: readonly PaidDeal[]): Promise<void> {
  await trx
    .updateTable("deals")
    .set(({ eb }) => ({ changes: eb("changes", "+", 1) }))
    .where("influencer_id", "in", [...new Set(deals.map(({ influencerId }) => influencerId))])
    .where(
      "id",
      "in",
      deals.map(({ deal }) => deal),
    )
    .execute();
}

export async function insertEchoes(
  trx: Trx,
  echoes: readonly (PaidDeal & { echoId: string })[],
): Promise<void> {
  if (echoes.length === 0) return;
  await trx
    .insertInto("deal_echoes")
    .values(echoes.map(({ influencerId, deal, echoId: id }) => ({ influencer_id: influencerId, deal, id })))
    .execute();
}
