import type { PaymentStage } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import { countChange, insertEchoes, type PaidDeal, putPaymentStage } from "./payment-stages.repository.ts";

type Move = {
  readonly payments: readonly PaidDeal[];
  readonly stage: PaymentStage;
  /** A day of payment in place of the one before. */
  readonly dueOn?: string;
  /** Once and for all. */
  readonly isWrittenOff?: boolean;
  readonly now: Date;
};

/** What the lists of both sides say of a deal's money, in the transaction that moves its payment. */
export async function movePaymentStage(
  trx: Trx,
  { payments, stage, dueOn, isWrittenOff = false, now }: Move,
): Promise<void> {
  for (let at = 0; at < payments.length; at += limits.payoutSlice) {
    const deals = payments.slice(at, at + limits.payoutSlice);
    const moved = await putPaymentStage(trx, { deals, stage, dueOn, isWrittenOff, now });
    await insertEchoes(
      trx,
      moved.map((deal) => ({ ...deal, echoId: uuidAt(now) })),
    );
  }
}

/** As `movePaymentStage` for a payment that is put on hold or let go: no day of payment is promised during a hold. */
export async function followHold(
  trx: Trx,
  { payments, now }: { payments: readonly PaidDeal[]; now: Date },
): Promise<void> {
  if (payments.length === 0) return;
  await countChange(trx, payments);
  await insertEchoes(
    trx,
    payments.map(({ influencerId, deal }) => ({ influencerId, deal, echoId: uuidAt(now) })),
  );
}
