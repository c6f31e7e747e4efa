import type { Consultation, ConsultationOffer } from "@tomoru/contract/company/consultations";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { closeOffers } from "../offers/company-offers.usecases.ts";
import { findAnswer, findWaiting, putAnswers } from "./answers.repository.ts";
import { type CompanyId, type ConsultationKey, putAllClosed, putClosed } from "./consultations.repository.ts";
import { answersWith, consultationWith, rowOf } from "./consultations.usecases.ts";

/** Nobody else is asked by it, and who has not answered needs not: they read that the company withdrew. Again is a success. */
export async function closeConsultation(deps: Deps, key: ConsultationKey): Promise<Consultation> {
  await deps.db.transaction().execute(async (trx) => {
    await rowOf(trx, key);
    const now = deps.clock.now();
    if (await putClosed(trx, { ...key, now })) await withdrawAll(trx, { ...key, now });
  });
  return consultationWith(deps.db, key);
}

/** 409 `dataInvalid` once the creator, or the clock, has decided; withdrawn already is a success. */
export async function withdrawOffer(
  deps: Deps,
  { offerId, ...key }: ConsultationKey & { offerId: string },
): Promise<ConsultationOffer> {
  const { companyId } = key;
  const row = await deps.db.transaction().execute(async (trx) => {
    const standing = await findAnswer(trx, { ...key, offerId });
    if (!standing) throw new Refusal("dataNotFound");
    if (standing.state === "withdrawn") return standing;
    const now = deps.clock.now();
    const offers = [{ influencerId: standing.influencer_id, offerId }];
    const closed = await closeOffers(trx, { offers, closedBy: "company", now });
    if (!closed.has(offerId)) return refuseUnlessWithdrawn(trx, { ...key, offerId });
    await putAnswers(trx, { companyId, offerIds: [offerId], state: "withdrawn", now });
    await announce(trx, mintOwnerId<"influencer">(standing.influencer_id), companyId);
    return { ...standing, state: "withdrawn" as const, decided_at: now };
  });
  const [answer] = await answersWith(deps, { rows: [row], platform: row.platform });
  if (!answer) throw new Refusal("dataNotFound");
  return answer;
}

/** The race: of two that withdraw at once the second has waited for the offer, and reads here what the first has written. */
async function refuseUnlessWithdrawn(trx: Trx, key: ConsultationKey & { offerId: string }) {
  const standing = await findAnswer(trx, key);
  if (standing?.state === "withdrawn") return standing;
  throw new Refusal("dataInvalid", { status: 409 });
}

/** Withdraws all unanswered offers of a company that is suspended or closes. The company is held. */
export async function endAsking(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await putAllClosed(trx, { companyId, now });
  await withdrawAll(trx, { companyId, now });
}

async function withdrawAll(
  trx: Trx,
  { companyId, consultationId, now }: { companyId: CompanyId; consultationId?: string; now: Date },
): Promise<void> {
  const scope = consultationId === undefined ? { companyId } : { companyId, consultationId };
  const waiting = await findWaiting(trx, scope);
  const offers = waiting.map((row) => ({ influencerId: row.influencer_id, offerId: row.offer_id }));
  const closed = await closeOffers(trx, { offers, closedBy: "company", now });
  await putAnswers(trx, { companyId, offerIds: [...closed], state: "withdrawn", now });
  const told = offers.filter(({ offerId }) => closed.has(offerId)).map(({ influencerId }) => influencerId);
  if (told.length > 0) await announce(trx, ...new Set(told.map((id) => mintOwnerId<"influencer">(id))));
}
