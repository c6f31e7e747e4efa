import type { List } from "@tomoru/contract/company/lists";
import { type InsertQueryBuilder, sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { type ListKey, listColumns, listOf } from "./lists.repository.ts";

export type ListAsRead = {
  readonly list: List;
  readonly influencerIds: readonly string[];
  readonly revision: number;
};

/** The list with its creators, the newest first, in one statement. */
export async function findListAsRead(
  db: Queryable,
  { companyId, listId }: ListKey,
): Promise<ListAsRead | undefined> {
  const row = await db
    .selectFrom("lists")
    .select([...listColumns, "revision"])
    .select(
      sql<string[]>`coalesce((
        select json_agg(entry.influencer_id order by entry.added_at desc, entry.influencer_id)
        from list_creators as entry where entry.company_id = ${companyId} and entry.list_id = ${listId}
      ), '[]')`.as("influencer_ids"),
    )
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .executeTakeFirst();
  return row && { list: listOf(row), influencerIds: row.influencer_ids, revision: row.revision };
}

export type Beside = InsertQueryBuilder<Tables, "consultations", { id: string }>;

type ReadList = ListKey & { readonly revision: number; readonly now: Date; readonly beside?: Beside };

const nothing = sql<{ id: string }>`(select null::uuid as id)`;

/**
 * Once, never back, and only as it was read: whether it was marked, and whether the company has lists beyond its plan. The company's
 * row is held.
 */
export async function putConsulted(
  trx: Trx,
  { companyId, listId, revision, now, beside }: ReadList,
): Promise<{ isPut: boolean; hasLocked: boolean }> {
  const put = await trx
    .with("put", (db) =>
      db
        .updateTable("lists")
        .set({ status: "consulted", consulted_at: now, updated_at: now, locked_at: null })
        .where("company_id", "=", companyId)
        .where("id", "=", listId)
        .where("status", "=", "unconsulted")
        .where("revision", "=", revision)
        .returning("id"),
    )
    .with("beside", () => beside ?? nothing)
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom("put").select("put.id")).as("isPut"),
      exists(
        selectFrom("lists as locked")
          .select("locked.id")
          .where("locked.company_id", "=", companyId)
          .where("locked.locked_at", "is not", null),
      ).as("hasLocked"),
    ])
    .executeTakeFirstOrThrow();
  return { isPut: Boolean(put.isPut), hasLocked: Boolean(put.hasLocked) };
}
