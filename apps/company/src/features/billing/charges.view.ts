import type { ChargeRow } from "@tomoru/contract/company/charges";
import { isRefundOver } from "@tomoru/contract/deals/funding";

/** `YYYY-MM`, so many months later. */
export function monthBeside(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

type Standing = Pick<ChargeRow, "kind" | "state" | "way" | "whereabouts">;

/**
 * The words for a row's state. A paid charge says where the money is now, if that is known; for a refund that failed at the provider it
 * says that we look after it.
 */
export function stateOf({ kind, state, way, whereabouts }: Standing) {
  if (kind === "charge" && state === "paid") return whereabouts ?? state;
  if (kind === "refund" && state === "succeeded" && way === "transfer") return "toBalance";
  return kind === "refund" && state === "failed" ? "refundFailed" : state;
}

export type ChargeTone = "primary" | "lamp" | "neutral";

/** The lamp is for what the company has to see to. */
export function toneOf({ kind, state, whereabouts }: Omit<Standing, "way">): ChargeTone {
  if (whereabouts === "returned" || whereabouts === "writtenOff") return "neutral";
  if (kind === "charge" && (state === "failed" || state === "awaiting")) return "lamp";
  return state === "paid" || isRefundOver(state) ? "primary" : "neutral";
}

/** Where a row leads: a charge that failed to its deal, one that awaits a transfer to its bill, anything else to the receipt. */
export function paperOf({ kind, state }: Pick<Standing, "kind" | "state">): "deal" | "request" | "receipt" {
  if (kind === "charge" && state === "failed") return "deal";
  return kind === "charge" && state === "awaiting" ? "request" : "receipt";
}
