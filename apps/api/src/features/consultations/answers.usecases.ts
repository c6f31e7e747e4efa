import type { Queryable, Trx } from "../../platform/db/database.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import type { Echo } from "../deals/acting/echoes.usecases.ts";
import { findDecided, insertImported, putAnswers, putDecisions, putNews } from "./answers.repository.ts";

/**
 * Brings what creators decided to the companies that asked: their copies follow, their pages look again, a mail will tell. Of the
 * echoes only those of a decision are heard, which bear the offer's own id. Twice is as once.
 */
export async function copyDecisions(db: Queryable, echoes: readonly Echo[]): Promise<void> {
  const decisions = echoes.filter(({ deal, id }) => deal === id);
  if (decisions.length === 0) return;
  const byCompany = Map.groupBy(await findDecided(db, decisions), ({ companyId }) => companyId);
  for (const [companyId, offers] of byCompany) {
    const consultationIds = await putDecisions(db, { companyId, offers });
    await putNews(db, { companyId, consultationIds });
  }
  if (byCompany.size > 0) await announce(db, ...byCompany.keys());
}

/** What companies wait for in vain, since the account of the creator is gone. */
export async function endAnswers(
  trx: Trx,
  { offers, now }: { offers: readonly { companyId: string; offerId: string }[]; now: Date },
): Promise<void> {
  const byCompany = Map.groupBy(offers, ({ companyId }) => companyId);
  for (const [id, own] of [...byCompany].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const companyId = mintOwnerId<"company">(id);
    const offerIds = own.map(({ offerId }) => offerId);
    await putAnswers(trx, { companyId, offerIds, state: "ended", now });
    await announce(trx, companyId);
  }
}

export const importOffers = insertImported;
