import type { Deps } from "../../../deps.ts";
import { actAlone } from "../acting/acting-alone.usecases.ts";
import { findOverdue } from "./clock.repository.ts";

const atOnce = 500;
const tick = { kind: "tick", by: "clock" } as const;

/** Ends what nobody did in time (rows 5, 8, 11 and 13). Safe on several copies at once, and after any delay. */
export async function endDues(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let after = new Date(0);
  let left = new Set<string>();
  for (;;) {
    const due = await findOverdue(deps.db, { now, limit: atOnce, after });
    const fresh = due.filter(({ influencerId, dealId }) => !left.has(`${influencerId} ${dealId}`));
    for (const key of fresh) await actAlone(deps, { key, act: tick });
    if (due.length < atOnce || fresh.length === 0) return;
    // One that cannot be ended stays, and holds up none behind it.
    after = due.at(-1)?.dueAt ?? after;
    left = new Set(due.map(({ influencerId, dealId }) => `${influencerId} ${dealId}`));
  }
}
