import type { DealCard } from "@tomoru/contract/deals/deal-card";

const shown = 5;

/** The deals that keep a company open: those under contract. What is still being negotiated ends with the company. */
export function hinderingDeals(rows: readonly DealCard[]): { named: DealCard[]; others: number } {
  const contracted = rows.filter(({ state }) => state !== "terms");
  const deals = [...new Map(contracted.map((row) => [row.dealId, row])).values()];
  return { named: deals.slice(0, shown), others: Math.max(0, deals.length - shown) };
}
