import type { ApplicationState } from "@tomoru/contract/company/campaigns";
import { type Selectable, sql } from "kysely";
import type { CampaignTables } from "../../platform/db/campaign-tables.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { CampaignKey, CompanyId, Counts, Place } from "./campaigns.repository.ts";

/** The company's rows, which decide; `own-applications.repository.ts` has the creators'. */

export type ApplicationRow = Selectable<CampaignTables["campaign_applications"]>;
export type ApplicationKey = { readonly companyId: CompanyId; readonly applicationId: string };

export async function insertApplication(
  trx: Trx,
  row: Omit<ApplicationRow, "state" | "decided_at">,
): Promise<void> {
  await trx.insertInto("campaign_applications").values(row).execute();
}

export function findApplication(
  db: Queryable,
  { companyId, applicationId }: ApplicationKey,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom("campaign_applications")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
}

/** The campaign is held. */
export function putApplication(
  trx: Trx,
  { companyId, applicationId }: ApplicationKey,
  { state, now }: { state: ApplicationState; now: Date | null },
): Promise<ApplicationRow> {
  return trx
    .updateTable("campaign_applications")
    .set({ state, decided_at: now })
    .where("company_id", "=", companyId)
    .where("application_id", "=", applicationId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Erases what creators who have left wrote to the company. */
export async function forgetMessages(
  trx: Trx,
  { companyId, applicationIds }: { companyId: CompanyId; applicationIds: readonly string[] },
): Promise<void> {
  await trx
    .updateTable("campaign_applications")
    .set({ message: "" })
    .where("company_id", "=", companyId)
    .where("application_id", "in", [...applicationIds])
    .execute();
}

/** Ends the applications that were not selected, also those that the company passed over before. The campaign is held and over. */
export async function endUndecided(
  trx: Trx,
  { companyId, campaignId, now }: CampaignKey & { now: Date },
): Promise<{ influencerId: string; applicationId: string }[]> {
  const rows = await trx
    .updateTable("campaign_applications")
    .set({ state: "notSelected", decided_at: sql<Date>`coalesce(decided_at, ${now})` })
    .where("company_id", "=", companyId)
    .where("campaign_id", "=", campaignId)
    .where("state", "in", ["applied", "notSelected"])
    .returning(["influencer_id", "application_id"])
    .execute();
  return rows.map(({ influencer_id, application_id }) => ({
    influencerId: influencer_id,
    applicationId: application_id,
  }));
}

type Page = CampaignKey & {
  readonly state: ApplicationState | undefined;
  readonly sort: "first" | "fee";
  /** `at` is a moment, or a fee. */
  readonly after: Place | null;
  readonly most: number;
};

export function findApplications(
  db: Queryable,
  { companyId, campaignId, state, sort, after, most }: Page,
): Promise<ApplicationRow[]> {
  const column = sort === "fee" ? "wish_fee_yen" : "created_at";
  const at = sort === "fee" ? sql`${after?.at}::integer` : sql`${after?.at}::timestamptz`;
  return db
    .selectFrom("campaign_applications")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("campaign_id", "=", campaignId)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "applied"))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${sql.ref(column)}, application_id) > (${at}, ${after?.id})`),
    )
    .orderBy(column)
    .orderBy("application_id")
    .limit(most)
    .execute();
}

export async function countApplications(
  db: Queryable,
  { companyId, campaignIds }: { companyId: CompanyId; campaignIds: readonly string[] },
): Promise<Map<string, Counts>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("campaign_applications")
    .select(({ fn }) => ["campaign_id", "state", fn.countAll<string>().as("count")])
    .where("company_id", "=", companyId)
    .where("campaign_id", "in", [...campaignIds])
    .groupBy(["campaign_id", "state"])
    .execute();
  const counts = new Map<string, Counts>();
  for (const { campaign_id, state, count } of rows) {
    const own = counts.get(campaign_id) ?? { applied: 0, selected: 0, notSelected: 0, withdrawn: 0 };
    counts.set(campaign_id, { ...own, [state]: Number(count) });
  }
  return counts;
}
