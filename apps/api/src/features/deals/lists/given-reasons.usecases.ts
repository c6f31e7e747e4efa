import type { Queryable } from "../../../platform/db/database.ts";
import { findDealRefs, findDecisions, findHolds } from "./given-reasons.repository.ts";

type Given = {
  readonly about: string;
  readonly call: "holdDeal" | "decideDispute";
  readonly reason: string;
  readonly at: Date;
};

/** Why the operator stopped deals, let them go on, or decided; `about` is the deal. Nothing of one that is kept no longer. */
export async function reasonsOfDeals(db: Queryable, dealIds: readonly string[]): Promise<Given[]> {
  const deals = await findDealRefs(db, dealIds);
  const addresses = new Map(deals.map(({ id, deal_id }) => [id, deal_id]));
  const decisions = (await findDecisions(db, deals)).flatMap(({ deal, decided_reason, decided_at }) => {
    const about = addresses.get(deal);
    return about && decided_reason && decided_at
      ? { about, call: "decideDispute" as const, reason: decided_reason, at: decided_at }
      : [];
  });
  const holds = (await findHolds(db, deals)).flatMap(({ deal, about: said, done_at }) => {
    const about = addresses.get(deal);
    const { reason } = (said ?? {}) as { reason?: string };
    return about && reason ? { about, call: "holdDeal" as const, reason, at: done_at } : [];
  });
  return [...decisions, ...holds];
}
