import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Act } from "./deal-facts.rules.ts";
import type { Deal } from "./deal-row.rules.ts";
import type { Moved } from "./transition-parts.rules.ts";

/** An act that has moved a deal, within its transaction. */
export type Done = {
  readonly trx: Trx;
  readonly deal: Deal;
  readonly before: Deal;
  readonly act: Act;
  readonly moved: Moved;
  readonly now: Date;
};

/**
 * What hangs on an act in money: the entry that the transition names, the charge that a contract opens, the payment that a report or
 * a share is owed by, the refund of the rest.
 */
export async function takeEffect(_deps: Deps, { moved }: Done): Promise<void> {
  switch (moved.ledger) {
    // Nothing is booked before the ledger and the payments are joined here.
    case "charged":
    case "cardPaid":
    case "chargeVoided":
    case "accepted":
    case "cancelled":
    case null:
      return;
  }
}
