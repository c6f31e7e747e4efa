import type { Deps } from "../../../deps.ts";
import { japanMonth } from "../../../platform/japan-time.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { findExpiringDefaults, markTold } from "../cards/cards.repository.ts";
import { tell } from "../notices/send-notices.usecases.ts";
import { holdBilled } from "../provider/billed-company.usecases.ts";

const atOnce = 500;

/** Tells of default cards whose last month has begun, and once more when it is over. */
export async function tellOfExpiry(deps: Deps): Promise<void> {
  const today = japanMonth(deps.clock.now());
  const [year = 0, month = 0] = today.split("-").map(Number);
  for (;;) {
    const due = await findExpiringDefaults(deps.db, { month: year * 12 + month, limit: atOnce });
    for (const card of due) {
      const last = `${card.exp_year}-${String(card.exp_month).padStart(2, "0")}`;
      await tellOne(deps, { ...card, last, isOver: last < today });
    }
    if (due.length < atOnce) return;
  }
}

type Due = Awaited<ReturnType<typeof findExpiringDefaults>>[number];

async function tellOne(deps: Deps, card: Due & { last: string; isOver: boolean }): Promise<void> {
  const companyId = mintOwnerId<"company">(card.company_id);
  await deps.db.transaction().execute(async (trx) => {
    const billed = await holdBilled(trx, companyId);
    if (!(await markTold(trx, { companyId, id: card.id, told: card.isOver ? 2 : 1 })) || !billed) return;
    const data = { brand: card.brand, last4: card.last4, month: card.last };
    const kind = card.isOver ? "cardExpired" : "cardExpiring";
    await tell(deps, trx, { billed, contentOf: (owner) => ({ kind, data: { ...owner, ...data } }) });
  });
}
