import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { type Answered, insertImported, putAnswers, putNews } from "./answers.repository.ts";
import type { CompanyId } from "./consultations.repository.ts";

type Answer = {
  readonly companyId: CompanyId;
  readonly offerIds: readonly string[];
  readonly state: Answered;
  readonly decidedAt: Date;
};

/** Brings what creators decided to the company that asked: its copy follows, its pages look again, a mail will tell. Twice is as once. */
async function copyAnswers(db: Queryable, { companyId, offerIds, state, decidedAt }: Answer): Promise<void> {
  const consultationIds = await putAnswers(db, { companyId, offerIds, state, now: decidedAt });
  await putNews(db, { companyId, consultationIds });
  await announce(db, companyId);
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

type Decided = {
  readonly companyId: string | null;
  readonly offerId: string;
  readonly isApproval: boolean;
  readonly decidedAt: Date;
};

/** After a creator's decision of an offer; an operator's own has nobody who waits. */
export async function tellCompany(
  { db, log }: Pick<Deps, "db" | "log">,
  { companyId, offerId, isApproval, decidedAt }: Decided,
): Promise<void> {
  if (companyId === null) return;
  const state = isApproval ? "approved" : "rejected";
  try {
    await copyAnswers(db, {
      companyId: mintOwnerId<"company">(companyId),
      offerIds: [offerId],
      state,
      decidedAt,
    });
  } catch (error) {
    log.error({ err: error, offerId }, "a company was not told of an answer yet");
  }
}

export const importOffers = insertImported;
