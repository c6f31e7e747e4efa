import { type Insertable, type Selectable, sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { askLive, liveSession } from "../../platform/db/live-session.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";

export type CompanyId = OwnerId<"company">;
export type MadeOffer = { readonly influencerId: string; readonly id: string; readonly offerId: string };

/** What all offers of one consultation say. */
export type SharedColumns = Omit<
  Insertable<Tables["offers"]>,
  "influencer_id" | "id" | "offer_id" | "is_approval" | "decided_at" | "closed_by" | "closing_told_at"
> & { readonly company_id: string; readonly answer_by: Date };

/**
 * One more that waits, of each creator; answers whose accounts are closed. In the order of their ids, as all who hold several: an
 * insert takes the rows as they are given, where an update would take them as the planner likes.
 *
 * The race: an account that closes while it is asked. Counts are there from the first day and go with the account, so one that has
 * closed before is told by the row that had to be made, and one that closes after waits for these, and takes them away too.
 */
export async function raisePending(
  trx: Trx,
  influencerIds: readonly string[],
): Promise<{ closed: ReadonlySet<string> }> {
  const { rows } = await sql<{ id: string; pending: number }>`
    insert into offer_counts as counts (influencer_id)
    select asked from unnest(${[...influencerIds]}::uuid[]) as asked order by asked
    on conflict (influencer_id) do update set pending = counts.pending + 1
    returning influencer_id as id, pending`.execute(trx);
  return { closed: new Set(rows.flatMap(({ id, pending }) => (pending === 0 ? [id] : []))) };
}

/** One for each creator, in one statement for any number. */
export async function insertCompanyOffers(
  trx: Trx,
  { made, shared }: { made: readonly MadeOffer[]; shared: SharedColumns },
): Promise<void> {
  await sql`
    insert into offers (
      influencer_id, id, offer_id, platform, product_name, product_info, description, situation, month, period_from, period_to,
      budget_min_yen, budget_max_yen, product_url, tie_up_exp, post_format, created_at, company_id, consultation_id,
      usage_scope, usage_months, answer_by
    )
    select made.influencer_id, made.id, made.offer_id, ${shared.platform}, ${shared.product_name}, ${shared.product_info},
      ${shared.description}, ${shared.situation}, ${shared.month}, ${shared.period_from}::date, ${shared.period_to}::date,
      ${shared.budget_min_yen}::bigint, ${shared.budget_max_yen}::bigint, ${shared.product_url}, ${shared.tie_up_exp},
      ${shared.post_format}::text[], ${shared.created_at}::timestamptz, ${shared.company_id}::uuid,
      ${shared.consultation_id ?? null}::uuid, ${shared.usage_scope ?? null}, ${shared.usage_months ?? null}::integer,
      ${shared.answer_by}::timestamptz
    from unnest(
      ${made.map(({ influencerId }) => influencerId)}::uuid[], ${made.map(({ id }) => id)}::uuid[],
      ${made.map(({ offerId }) => offerId)}::text[]
    ) as made (influencer_id, id, offer_id)`.execute(trx);
}

/** Deletes the counts of creators whose accounts were closed meanwhile. */
export async function deleteCounts(trx: Trx, influencerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom("offer_counts").where("influencer_id", "in", influencerIds).execute();
}

type Closing = {
  readonly influencerId: string;
  readonly offerIds: readonly string[];
  readonly closedBy: "company" | "clock";
  readonly now: Date;
};

/**
 * Rejects in the creator's place what still waits, by the condition that a creator decides with: of two at once the second finds
 * `is_approval` set and moves nothing. The clock asks the time as well.
 */
export async function closePending(
  trx: Trx,
  { influencerId, offerIds, closedBy, now }: Closing,
): Promise<string[]> {
  const { rows } = await sql<{ offer_id: string }>`
    with offer as (
      update offers set is_approval = false, decided_at = ${now}, closed_by = ${closedBy}
      where influencer_id = ${influencerId} and offer_id = any(${[...offerIds]}::text[]) and is_approval is null
        and (${closedBy}::text <> 'clock' or answer_by <= ${now})
      returning influencer_id, offer_id
    ),
    counted as (
      update offer_counts as counts set
        pending = pending - (select count(*)::integer from offer), rejected = rejected + (select count(*)::integer from offer)
      where counts.influencer_id = ${influencerId} and exists (select 1 from offer)
    )
    select offer_id from offer`.execute(trx);
  return rows.map(({ offer_id }) => offer_id);
}

export type CompanyOffer = {
  readonly influencerId: OwnerId<"influencer">;
  readonly offerId: string;
  readonly companyId: CompanyId;
};

/** Offers whose time to answer is over, the earliest first. */
export async function findOverdue(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<CompanyOffer[]> {
  const rows = await db
    .selectFrom("offers")
    .select(["influencer_id", "offer_id", "company_id"])
    .where("is_approval", "is", null)
    .where("answer_by", "<=", now)
    .orderBy("answer_by")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    offerId: row.offer_id,
    companyId: mintOwnerId<"company">(row.company_id ?? ""),
  }));
}

type Window = { readonly now: Date; readonly until: Date; readonly madeBefore: Date; readonly limit: number };

/** Offers whose time to answer ends by `until` and whose creator has not been reminded yet. */
export async function findClosing(
  db: Queryable,
  { now, until, madeBefore, limit }: Window,
): Promise<{ influencerId: OwnerId<"influencer">; offerId: string }[]> {
  const rows = await db
    .selectFrom("offers")
    .select(["influencer_id", "offer_id"])
    .where("is_approval", "is", null)
    .where("answer_by", ">", now)
    .where("answer_by", "<=", until)
    .where("created_at", "<=", madeBefore)
    .where("closing_told_at", "is", null)
    .orderBy("answer_by")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    influencerId: mintOwnerId<"influencer">(row.influencer_id),
    offerId: row.offer_id,
  }));
}

/** Once an offer; undefined where it was told or decided meanwhile. */
export function markClosingTold(
  trx: Trx,
  { influencerId, offerId, now }: { influencerId: string; offerId: string; now: Date },
) {
  return trx
    .updateTable("offers")
    .set({ closing_told_at: now })
    .where("influencer_id", "=", influencerId)
    .where("offer_id", "=", offerId)
    .where("is_approval", "is", null)
    .where("closing_told_at", "is", null)
    .returning(["offer_id", "product_name", "platform", "answer_by", "created_at"])
    .executeTakeFirst();
}

const besideColumns = [
  "offer_id",
  "is_approval",
  "company_id",
  "usage_scope",
  "usage_months",
  "answer_by",
  "closed_by",
] as const;
export type BesideRow = Pick<Selectable<Tables["offers"]>, (typeof besideColumns)[number]> &
  Nullable<Pick<Selectable<Tables["deals"]>, "turn" | "turn_due_at">>;
type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

const besideStatement = `
  select ${besideColumns.map((column) => `offer.${column}`).join(", ")}, deal.turn, deal.turn_due_at
  from ${liveSession}
  left join offers offer on offer.influencer_id = live.owner_id and offer.offer_id = $3
  left join deals deal on deal.influencer_id = offer.influencer_id and deal.deal_id = offer.offer_id`;

/** What stands beside an offer of the session's creator; undefined for none. */
export async function findBeside(
  db: Queryable,
  { session, offerId }: { session: UncheckedSession; offerId: string },
): Promise<BesideRow | undefined> {
  const asked = { session, text: besideStatement, parameters: [offerId] };
  const [row] = await askLive<BesideRow | { readonly offer_id: null }>(db, asked);
  return row.offer_id === null ? undefined : row;
}
