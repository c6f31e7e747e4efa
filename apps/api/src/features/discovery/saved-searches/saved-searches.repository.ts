import type { SearchSort } from "@tomoru/contract/company/discovery";
import type { SavedFilters } from "@tomoru/contract/company/saved-searches";
import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";

type CompanyId = OwnerId<"company">;
export type SearchKey = { readonly companyId: CompanyId; readonly searchId: string };

export type SearchedFor = {
  readonly platform: Platform;
  readonly filters: SavedFilters;
  readonly sort: SearchSort;
};

export type SavedRow = SearchedFor & {
  readonly searchId: string;
  readonly name: string;
  readonly newCount: number;
  readonly mailedTo: readonly string[];
  readonly mailedAt: Date | null;
  readonly openedAt: Date;
  readonly createdAt: Date;
};

const columns = [
  "id",
  "name",
  "filters",
  "sort",
  "new_count",
  "mailed_to",
  "mailed_at",
  "opened_at",
  "created_at",
] as const;

type Row = {
  id: string;
  name: string;
  filters: unknown;
  sort: string;
  new_count: number;
  mailed_to: string[];
  mailed_at: Date | null;
  opened_at: Date;
  created_at: Date;
};

function rowOf(row: Row): SavedRow {
  const { platform, ...filters } = row.filters as SavedFilters & { platform: Platform };
  return {
    searchId: row.id,
    name: row.name,
    platform,
    filters,
    sort: row.sort as SearchSort,
    newCount: row.new_count,
    mailedTo: row.mailed_to,
    mailedAt: row.mailed_at,
    openedAt: row.opened_at,
    createdAt: row.created_at,
  };
}

const filtersColumn = ({ platform, filters }: SearchedFor) => JSON.stringify({ ...filters, platform });

/** The oldest first. */
export async function findSearches(db: Queryable, companyId: CompanyId): Promise<SavedRow[]> {
  const rows = await db
    .selectFrom("saved_searches")
    .select(columns)
    .where("company_id", "=", companyId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(rowOf);
}

export async function findSearch(
  db: Queryable,
  { companyId, searchId }: SearchKey,
): Promise<SavedRow | undefined> {
  const row = await db
    .selectFrom("saved_searches")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("id", "=", searchId)
    .executeTakeFirst();
  return row && rowOf(row);
}

export async function countSearches(db: Queryable, companyId: CompanyId): Promise<number> {
  const { count } = await db
    .selectFrom("saved_searches")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewSearch = SearchKey & SearchedFor & { readonly name: string; readonly now: Date; readonly next: Date };

export async function insertSearch(trx: Trx, search: NewSearch): Promise<void> {
  const { companyId, searchId, name, sort, now, next } = search;
  await trx
    .insertInto("saved_searches")
    .values({
      company_id: companyId,
      id: searchId,
      name,
      filters: filtersColumn(search),
      sort,
      opened_at: now,
      created_at: now,
      next_count_at: next,
    })
    .execute();
}

export async function renameSearch(trx: Trx, { name, ...key }: SearchKey & { name: string }): Promise<void> {
  await changeOf(trx, key).set({ name }).execute();
}

/** Another search has nothing new yet. */
export async function putSearchedFor(
  trx: Trx,
  { key, search, now }: { key: SearchKey; search: SearchedFor; now: Date },
): Promise<void> {
  await changeOf(trx, key)
    .set({ filters: filtersColumn(search), sort: search.sort, opened_at: now, new_count: 0 })
    .execute();
}

/** Each member's word by itself: of two at once neither takes the other's. */
export async function putMailed(
  trx: Trx,
  { key, memberId, isMailed }: { key: SearchKey; memberId: string; isMailed: boolean },
): Promise<void> {
  const without = sql<string[]>`array_remove(mailed_to, ${memberId}::uuid)`;
  const mailed_to = isMailed ? sql<string[]>`array_append(${without}, ${memberId}::uuid)` : without;
  await changeOf(trx, key).set({ mailed_to }).execute();
}

/** False where there is none. */
export async function putOpened(db: Queryable, key: SearchKey, now: Date): Promise<boolean> {
  const opened = await changeOf(db, key).set({ opened_at: now, new_count: 0 }).executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}

export async function deleteSearch(db: Queryable, { companyId, searchId }: SearchKey): Promise<boolean> {
  const deleted = await db
    .deleteFrom("saved_searches")
    .where("company_id", "=", companyId)
    .where("id", "=", searchId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Those whose new ones are to be counted, the longest waiting first. For the job, which counts everybody's. */
export async function findDueSearches(
  db: Queryable,
  { now, most }: { now: Date; most: number },
): Promise<SearchKey[]> {
  const rows = await db
    .selectFrom("saved_searches")
    .select(["company_id", "id"])
    .where("next_count_at", "<=", now)
    .orderBy("next_count_at")
    .limit(most)
    .execute();
  return rows.map(({ company_id, id }) => ({
    companyId: mintOwnerId<"company">(company_id),
    searchId: id,
  }));
}

/** Puts the next count off before this one begins: of many copies at once one gets it, and one that dies leaves it for later. */
export async function leaseCount(
  db: Queryable,
  { companyId, searchId }: SearchKey,
  { now, until }: { now: Date; until: Date },
): Promise<SavedRow | undefined> {
  const row = await db
    .updateTable("saved_searches")
    .set({ next_count_at: until })
    .where("company_id", "=", companyId)
    .where("id", "=", searchId)
    .where("next_count_at", "<=", now)
    .returning(columns)
    .executeTakeFirst();
  return row && rowOf(row);
}

type Counted = { readonly openedAt: Date; readonly newCount: number; readonly next: Date };

/** False when it was opened or changed meanwhile: then nothing of it is new. */
export async function saveCount(
  db: Queryable,
  key: SearchKey,
  { openedAt, newCount, next }: Counted,
): Promise<boolean> {
  const saved = await changeOf(db, key)
    .set({ new_count: newCount, next_count_at: next })
    .where("opened_at", "=", openedAt)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

export async function saveMailed(db: Queryable, key: SearchKey, now: Date): Promise<void> {
  await changeOf(db, key).set({ mailed_at: now }).execute();
}

function changeOf(db: Queryable, { companyId, searchId }: SearchKey) {
  return db.updateTable("saved_searches").where("company_id", "=", companyId).where("id", "=", searchId);
}
