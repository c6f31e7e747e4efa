import type { AnswerState } from "@tomoru/contract/company/consultations";
import { type Selectable, sql } from "kysely";
import type { AskingTables } from "../../platform/db/asking-tables.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { CompanyId, ConsultationKey } from "./consultations.repository.ts";

export type AnswerRow = Selectable<AskingTables["consultation_offers"]>;

/** In the order that they were asked in. */
export function findAnswers(
  db: Queryable,
  { companyId, consultationId }: ConsultationKey,
): Promise<AnswerRow[]> {
  return db
    .selectFrom("consultation_offers")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("consultation_id", "=", consultationId)
    .orderBy("created_at")
    .orderBy("offer_id")
    .execute();
}

export function findAnswer(
  db: Queryable,
  { companyId, consultationId, offerId }: ConsultationKey & { offerId: string },
): Promise<AnswerRow | undefined> {
  return db
    .selectFrom("consultation_offers")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("offer_id", "=", offerId)
    .where("consultation_id", "=", consultationId)
    .executeTakeFirst();
}

/** Who has not answered: of one consultation, or of all of a company's. */
export function findWaiting(
  db: Queryable,
  { companyId, consultationId }: { companyId: CompanyId; consultationId?: string },
): Promise<{ influencer_id: string; offer_id: string }[]> {
  return db
    .selectFrom("consultation_offers")
    .select(["influencer_id", "offer_id"])
    .where("company_id", "=", companyId)
    .where("state", "=", "waiting")
    .$if(consultationId !== undefined, (query) => query.where("consultation_id", "=", consultationId ?? ""))
    .execute();
}

export type Answered = Exclude<AnswerState, "waiting">;

/** What became of offers that waited; what is known already stays. The consultations that it belongs to. */
export async function putAnswers(
  db: Queryable,
  {
    companyId,
    offerIds,
    state,
    now,
  }: { companyId: CompanyId; offerIds: readonly string[]; state: Answered; now: Date },
): Promise<string[]> {
  if (offerIds.length === 0) return [];
  const rows = await db
    .updateTable("consultation_offers")
    .set({ state, decided_at: now })
    .where("company_id", "=", companyId)
    .where("offer_id", "in", offerIds)
    .where("state", "=", "waiting")
    .returning("consultation_id")
    .execute();
  return [...new Set(rows.flatMap(({ consultation_id }) => consultation_id ?? []))];
}

export type DecidedOffer = {
  readonly companyId: CompanyId;
  readonly offerId: string;
  readonly isApproval: boolean;
  readonly decidedAt: Date;
};

/** What creators decided of companies' offers, each by its row. */
export async function findDecided(
  db: Queryable,
  rows: readonly { readonly influencer_id: string; readonly deal: string }[],
): Promise<DecidedOffer[]> {
  const found = await db
    .selectFrom("offers")
    .select(["company_id", "offer_id", "is_approval", "decided_at"])
    .where("influencer_id", "in", [...new Set(rows.map(({ influencer_id }) => influencer_id))])
    .where(
      "id",
      "in",
      rows.map(({ deal }) => deal),
    )
    .execute();
  return found.flatMap(({ company_id, offer_id, is_approval, decided_at }) =>
    company_id === null || is_approval === null || decided_at === null
      ? []
      : [
          {
            companyId: mintOwnerId<"company">(company_id),
            offerId: offer_id,
            isApproval: is_approval,
            decidedAt: decided_at,
          },
        ],
  );
}

/** As `putAnswers` for offers of one company, each with its own moment of decision. */
export async function putDecisions(
  db: Queryable,
  { companyId, offers }: { companyId: CompanyId; offers: readonly DecidedOffer[] },
): Promise<string[]> {
  const { rows } = await sql<{ consultation_id: string | null }>`
    update consultation_offers as kept
    set state = case when decided.is_approval then 'approved' else 'rejected' end, decided_at = decided.decided_at
    from unnest(
      ${offers.map(({ offerId }) => offerId)}::text[], ${offers.map(({ isApproval }) => isApproval)}::boolean[],
      ${offers.map(({ decidedAt }) => decidedAt)}::timestamptz[]
    ) as decided (offer_id, is_approval, decided_at)
    where kept.company_id = ${companyId} and kept.offer_id = decided.offer_id and kept.state = 'waiting'
    returning kept.consultation_id`.execute(db);
  return [...new Set(rows.flatMap(({ consultation_id }) => consultation_id ?? []))];
}

export async function putNews(
  db: Queryable,
  { companyId, consultationIds }: { companyId: CompanyId; consultationIds: readonly string[] },
): Promise<void> {
  if (consultationIds.length === 0) return;
  await db
    .updateTable("consultations")
    .set({ has_news: true })
    .where("company_id", "=", companyId)
    .where("id", "in", consultationIds)
    .execute();
}

type Imported = {
  readonly companyId: string;
  readonly offerId: string;
  readonly influencerId: OwnerId<"influencer">;
  readonly platform: AnswerRow["platform"];
  readonly createdAt: Date;
};

/** What the operator brought in for companies belongs to no consultation. */
export async function insertImported(trx: Trx, offers: readonly Imported[]): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map((offer) => ({
    company_id: offer.companyId,
    offer_id: offer.offerId,
    consultation_id: null,
    influencer_id: offer.influencerId,
    platform: offer.platform,
    created_at: offer.createdAt,
    decided_at: null,
  }));
  await trx.insertInto("consultation_offers").values(rows).execute();
}

/** Consultations with new answers that no mail has reported yet. */
export async function findNews(
  db: Queryable,
  { toldBefore, limit }: { toldBefore: Date; limit: number },
): Promise<{ company_id: string; id: string }[]> {
  return db
    .selectFrom("consultations")
    .select(["company_id", "id"])
    .where("has_news", "=", true)
    .where(({ or, eb }) => or([eb("told_at", "is", null), eb("told_at", "<=", toldBefore)]))
    .orderBy(sql`told_at nulls first`)
    .limit(limit)
    .execute();
}

/** The race: of two copies that tell of it one finds the news. */
export function takeNews(trx: Trx, { companyId, consultationId, now }: ConsultationKey & { now: Date }) {
  return trx
    .updateTable("consultations")
    .set({ has_news: false, told_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", consultationId)
    .where("has_news", "=", true)
    .returning(["product_name", "answer_by"])
    .executeTakeFirst();
}
