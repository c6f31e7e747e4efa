import type { ChargeWhereabouts } from "@tomoru/contract/company/charges";
import type { DealState, PaymentStage } from "@tomoru/contract/deals/deal-states";
import type { ChargeState, RefundState } from "../../platform/db/money-tables.ts";

type Listed = {
  /** A refund is never `paid`. */
  readonly state: ChargeState | RefundState;
  readonly deal_id: string;
  readonly deal_state: DealState | null;
  readonly payment_stage: PaymentStage | null;
  /** A part of it went back when its deal was cancelled. */
  readonly is_cut: boolean;
};

/** Where what was charged is by now; undefined of what was not paid, or whose deal is not listed any more. */
export function whereaboutsOf(
  { state, deal_id, deal_state, payment_stage, is_cut }: Listed,
  writtenOff: ReadonlySet<string>,
): ChargeWhereabouts | undefined {
  if (state !== "paid" || deal_state === null) return undefined;
  if (payment_stage === "paid") return is_cut ? "partlyPaidOut" : "paidOut";
  if (writtenOff.has(deal_id)) return "writtenOff";
  // A cancelled deal may still owe a share.
  const isOver = deal_state === "cancelled" || deal_state === "expired";
  if (isOver && payment_stage === null) return "returned";
  return is_cut ? "partlyReturned" : "secured";
}
