import type { DealSide } from "@tomoru/contract/deals/deal-states";

/** As the column keeps what a side said when a deal ended by it. */
export const endWords = (by: DealSide, text: string): string => JSON.stringify({ by, text });
