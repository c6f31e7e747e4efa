import { sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import type { SealedColumn } from "./sealed-column.ts";

/** A ciphertext, and the values that its row is found and bound by, in the order of the column's `boundTo`. */
export type SealedRow = { readonly sealed: string; readonly bound: readonly string[] };

/**
 * The ids of the keys that rows need. Steps through the column's index from id to id, so it costs the same for a million
 * rows; a statement a step, since no recursive one goes over the shards of a distributed database.
 */
export async function findKeyIds(db: Queryable, column: SealedColumn): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const next = await findKeyIdAfter(db, { ...column, after: ids.at(-1) });
    if (next === undefined) return ids;
    ids.push(next);
  }
}

async function findKeyIdAfter(
  db: Queryable,
  { table, column, after }: SealedColumn & { after: string | undefined },
): Promise<string | undefined> {
  const text = sql.ref(column);
  const id = sql`split_part(${text}, '.', 1)`;
  const isLater = after === undefined ? sql`` : sql`and ${id} > ${after}`;
  const { rows } = await sql<{ id: string }>`
    select ${id} as id from ${sql.table(table)} where ${text} is not null ${isLater}
    order by 1 limit 1`.execute(db);
  return rows[0]?.id;
}

type Old = SealedColumn & { readonly keyId: string };

function isUnder({ column, keyId }: Old) {
  return sql`${sql.ref(column)} is not null and split_part(${sql.ref(column)}, '.', 1) = ${keyId}`;
}

export async function countSealedRows(db: Queryable, old: Old): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(old.table)} where ${isUnder(old)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** A few rows under one key, whichever are found first. */
export async function findSomeSealedRows(
  db: Queryable,
  { limit, ...old }: Old & { limit: number },
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(old.column)} as sealed, ${boundValues(old)} as bound from ${sql.table(old.table)}
    where ${isUnder(old)} limit ${limit}`.execute(db);
  return rows;
}

function boundValues({ boundTo }: SealedColumn) {
  return sql`array[${sql.join(boundTo.map((name) => sql`${sql.ref(name)}::text`))}]`;
}

/** Rows under one key, in a fixed order. */
export async function findSealedRows(
  db: Queryable,
  { offset, limit, ...old }: Old & { offset: number; limit: number },
): Promise<SealedRow[]> {
  const { table, column, boundTo } = old;
  const found = await sql<SealedRow>`
    select ${sql.ref(column)} as sealed, ${boundValues(old)} as bound from ${sql.table(table)}
    where ${isUnder(old)}
    order by ${sql.join(boundTo.map((name) => sql.ref(name)))}
    limit ${limit} offset ${offset}`.execute(db);
  return found.rows;
}

/**
 * Puts a ciphertext in the place of exactly the one that was read. The race: a call may have written or deleted the row
 * since, and then its word stands. False where nothing was replaced.
 */
export async function replaceSealed(
  db: Queryable,
  { table, column, boundTo, isFree, row, sealed }: SealedColumn & { row: SealedRow; sealed: string },
): Promise<boolean> {
  const isRow = boundTo.map((name, index) => sql`${sql.ref(name)}::text = ${row.bound[index]}`);
  const conditions = [...isRow, sql`${sql.ref(column)} = ${row.sealed}`, ...(isFree ? [isFree] : [])];
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
