import type { DealSide } from "@tomoru/contract/deals/deal-states";

/** The links of a mail that leads to a deal, on the site of whoever reads it. */
export function linksToDeal(reader: DealSide, dealId: string) {
  const id = encodeURIComponent(dealId);
  return reader === "creator"
    ? { action: `/deal/${id}` }
    : { home: "/company", action: `/company/deals/${id}` };
}
