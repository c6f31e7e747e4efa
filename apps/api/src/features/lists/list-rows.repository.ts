import { sql } from "kysely";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { ListKey } from "./lists.repository.ts";
import type { Origin } from "./sealed-removal.rules.ts";

export type Entry = {
  readonly influencerId: string;
  readonly note: string;
  readonly addedBy: string;
  readonly addedAt: Date;
};

/** The newest first. */
export async function findEntriesOf(db: Queryable, { companyId, listId }: ListKey): Promise<Entry[]> {
  const rows = await db
    .selectFrom("list_creators")
    .select(["influencer_id", "note", "added_by", "added_at"])
    .where("company_id", "=", companyId)
    .where("list_id", "=", listId)
    .orderBy("added_at", "desc")
    .orderBy("influencer_id")
    .execute();
  return rows.map((row) => ({
    influencerId: row.influencer_id,
    note: row.note,
    addedBy: row.added_by,
    addedAt: row.added_at,
  }));
}

type Added = ListKey & {
  readonly influencerIds: readonly string[];
  readonly notesFrom: string | null;
  readonly originOf: (influencerId: string) => Origin;
};

/** What another list says of them. */
async function findNotes(
  db: Queryable,
  { companyId, listId, influencerIds }: ListKey & { influencerIds: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("list_creators")
    .select(["influencer_id", "note"])
    .where("company_id", "=", companyId)
    .where("list_id", "=", listId)
    .where("influencer_id", "in", influencerIds)
    .execute();
  return new Map(rows.map(({ influencer_id, note }) => [influencer_id, note]));
}

/**
 * Those of them who were not in it. The notes are read before, not inside: a distributed engine plans no insert that looks its
 * columns up row by row.
 */
export async function insertEntries(
  trx: Trx,
  { companyId, listId, influencerIds, notesFrom, originOf }: Added,
): Promise<string[]> {
  if (influencerIds.length === 0) return [];
  const notes =
    notesFrom === null
      ? new Map<string, string>()
      : await findNotes(trx, { companyId, listId: notesFrom, influencerIds });
  const origins = influencerIds.map(originOf);
  const { rows } = await sql<{ id: string }>`
    insert into list_creators (company_id, list_id, influencer_id, note, added_by, added_at)
    select ${companyId}::uuid, ${listId}::uuid, added.id, added.note, added.by, added.at
    from unnest(
      ${[...influencerIds]}::uuid[], ${influencerIds.map((id) => notes.get(id) ?? "")}::text[],
      ${origins.map(({ addedBy }) => addedBy)}::uuid[],
      ${origins.map(({ addedAt }) => addedAt.toISOString())}::timestamptz[]
    ) as added (id, note, by, at)
    on conflict (company_id, list_id, influencer_id) do nothing returning influencer_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function copyEntries(
  trx: Trx,
  { companyId, listId, to, addedBy, now }: ListKey & { to: string; addedBy: string; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into list_creators (company_id, list_id, influencer_id, note, added_by, added_at)
    select company_id, ${to}, influencer_id, note, ${addedBy}, ${now} from list_creators
    where company_id = ${companyId} and list_id = ${listId} returning 1`.execute(trx);
  return rows.length;
}

/**
 * The race: of many who add at once none passes the plan's number, since the list's own row counts. False: not all fit. Who read the
 * list without holding it sees by the revision that it is another one now.
 */
export async function raiseCount(
  trx: Trx,
  { companyId, listId }: ListKey,
  { by, most, now }: { by: number; most: number; now: Date },
): Promise<boolean> {
  const raised = await trx
    .updateTable("lists")
    .set(({ eb }) => ({ count: eb("count", "+", by), revision: eb("revision", "+", 1), updated_at: now }))
    .where("company_id", "=", companyId)
    .where("id", "=", listId)
    .where(({ eb }) => eb(eb("count", "+", by), "<=", most))
    .executeTakeFirst();
  return raised.numUpdatedRows > 0n;
}

export async function deleteEntries(
  trx: Trx,
  { companyId, listId, influencerIds }: ListKey & { influencerIds: readonly string[] },
): Promise<Map<string, Origin>> {
  if (influencerIds.length === 0) return new Map();
  const deleted = await trx
    .deleteFrom("list_creators")
    .where("company_id", "=", companyId)
    .where("list_id", "=", listId)
    .where("influencer_id", "in", [...influencerIds])
    .returning(["influencer_id", "added_by", "added_at"])
    .execute();
  return new Map(deleted.map((row) => [row.influencer_id, { addedBy: row.added_by, addedAt: row.added_at }]));
}

export async function saveNote(
  trx: Trx,
  { companyId, listId, influencerId, note }: ListKey & { influencerId: string; note: string },
): Promise<boolean> {
  const saved = await trx
    .updateTable("list_creators")
    .set({ note })
    .where("company_id", "=", companyId)
    .where("list_id", "=", listId)
    .where("influencer_id", "=", influencerId)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}
