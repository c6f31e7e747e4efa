import { nextPayDate } from "@tomoru/contract/deals/pay-cuts";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { announce } from "../../platform/live/announce.ts";
import { payeesOf, savedAtOf } from "../bank/payee.usecases.ts";
import { movePaymentStage } from "../deals/page/payment-stages.usecases.ts";
import { findFailedCreators, reviveFailed as revive } from "./payment-moves.repository.ts";

/** What a bank sent back is due again, on the next pay date, once its creator saved their details since and a day has gone by. */
export async function reviveFailed(deps: Deps): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const now = deps.clock.now();
    const asked: Awaited<ReturnType<typeof findFailedCreators>> = await findFailedCreators(deps.db, {
      after,
      limit: limits.payoutSlice,
    });
    const payees = await payeesOf(deps, deps.db, { influencerIds: asked, now });
    const ready = asked.filter((id) => payees.get(id)?.kind === "payable");
    const savedAt = await savedAtOf(deps.db, ready);
    for (const influencerId of ready) {
      const saved = savedAt.get(influencerId);
      if (!saved) continue;
      await deps.db.transaction().execute(async (trx) => {
        const dueOn = nextPayDate(now);
        const revived = await revive(trx, { influencerId, savedAt: saved, dueOn, now });
        await movePaymentStage(trx, { payments: revived, stage: "due", dueOn, now });
        if (revived.length > 0) await announce(trx, influencerId);
      });
    }
    after = asked.at(-1) ?? null;
    if (asked.length < limits.payoutSlice) return;
  }
}
