import type { PGlite } from "@electric-sql/pglite";

/** Tables that hold what people gave: all but the catalogue's own, and of these the one with samples of values. */
const tables = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm') and (nspname not in ('pg_catalog', 'information_schema') or relname = 'pg_statistic')
  order by 1`;

/**
 * Has what was deleted leave the files of the embedded database too. A deleted row stays in its page until something is
 * written over it, and in the log of changes for as long as the file is used again and again: every table is written
 * anew, and the log goes on in a new file while the old ones are removed (`wal_recycle` is off, durable-folder.ts). Calls
 * come in between two tables, and wait for one.
 */
export async function scrubFiles(pglite: Pick<PGlite, "query" | "exec">): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(tables);
  for (const { name } of rows) await pglite.exec(`vacuum full ${name}`);
  await pglite.exec("select pg_switch_wal()");
  await pglite.exec("checkpoint");
}
