import type { Trx } from "../../../platform/db/database.ts";
import { answerRound } from "../delivery/drafts.repository.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";

/** Silence approves: written beside the clock's act. */
export async function approveByClock(trx: Trx, { row, facts }: Deal, now: Date): Promise<void> {
  await answerRound(trx, row, {
    round: facts.draftRound,
    state: "approved",
    approvedBy: "clock",
    memberId: null,
    changes: [],
    now,
  });
}
