import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { CompanyId } from "./lists.repository.ts";

export type GroupKey = { readonly companyId: CompanyId; readonly groupId: string };

export async function findGroups(db: Queryable, companyId: CompanyId): Promise<ListGroup[]> {
  const { rows } = await sql<ListGroup>`
    select list_groups.id as "groupId", list_groups.name, (
      select count(*)::integer from lists where lists.company_id = ${companyId} and lists.group_id = list_groups.id
    ) as count
    from list_groups where list_groups.company_id = ${companyId} order by list_groups.name_folded`.execute(
    db,
  );
  return rows;
}

export async function hasGroup(db: Queryable, { companyId, groupId }: GroupKey): Promise<boolean> {
  const row = await db
    .selectFrom("list_groups")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", groupId)
    .executeTakeFirst();
  return row !== undefined;
}

type NewGroup = GroupKey & { readonly name: string; readonly folded: string; readonly now: Date };

/** False for a name that there is. */
export async function insertGroup(
  trx: Trx,
  { companyId, groupId, name, folded, now }: NewGroup,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("list_groups")
    .values({ company_id: companyId, id: groupId, name, name_folded: folded, created_at: now })
    .onConflict((conflict) => conflict.columns(["company_id", "name_folded"]).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Whether another group has the name. */
export async function isNameTaken(
  db: Queryable,
  { companyId, groupId, folded }: GroupKey & { folded: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("list_groups")
    .select("id")
    .where("company_id", "=", companyId)
    .where("name_folded", "=", folded)
    .where("id", "<>", groupId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renameGroup(
  trx: Trx,
  { companyId, groupId, name, folded }: GroupKey & { name: string; folded: string },
): Promise<void> {
  await trx
    .updateTable("list_groups")
    .set({ name, name_folded: folded })
    .where("company_id", "=", companyId)
    .where("id", "=", groupId)
    .execute();
}

export async function deleteGroup(trx: Trx, { companyId, groupId }: GroupKey): Promise<boolean> {
  await trx
    .updateTable("lists")
    .set({ group_id: null })
    .where("company_id", "=", companyId)
    .where("group_id", "=", groupId)
    .execute();
  const deleted = await trx
    .deleteFrom("list_groups")
    .where("company_id", "=", companyId)
    .where("id", "=", groupId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
