import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { bareNotice, tellOfDeal } from "../acting/notices.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";

/** To both sides, once: a post that was in order has lost its label, or is gone. */
export function tellOfGonePost(deps: Deps, { trx, deal }: { trx: Trx; deal: Deal }): Promise<void> {
  return tellOfDeal(deps, {
    ...{ trx, deal, kind: "labelGone", readers: ["company", "creator"] },
    said: bareNotice(deal),
  });
}
