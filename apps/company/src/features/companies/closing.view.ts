import type { DealCard } from "@tomoru/contract/deals/deal-card";

const shown = 5;

/** The deals that keep a company open: under contract, or over with money to come. What is negotiated ends with the company. */
export function hinderingDeals(rows: readonly DealCard[]): { named: DealCard[]; others: number } {
  const deals = [...new Map(rows.filter(isHindering).map((row) => [row.dealId, row])).values()];
  return { named: deals.slice(0, shown), others: Math.max(0, deals.length - shown) };
}

/** Whether a transfer that came back was written off is not told by older servers: they answer themselves. */
function isHindering({ state, turn, paymentStage, isWrittenOff }: DealCard): boolean {
  if (turn !== "none") return state !== "terms";
  if (paymentStage === "failed") return isWrittenOff === false;
  return paymentStage === "due" || paymentStage === "scheduled" || paymentStage === "sent";
}
