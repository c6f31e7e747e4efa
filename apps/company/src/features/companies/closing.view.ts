import type { DealCard } from "@tomoru/contract/deals/deal-card";

const shown = 5;

/** The deals that keep a company open: under contract, or over with money to come. What is negotiated ends with the company. */
export function hinderingDeals(rows: readonly DealCard[]): { named: DealCard[]; others: number } {
  const deals = [...new Map(rows.filter(isHindering).map((row) => [row.dealId, row])).values()];
  return { named: deals.slice(0, shown), others: Math.max(0, deals.length - shown) };
}

/** A transfer that came back may be written off, which no card tells: then the server answers. */
function isHindering({ state, turn, paymentStage }: DealCard): boolean {
  if (turn !== "none") return state !== "terms";
  return paymentStage === "due" || paymentStage === "scheduled" || paymentStage === "sent";
}
