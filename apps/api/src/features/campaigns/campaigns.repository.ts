import type { Campaign, CampaignState, NewCampaign } from "@tomoru/contract/company/campaigns";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { CampaignTables } from "../../platform/db/campaign-tables.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { askedTextsOf, textColumnsOf } from "../consultations/asked-columns.usecases.ts";
import { selectByOf } from "./campaign.rules.ts";

export type CompanyId = OwnerId<"company">;
export type CampaignKey = { readonly companyId: CompanyId; readonly campaignId: string };
export type CampaignRow = Selectable<CampaignTables["campaigns"]>;

export function columnsOf(body: NewCampaign) {
  return {
    ...textColumnsOf(body),
    budget_band: body.budgetBand,
    fee_yen: body.feeYen,
    capacity: body.capacity,
    closes_on: body.closesOn,
    select_by: selectByOf(body.closesOn),
    min_followers: body.minFollowers,
    categories: [...new Set(body.categories)],
  };
}

export async function insertCampaign(
  trx: Trx,
  row: Insertable<CampaignTables["campaigns"]>,
): Promise<CampaignRow> {
  return trx.insertInto("campaigns").values(row).returningAll().executeTakeFirstOrThrow();
}

export function findCampaign(
  db: Queryable,
  { companyId, campaignId }: CampaignKey,
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom("campaigns")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .executeTakeFirst();
}

/** Held until the transaction ends, before any of its applications: who applies, selects, withdraws or ends it passes here one by one. */
export function holdCampaign(
  trx: Trx,
  { companyId, campaignId }: CampaignKey,
): Promise<CampaignRow | undefined> {
  return trx
    .selectFrom("campaigns")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .forUpdate()
    .executeTakeFirst();
}

export async function putCampaign(
  trx: Trx,
  { companyId, campaignId }: CampaignKey,
  columns: Updateable<CampaignTables["campaigns"]>,
): Promise<CampaignRow> {
  return trx
    .updateTable("campaigns")
    .set(columns)
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The race: of many who select for the last place one finds it free. Undefined: none is. */
export function takePlace(
  trx: Trx,
  { companyId, campaignId }: CampaignKey,
): Promise<CampaignRow | undefined> {
  return trx
    .updateTable("campaigns")
    .set({ selected: sql`selected + 1` })
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .where("state", "in", ["open", "selecting"])
    .whereRef("selected", "<", "capacity")
    .returningAll()
    .executeTakeFirst();
}

/** One application more or less, in a campaign that is held. */
export function putApplied(
  trx: Trx,
  { companyId, campaignId }: CampaignKey,
  { by, isNews }: { by: 1 | -1; isNews: boolean },
): Promise<CampaignRow> {
  return trx
    .updateTable("campaigns")
    .set({ applied: sql`applied + ${by}::integer`, ...(isNews ? { has_news: true } : {}) })
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Place = { readonly at: string; readonly id: string };

type Page = {
  readonly companyId: CompanyId;
  readonly state: CampaignState | undefined;
  readonly after: Place | null;
  readonly most: number;
};

/** The newest first. */
export function findCampaigns(
  db: Queryable,
  { companyId, state, after, most }: Page,
): Promise<CampaignRow[]> {
  return db
    .selectFrom("campaigns")
    .selectAll()
    .where("company_id", "=", companyId)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "draft"))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Campaigns in these states, in the order of ids: all who hold several take them in that order. */
export function holdCampaignsIn(
  trx: Trx,
  { companyId, states }: { companyId: CompanyId; states: readonly CampaignState[] },
): Promise<CampaignRow[]> {
  return trx
    .selectFrom("campaigns")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("state", "in", [...states])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Published and not over. */
export async function countOpen(db: Queryable, companyId: CompanyId): Promise<number> {
  const { open } = await db
    .selectFrom("campaigns")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("company_id", "=", companyId)
    .where("state", "in", ["open", "selecting"])
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function publishOpen(
  trx: Trx,
  row: Insertable<CampaignTables["open_campaigns"]>,
): Promise<void> {
  await trx.insertInto("open_campaigns").values(row).execute();
}

export async function deleteOpen(trx: Trx, campaignId: string): Promise<void> {
  await trx.deleteFrom("open_campaigns").where("id", "=", campaignId).execute();
}

export async function markFull(trx: Trx, campaignId: string): Promise<void> {
  await trx.updateTable("open_campaigns").set({ is_full: true }).where("id", "=", campaignId).execute();
}

/** Campaigns of all companies that are due to be moved on by the clock. */
export function findDue(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ company_id: string; id: string }[]> {
  return db
    .selectFrom("campaigns")
    .select(["company_id", "id"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

/** Campaigns of all companies with new applications that no mail has reported yet. */
export function findNews(
  db: Queryable,
  { toldBefore, limit }: { toldBefore: Date; limit: number },
): Promise<{ company_id: string; id: string }[]> {
  return db
    .selectFrom("campaigns")
    .select(["company_id", "id"])
    .where("has_news", "=", true)
    .where(({ or, eb }) => or([eb("told_at", "is", null), eb("told_at", "<=", toldBefore)]))
    .orderBy(sql`told_at nulls first`)
    .limit(limit)
    .execute();
}

/** The race: of two copies that tell of it one finds the news. */
export function takeNews(
  trx: Trx,
  { companyId, campaignId, now }: CampaignKey & { now: Date },
): Promise<CampaignRow | undefined> {
  return trx
    .updateTable("campaigns")
    .set({ has_news: false, told_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", campaignId)
    .where("has_news", "=", true)
    .returningAll()
    .executeTakeFirst();
}

/** What both sides read of it. */
export function textsOf(row: CampaignRow) {
  return {
    campaignId: row.id,
    ...askedTextsOf(row),
    capacity: row.capacity,
    closesOn: row.closes_on,
    selectBy: row.select_by,
    minFollowers: row.min_followers,
    categories: row.categories,
  };
}

export type Counts = Campaign["counts"];

export function campaignOf(
  row: CampaignRow,
  counts: Counts = { applied: 0, selected: 0, notSelected: 0, withdrawn: 0 },
): Campaign {
  return {
    ...textsOf(row),
    state: row.state,
    counts,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}
