import type { Queryable } from "../../../platform/db/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { keyOfAnyDeal } from "../acting/deal-owners.repository.ts";
import { findDealRef, findDecisions } from "./given-reasons.repository.ts";
import { findEventsOf } from "./operator-deals.repository.ts";

type Given = { readonly call: "holdDeal" | "decideDispute"; readonly reason: string; readonly at: Date };

/** Why the operator stopped a deal, let it go on, or decided; nothing of a deal that is kept no longer. */
export async function reasonsOfDeal(db: Queryable, dealId: string): Promise<Given[]> {
  const key = await keyOfAnyDeal(db, dealId).catch((failure: unknown) => {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  });
  const deal = key && (await findDealRef(db, key));
  if (!deal) return [];
  const decisions = (await findDecisions(db, deal)).flatMap(({ decided_reason, decided_at }) =>
    decided_reason && decided_at
      ? { call: "decideDispute" as const, reason: decided_reason, at: decided_at }
      : [],
  );
  const holds = (await findEventsOf(db, deal)).flatMap(({ act, about, done_at }) => {
    // Most acts say nothing of themselves.
    const { reason } = (about ?? {}) as { reason?: string };
    return (act === "hold" || act === "release") && reason
      ? { call: "holdDeal" as const, reason, at: done_at }
      : [];
  });
  return [...decisions, ...holds];
}
