import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { isOver, ofCompany } from "./deal-groups.data.ts";
import type { ListedDeal, Place } from "./deal-list.rules.ts";

type CompanyId = OwnerId<"company">;

/** The only way from a company to a deal. */
export async function findDealOfCompany(
  db: Queryable,
  { companyId, dealId }: { companyId: CompanyId; dealId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("company_deals")
    .select("influencer_id")
    .where("company_id", "=", companyId)
    .where("deal_id", "=", dealId)
    .executeTakeFirst();
  return row?.influencer_id;
}

export type CompanyPage = {
  readonly companyId: CompanyId;
  readonly group: DealGroup | undefined;
  readonly q: string | undefined;
  readonly platform: Platform | undefined;
  readonly after: Place | undefined;
  readonly rows: number;
};

export function findCompanyDeals(
  db: Queryable,
  { companyId, group, q, platform, after, rows }: CompanyPage,
): Promise<ListedDeal[]> {
  const isWaiting = group === "waiting";
  const like = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("company_deals")
    .selectAll()
    .where("company_id", "=", companyId)
    .$if(isWaiting, (query) => query.where(ofCompany.waiting))
    .$if(group === "active", (query) => query.where(ofCompany.active))
    .$if(group === "done", (query) => query.where(isOver))
    .$if(platform !== undefined, (query) => query.where("platform", "=", platform ?? "instagram"))
    .$if(Boolean(q), (query) =>
      query.where(({ or, eb }) => or([eb("creator_name", "ilike", like), eb("product_name", "ilike", like)])),
    )
    .$if(after !== undefined && isWaiting, (query) =>
      query.where(sql<boolean>`(turn_due_at, deal_id) > (${after?.at}::timestamptz, ${after?.id})`),
    )
    .$if(after !== undefined && !isWaiting, (query) =>
      query.where(sql<boolean>`(updated_at, deal_id) < (${after?.at}::timestamptz, ${after?.id})`),
    )
    .$if(isWaiting, (query) => query.orderBy("turn_due_at").orderBy("deal_id"))
    .$if(!isWaiting, (query) => query.orderBy("updated_at", "desc").orderBy("deal_id", "desc"))
    .limit(rows)
    .execute();
}

export type Counts = { readonly waiting: number; readonly active: number; readonly done: number };

/** Each up to 1,000, so that it costs the same for who has many. */
export async function countCompanyDeals(db: Queryable, companyId: CompanyId): Promise<Counts> {
  const most = limits.dealCountMost;
  const counted = (condition: RawBuilder<boolean>) => sql<number>`(
    select count(*)::integer from (
      select from company_deals where company_id = ${companyId} and ${condition} limit ${most}
    ) as counted
  )`;
  const { rows } = await sql<Counts>`
    select ${counted(ofCompany.waiting)} as waiting, ${counted(ofCompany.active)} as active,
      ${counted(isOver)} as done`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0, done: 0 };
}
