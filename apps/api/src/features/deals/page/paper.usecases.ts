import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { conflictAt } from "../../../platform/refusal.ts";
import { type Acted, type DealKey, dealFor, noteOnDeal } from "../acting/acting.usecases.ts";
import { insertEvent } from "../acting/events.repository.ts";

/** The law lets a creator ask for the notice on paper. Once: again is a success. 409 at `state` before there are terms. */
export async function askPaper(deps: Deps, { trx, key }: { trx: Trx; key: DealKey }): Promise<Acted> {
  const deal = await dealFor(trx, key);
  if (deal.row.paper_asked_at !== null) return { deal, isMoved: false };
  if (deal.row.last_version === 0) throw conflictAt("state");
  const now = deps.clock.now();
  await noteOnDeal(deps, { trx, deal: deal.row, set: { paper_asked_at: now } });
  await insertEvent(trx, { row: deal.row, act: "askPaper", actor: "creator", about: null, now });
  return { deal: await dealFor(trx, key), isMoved: true };
}
