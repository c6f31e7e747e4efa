import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { conflictAt } from "../../../platform/refusal.ts";
import { isMoneyThere } from "../../ledger/deal-funding.usecases.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import { actAlone } from "../acting/acting-alone.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import { decideOpen, findUndecided } from "./disputes.repository.ts";
import { findDealPosts } from "./posts.repository.ts";

const atOnce = 500;
const act = { kind: "undecided", by: "clock" } as const;

/**
 * Disputes that nobody has decided by the last cut of their report's pay date, in front of that cut: paid in full where every post is in
 * order and the money is there, else they stay held. Safe on several copies at once, and after any delay.
 */
export async function payUndecided(deps: Deps, { through }: { through: string }): Promise<void> {
  let after: DealKey | undefined;
  for (;;) {
    const held: DealKey[] = await findUndecided(deps.db, { through, after, limit: atOnce });
    for (const key of held)
      await actAlone(deps, { key, act, prepare: (trx, deal) => inOrder(deps, trx, deal) });
    if (held.length < atOnce) return;
    after = held.at(-1);
  }
}

/** 409 at `state` where a post is not in order, or a bank has taken the money back: that waits for the operator. */
async function inOrder({ clock }: Pick<Deps, "clock">, trx: Trx, { row }: Deal) {
  const posts = await findDealPosts(trx, row);
  const isProven = posts.length > 0 && posts.every(({ result }) => result === "ok");
  const key = { influencerId: mintOwnerId<"influencer">(row.influencer_id), deal: row.id };
  if (!isProven || !(await isMoneyThere(trx, key))) throw conflictAt("state");
  const decided = { decision: "accept", creator_pct: null, fault: "neither", decided_reason: null } as const;
  return { beside: () => decideOpen(trx, row, { ...decided, decided_at: clock.now() }) };
}
