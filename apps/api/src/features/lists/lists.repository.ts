import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { List, ListRow, listSorts, listStatuses } from "@tomoru/contract/company/lists";
import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { FindingTables } from "../../platform/db/finding-tables.ts";
import type { OwnerId } from "../../platform/owner.ts";

export type CompanyId = OwnerId<"company">;
export type ListKey = { readonly companyId: CompanyId; readonly listId: string };
type Status = (typeof listStatuses)[number];

export const listColumns = [
  "id",
  "name",
  "explanation",
  "platform",
  "group_id",
  "budget_band",
  "status",
  "locked_at",
  "count",
  "created_by",
  "updated_at",
  "consulted_at",
] as const;

type Row = {
  id: string;
  name: string;
  explanation: string;
  platform: Platform;
  group_id: string | null;
  budget_band: BudgetBand | null;
  status: Status;
  locked_at: Date | null;
  count: number;
  created_by: string;
  updated_at: Date;
  consulted_at: Date | null;
};

export function listOf(row: Row): List {
  return {
    listId: row.id,
    name: row.name,
    explanation: row.explanation,
    platform: row.platform,
    groupId: row.group_id,
    budgetBand: row.budget_band,
    status: row.status,
    isLocked: row.locked_at !== null,
    count: row.count,
    createdBy: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    consultedAt: row.consulted_at?.toISOString() ?? null,
  };
}

type ToldEntry = Pick<ListRow, "note" | "addedBy" | "addedAt" | "lastDeal"> & { influencerId: string };
export type ListWithEntries = List & {
  readonly entries: readonly ToldEntry[];
  readonly consultationId: string | null;
};

/** With those in it, the newest first, and the company's last deal with each: in one statement, whatever their number. */
export async function findListWithEntries(
  db: Queryable,
  { companyId, listId }: ListKey,
): Promise<ListWithEntries | undefined> {
  const row = await db
    .selectFrom("lists")
    .select(listColumns)
    .select(
      sql<ToldEntry[]>`coalesce((
        select json_agg(json_build_object(
          'influencerId', entry.influencer_id, 'note', entry.note, 'addedBy', entry.added_by,
          'addedAt', entry.added_at, 'lastDeal', (
            select json_build_object('dealId', deal.deal_id, 'reportedOn', deal.reported_on, 'feeYen', deal.fee_yen)
            from company_deals as deal
            where deal.company_id = ${companyId} and deal.influencer_id = entry.influencer_id
              and deal.state = 'accepted' and deal.reported_on is not null
            order by deal.reported_on desc, deal.deal_id desc limit 1
          )
        ) order by entry.added_at desc, entry.influencer_id)
        from list_creators as entry where entry.company_id = ${companyId} and entry.list_id = ${listId}
      ), '[]')`.as("entries"),
    )
    .select(
      sql<string | null>`(
        select asked.id from consultations as asked where asked.company_id = ${companyId} and asked.list_id = ${listId}
        limit 1
      )`.as("consultation_id"),
    )
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .executeTakeFirst();
  return row && { ...listOf(row), entries: row.entries, consultationId: row.consultation_id };
}

/** Held until the transaction ends: whoever adds, removes or consults comes one after the other. */
export async function holdList(trx: Trx, { companyId, listId }: ListKey): Promise<List | undefined> {
  const row = await trx
    .selectFrom("lists")
    .select(listColumns)
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .forUpdate()
    .executeTakeFirst();
  return row && listOf(row);
}

export type ListPlace = { readonly value: string; readonly id: string };

export type Page = {
  readonly companyId: CompanyId;
  readonly group: string | undefined;
  readonly status: Status | undefined;
  readonly platform: Platform | undefined;
  readonly q: string | undefined;
  readonly sort: (typeof listSorts)[number];
  readonly after: ListPlace | null;
  readonly most: number;
};

export async function findLists(db: Queryable, page: Page): Promise<List[]> {
  const { companyId, group, status, platform, q, after } = page;
  const isByName = page.sort === "name";
  const rows = await db
    .selectFrom("lists")
    .select(listColumns)
    .where("company_id", "=", companyId)
    .$if(group === "none", (query) => query.where("group_id", "is", null))
    .$if(group !== undefined && group !== "none", (query) => query.where("group_id", "=", group ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "unconsulted"))
    .$if(platform !== undefined, (query) => query.where("platform", "=", platform ?? "instagram"))
    .$if(q !== undefined && q !== "", (query) =>
      query.where(sql<boolean>`strpos(lower(name || ' ' || explanation), lower(${q ?? ""})) > 0`),
    )
    .$if(after !== null && isByName, (query) =>
      query.where(sql<boolean>`(name, id) > (${after?.value}, ${after?.id}::uuid)`),
    )
    .$if(after !== null && !isByName, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.value}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(isByName ? "name" : "updated_at", isByName ? "asc" : "desc")
    .orderBy("id", isByName ? "asc" : "desc")
    .limit(page.most)
    .execute();
  return rows.map(listOf);
}

export async function countLists(
  db: Queryable,
  companyId: CompanyId,
): Promise<{ all: number; uncategorised: number; unconsulted: number }> {
  const row = await db
    .selectFrom("lists")
    .select(({ fn, eb }) => [
      fn.countAll<string>().as("all"),
      fn.countAll<string>().filterWhere("group_id", "is", null).as("uncategorised"),
      fn
        .countAll<string>()
        .filterWhere(eb("status", "=", "unconsulted"))
        .as("unconsulted"),
    ])
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return {
    all: Number(row.all),
    uncategorised: Number(row.uncategorised),
    unconsulted: Number(row.unconsulted),
  };
}

type NewList = Pick<
  FindingTables["lists"],
  | "company_id"
  | "id"
  | "name"
  | "explanation"
  | "platform"
  | "group_id"
  | "budget_band"
  | "created_by"
  | "created_at"
>;

export async function insertList(trx: Trx, list: NewList): Promise<void> {
  await trx
    .insertInto("lists")
    .values({ ...list, locked_at: null, consulted_at: null, updated_at: list.created_at })
    .execute();
}

export type Change = {
  readonly name?: string | undefined;
  readonly explanation?: string | undefined;
  readonly groupId?: string | null | undefined;
  readonly budgetBand?: BudgetBand | null | undefined;
};

export async function changeList(
  trx: Trx,
  { companyId, listId }: ListKey,
  { name, explanation, groupId, budgetBand, now }: Change & { now: Date },
): Promise<void> {
  await trx
    .updateTable("lists")
    .set({
      ...(name === undefined ? {} : { name }),
      ...(explanation === undefined ? {} : { explanation }),
      ...(groupId === undefined ? {} : { group_id: groupId }),
      ...(budgetBand === undefined ? {} : { budget_band: budgetBand }),
      updated_at: now,
    })
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .execute();
}

export async function deleteList(trx: Trx, { companyId, listId }: ListKey): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("lists")
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Leaves open as many unconsulted lists as the plan allows, the last edited first, and locks the others until there is room. */
export async function lockBeyond(
  trx: Trx,
  { companyId, most, now }: { companyId: CompanyId; most: number; now: Date },
): Promise<void> {
  await sql`
    update lists set locked_at = case when ranked.place > ${most} then coalesce(lists.locked_at, ${now}::timestamptz) end
    from (
      select id, row_number() over (order by updated_at desc, id desc) as place from lists
      where company_id = ${companyId} and status = 'unconsulted'
    ) as ranked
    where lists.company_id = ${companyId} and lists.id = ranked.id
      and (lists.locked_at is not null) <> (ranked.place > ${most})`.execute(trx);
}
