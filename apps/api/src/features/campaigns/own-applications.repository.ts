import type { OwnApplication } from "@tomoru/contract/influencer/campaigns";
import { type Insertable, type Selectable, sql } from "kysely";
import type { CampaignTables } from "../../platform/db/campaign-tables.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { Place } from "./campaigns.repository.ts";

export type CreatorId = OwnerId<"influencer">;
export type OwnRow = Selectable<CampaignTables["applications"]>;
type State = OwnApplication["state"];

/** Until the transaction ends: of many applications of one creator at once each counts those before it. A deal that opens need not wait. */
export async function holdApplicant(trx: Trx, influencerId: CreatorId): Promise<void> {
  await trx.selectFrom("influencers").select("id").where("id", "=", influencerId).forNoKeyUpdate().execute();
}

export async function insertOwn(trx: Trx, row: Insertable<CampaignTables["applications"]>): Promise<OwnRow> {
  return trx.insertInto("applications").values(row).returningAll().executeTakeFirstOrThrow();
}

export function findOwn(
  db: Queryable,
  { influencerId, applicationId }: { influencerId: CreatorId; applicationId: string },
): Promise<OwnRow | undefined> {
  return db
    .selectFrom("applications")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
}

/** By campaign. */
export async function findOwnOf(
  db: Queryable,
  { influencerId, campaignIds }: { influencerId: CreatorId; campaignIds: readonly string[] },
): Promise<Map<string, OwnRow>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .where("campaign_id", "in", [...campaignIds])
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row]));
}

/** The newest first. */
export function findOwnPage(
  db: Queryable,
  { influencerId, after, most }: { influencerId: CreatorId; after: Place | null; most: number },
): Promise<OwnRow[]> {
  return db
    .selectFrom("applications")
    .selectAll()
    .where("influencer_id", "=", influencerId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, application_id) < (${after?.at}::timestamptz, ${after?.id})`),
    )
    .orderBy("created_at", "desc")
    .orderBy("application_id", "desc")
    .limit(most)
    .execute();
}

export type OwnCounts = {
  readonly undecided: number;
  readonly all: number;
  /** The campaigns of the applications since a moment. */
  readonly campaignIds: readonly string[];
};

export async function countOwn(
  db: Queryable,
  { influencerId, since }: { influencerId: CreatorId; since: Date },
): Promise<OwnCounts> {
  const { undecided, all, ids } = await db
    .selectFrom("applications")
    .select([
      sql<string>`count(*) filter (where state = 'applied')`.as("undecided"),
      sql<string>`count(*)`.as("all"),
      sql<string[] | null>`array_agg(campaign_id) filter (where created_at > ${since})`.as("ids"),
    ])
    .where("influencer_id", "=", influencerId)
    .executeTakeFirstOrThrow();
  return { undecided: Number(undecided), all: Number(all), campaignIds: ids ?? [] };
}

/** What became of applications that waited: the company's row has decided it. */
export async function putOwn(
  trx: Trx,
  {
    influencerId,
    applicationId,
    state,
    now,
  }: { influencerId: CreatorId; applicationId: string; state: State; now: Date },
): Promise<void> {
  await trx
    .updateTable("applications")
    .set({ state, decided_at: now })
    .where("influencer_id", "=", influencerId)
    .where("application_id", "=", applicationId)
    .where("state", "=", "applied")
    .execute();
}

/** The same of many creators. */
export async function putOwnOfMany(
  trx: Trx,
  {
    influencerIds,
    campaignId,
    state,
    now,
  }: { influencerIds: readonly string[]; campaignId: string; state: State; now: Date },
): Promise<void> {
  await trx
    .updateTable("applications")
    .set({ state, decided_at: now })
    .where("influencer_id", "in", [...influencerIds])
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "applied")
    .execute();
}

/** All of one creator's. */
export function deleteOwn(trx: Trx, influencerId: CreatorId): Promise<OwnRow[]> {
  return trx.deleteFrom("applications").where("influencer_id", "=", influencerId).returningAll().execute();
}

export function findAllOwn(db: Queryable, influencerId: CreatorId): Promise<OwnRow[]> {
  return db.selectFrom("applications").selectAll().where("influencer_id", "=", influencerId).execute();
}

export function ownApplicationOf(row: OwnRow, companyName: string): OwnApplication {
  return {
    applicationId: row.application_id,
    campaignId: row.campaign_id,
    platform: row.platform,
    productName: row.product_name,
    companyName,
    message: row.message,
    wishFeeYen: row.wish_fee_yen,
    state: row.state,
    appliedAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    dealId: row.state === "selected" ? row.application_id : null,
  };
}
