import type { HomeDeals } from "@tomoru/contract/deals/deal-card";
import { japanDay } from "../../../platform/japan-time.ts";
import type { Agreed } from "../transitions/deal-facts.rules.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

type Next = HomeDeals["next"][number];

/** The nearest day of a deal that lies ahead of the creator; none where it is the company's or the provider's to move. */
function nextDayOf(row: DealRow, today: string): Next[] {
  const { deal_id: dealId, product_name: productName, state, turn_kind: turnKind, hold, funding } = row;
  const agreed = row.agreed as Agreed | null;
  if (hold !== null || funding !== "secured") return [];
  const at = (kind: Next["kind"], on: string | null | undefined): Next[] =>
    on && on >= today ? [{ dealId, kind, on, productName }] : [];
  // A due is the end of a day.
  const due = row.turn_due_at && japanDay(new Date(row.turn_due_at.getTime() - 1));
  if (turnKind === "draft") return at("draft", due);
  if (turnKind === "post" || turnKind === "repair") {
    const isAhead = turnKind === "post" && agreed !== null && agreed.postFrom > today;
    return isAhead ? at("postFrom", agreed.postFrom) : at("postTo", due);
  }
  if (state === "reported") return at("acceptBy", due);
  // A deal that was cancelled for a share of its fee has its money ahead, and nothing else.
  return state === "accepted" || state === "cancelled" ? at("pay", row.pay_due_on) : [];
}

/** What lies ahead, the nearest first; two of a day by their deals. Of rows whose day of payment may be told. */
export function nextDays(rows: readonly DealRow[], { today, most }: { today: string; most: number }): Next[] {
  return rows
    .flatMap((row) => nextDayOf(row, today))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.dealId.localeCompare(other.dealId))
    .slice(0, most);
}
