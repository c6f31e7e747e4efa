import type { Consultation } from "@tomoru/contract/company/consultations";
import type { Platform } from "@tomoru/contract/platforms";
import { type Selectable, sql } from "kysely";
import type { AskingTables } from "../../platform/db/asking-tables.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { textsOfAsked } from "./asked-texts.rules.ts";
import { type Askable, type Counts, noCounts } from "./consultation.rules.ts";

export type CompanyId = OwnerId<"company">;
export type ConsultationKey = { readonly companyId: CompanyId; readonly consultationId: string };
export type ConsultationRow = Selectable<AskingTables["consultations"]>;

export type Addressee = Askable & {
  readonly email: string | null;
  readonly fullName: string | null;
  readonly locale: "ja" | "en";
  readonly wantsMail: boolean;
};

/** What decides whether each of these creators can be asked, by id; unknown ids are missing. */
export async function findAddressees(
  db: Queryable,
  {
    companyId,
    platform,
    influencerIds,
  }: { companyId: CompanyId; platform: Platform; influencerIds: readonly string[] },
): Promise<Map<string, Addressee>> {
  const { rows } = await sql<Addressee>`
    select account.owner_id as "influencerId", account.status, account.email, account.full_name as "fullName",
      account.locale, person.is_notify_campaign and account.status = 'active' as "wantsMail",
      linked.influencer_id is not null as "isLinked", found.influencer_id is not null as "isFound",
      count(offer.id)::integer as waiting
    from accounts as account
    join influencers as person on person.id = account.owner_id
    left join social_accounts as linked on linked.influencer_id = account.owner_id and linked.platform = ${platform}
    left join ${sql.table(`discovery_${platform}`)} as found on found.influencer_id = account.owner_id
    left join offers as offer on offer.influencer_id = account.owner_id and offer.company_id = ${companyId}
      and offer.is_approval is null
    where account.owner_id = any(${[...influencerIds]}::uuid[])
    group by account.owner_id, account.status, account.email, account.full_name, account.locale,
      person.is_notify_campaign, linked.influencer_id, found.influencer_id`.execute(db);
  return new Map(rows.map((row) => [row.influencerId, row]));
}

/** Whether mails about offers are for the creator: not while suspended, and not where turned off. */
export async function wantsOfferMail(db: Queryable, influencerId: OwnerId<"influencer">): Promise<boolean> {
  const person = await db
    .selectFrom("influencers as person")
    .innerJoin("accounts as account", "account.owner_id", "person.id")
    .select("person.id")
    .where("person.id", "=", influencerId)
    .where("person.is_notify_campaign", "=", true)
    .where("account.owner_id", "=", influencerId)
    .where("account.status", "=", "active")
    .executeTakeFirst();
  return person !== undefined;
}

/** How many creators a company has asked since. */
export async function countAskedSince(
  db: Queryable,
  { companyId, since }: { companyId: CompanyId; since: Date },
): Promise<number> {
  const { asked } = await db
    .selectFrom("consultation_offers")
    .select(({ fn }) => fn.countAll<string>().as("asked"))
    .where("company_id", "=", companyId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(asked);
}

type New = Omit<ConsultationRow, "state" | "closed_at" | "has_news" | "told_at">;
type Asked = { readonly influencerId: string; readonly offerId: string };

/** To be run alone, or by the statement that marks the consulted list. */
export function consultationInsert(trx: Trx, row: New) {
  return trx.insertInto("consultations").values(row).returning("id");
}

/**
 * Everybody who was asked: one statement for any number. It does not stand beside the consultation's own: a distributed PostgreSQL has no
 * plan for an insert of rows that are no table's with another one in front.
 */
export async function insertAsked(
  trx: Trx,
  { row, asked }: { row: New; asked: readonly Asked[] },
): Promise<void> {
  const { company_id, id, platform, created_at } = row;
  const offerIds = sql`${asked.map(({ offerId }) => offerId)}::text[]`;
  const influencerIds = sql`${asked.map(({ influencerId }) => influencerId)}::uuid[]`;
  await trx
    .insertInto("consultation_offers")
    .columns(["company_id", "offer_id", "consultation_id", "influencer_id", "platform", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ offer_id: string; influencer_id: string }>`unnest(${offerIds}, ${influencerIds})`.as<"asked">(
            sql`asked (offer_id, influencer_id)`,
          ),
        )
        .select([
          sql<string>`${company_id}::uuid`.as("company_id"),
          "asked.offer_id",
          sql<string>`${id}::uuid`.as("consultation_id"),
          "asked.influencer_id",
          sql<typeof platform>`${platform}::text`.as("platform"),
          sql<Date>`${created_at}::timestamptz`.as("created_at"),
        ]),
    )
    .execute();
}

export type Place = { readonly at: string; readonly id: string };

/** The newest first. */
export function findConsultations(
  db: Queryable,
  { companyId, after, most }: { companyId: CompanyId; after: Place | null; most: number },
): Promise<ConsultationRow[]> {
  return db
    .selectFrom("consultations")
    .selectAll()
    .where("company_id", "=", companyId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export function findConsultation(
  db: Queryable,
  { companyId, consultationId }: ConsultationKey,
): Promise<ConsultationRow | undefined> {
  return db
    .selectFrom("consultations")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", consultationId)
    .executeTakeFirst();
}

/** How many creators gave which answer, by consultation. */
export async function countAnswers(
  db: Queryable,
  { companyId, consultationIds }: { companyId: CompanyId; consultationIds: readonly string[] },
): Promise<Map<string, Counts>> {
  if (consultationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("consultation_offers")
    .select(({ fn }) => ["consultation_id", "state", fn.countAll<string>().as("count")])
    .where("company_id", "=", companyId)
    .where("consultation_id", "in", consultationIds)
    .groupBy(["consultation_id", "state"])
    .execute();
  const counts = new Map<string, Counts>();
  for (const { consultation_id, state, count } of rows) {
    const id = consultation_id ?? "";
    const own = counts.get(id) ?? noCounts;
    const key = state === "withdrawn" ? "ended" : state;
    counts.set(id, { ...own, sent: own.sent + Number(count), [key]: own[key] + Number(count) });
  }
  return counts;
}

/** False where it is closed already. */
export async function putClosed(
  trx: Trx,
  { companyId, consultationId, now }: ConsultationKey & { now: Date },
): Promise<boolean> {
  const put = await trx
    .updateTable("consultations")
    .set({ state: "closed", closed_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", consultationId)
    .where("state", "=", "open")
    .executeTakeFirst();
  return put.numUpdatedRows > 0n;
}

export async function putAllClosed(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await trx
    .updateTable("consultations")
    .set({ state: "closed", closed_at: now })
    .where("company_id", "=", companyId)
    .where("state", "=", "open")
    .execute();
}

export function consultationOf(row: ConsultationRow, counts: Counts = noCounts): Consultation {
  return {
    consultationId: row.id,
    listId: row.list_id,
    listName: row.list_name,
    ...textsOfAsked(row),
    answerBy: row.answer_by.toISOString(),
    state: row.state,
    counts,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
