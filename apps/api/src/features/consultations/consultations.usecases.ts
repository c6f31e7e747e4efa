import type {
  Consultation,
  ConsultationOffer,
  listAnswers,
  listConsultations,
  previewConsultation,
} from "@tomoru/contract/company/consultations";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { cardsFor, influencerOf } from "../discovery/cards/cards.usecases.ts";
import { creatorsOfList } from "../lists/list-entries.usecases.ts";
import { type AnswerRow, findAnswers } from "./answers.repository.ts";
import { unaskedReasonOf } from "./consultation.rules.ts";
import {
  type ConsultationKey,
  type ConsultationRow,
  consultationOf,
  countAnswers,
  findAddressees,
  findConsultation,
  findConsultations,
  type Place,
} from "./consultations.repository.ts";

type Caller = Admitted<"company">;

export async function pageOfConsultations(
  { db, keys }: Deps,
  { caller, query }: { caller: Caller; query: QueryOf<typeof listConsultations> },
): Promise<ResultOf<typeof listConsultations>> {
  const companyId = caller.ownerId;
  const { cursor, limit } = query;
  const cursors = sealedCursors<Place>(keys, `consultationCursor/${companyId}`);
  const found = await findConsultations(db, { companyId, after: cursors.read(cursor), most: limit + 1 });
  const placeOf = (row: ConsultationRow) => ({ at: row.created_at.toISOString(), id: row.id });
  const { rows, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  const counts = await countAnswers(db, { companyId, consultationIds: rows.map(({ id }) => id) });
  return { docs: rows.map((row) => consultationOf(row, counts.get(row.id))), nextCursor };
}

/** The company's own; `dataNotFound` for somebody else's and for none. */
export async function rowOf(db: Queryable, key: ConsultationKey): Promise<ConsultationRow> {
  const row = await findConsultation(db, key);
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

export async function consultationWith(db: Queryable, key: ConsultationKey): Promise<Consultation> {
  const row = await rowOf(db, key);
  const counts = await countAnswers(db, { companyId: key.companyId, consultationIds: [row.id] });
  return consultationOf(row, counts.get(row.id));
}

export async function answersOf(deps: Deps, key: ConsultationKey): Promise<ResultOf<typeof listAnswers>> {
  const { platform } = await rowOf(deps.db, key);
  const rows = await findAnswers(deps.db, key);
  return { docs: await answersWith(deps, { rows, platform }) };
}

/** With what companies see of who was asked, as long as they see anything. */
export async function answersWith(
  deps: Deps,
  { rows, platform }: { rows: readonly AnswerRow[]; platform: Platform },
): Promise<ConsultationOffer[]> {
  const influencerIds = rows.map(({ influencer_id }) => influencer_id);
  const cards = await cardsFor(deps, { influencerIds, platform, hasPrAnalysis: false });
  return rows.flatMap((row) => {
    const found = cards.get(row.influencer_id);
    if (!found) return [];
    const { creatorId, handle, displayName, price } = found.card;
    return {
      offerId: row.offer_id,
      ...{ creatorId, handle, displayName, isGone: found.isGone, price },
      state: row.state,
      sentAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    };
  });
}

/** Who would be asked now. */
export async function previewOf(
  deps: Deps,
  { caller, query }: { caller: Caller; query: QueryOf<typeof previewConsultation> },
): Promise<ResultOf<typeof previewConsultation>> {
  const companyId = caller.ownerId;
  const { listId, creatorId = "", platform } = query;
  const list = listId === undefined ? undefined : await creatorsOfList(deps.db, { companyId, listId });
  const influencerId = listId === undefined ? influencerOf(deps, creatorId) : undefined;
  const influencerIds = list?.influencerIds ?? (influencerId ? [influencerId] : []);
  if (listId === undefined && influencerIds.length === 0) throw new Refusal("dataNotFound");
  if (list && list.platform !== platform) throw refuseField("platform", "dataInvalid");
  const addressees = await findAddressees(deps.db, { companyId, platform, influencerIds });
  if (!list && addressees.size === 0) throw new Refusal("dataNotFound");
  const cards = await cardsFor(deps, { influencerIds, platform, hasPrAnalysis: false });
  return {
    listName: list?.name ?? null,
    creators: influencerIds.flatMap((id) => {
      const card = cards.get(id)?.card;
      const unasked = unaskedReasonOf(addressees.get(id)) ?? null;
      if (!card) return [];
      const { creatorId, handle, displayName, price } = card;
      return { creatorId, handle, displayName, price, unasked };
    }),
  };
}
