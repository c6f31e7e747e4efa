import type { Trx } from "../../platform/db/database.ts";
import type { Deal } from "./deal-row.rules.ts";
import { answerRound } from "./drafts.repository.ts";

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
