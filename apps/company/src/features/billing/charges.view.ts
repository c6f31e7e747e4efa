import type { ChargeRow } from "@tomoru/contract/company/charges";

/** `YYYY-MM`, so many months later. */
export function monthBeside(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** Which words say how a row stands: a refund that the provider could not make is looked after by us. */
export function stateOf({ kind, state, way }: Pick<ChargeRow, "kind" | "state" | "way">) {
  if (kind === "refund" && state === "succeeded" && way === "transfer") return "toBalance";
  return kind === "refund" && state === "failed" ? "refundFailed" : state;
}

export type ChargeTone = "primary" | "lamp" | "neutral";

/** The lamp is for what the company has to see to. */
export function toneOf({ kind, state }: Pick<ChargeRow, "kind" | "state">): ChargeTone {
  if (kind === "charge" && (state === "failed" || state === "awaiting")) return "lamp";
  return state === "paid" || state === "succeeded" || state === "byHand" ? "primary" : "neutral";
}

/** A charge that waits for the company leads to its deal, anything else to the receipt. */
export function leadsToDeal(row: Pick<ChargeRow, "kind" | "state">): boolean {
  return toneOf(row) === "lamp";
}
