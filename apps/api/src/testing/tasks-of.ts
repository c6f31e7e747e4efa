import { CompiledQuery } from "kysely";
import type { Queryable } from "../platform/db/database.ts";

/** A statement as it was run. */
export type Run = { readonly sql: string; readonly parameters: readonly unknown[] };

/**
 * How many shards a distributed database asks for a statement with these very values, by the plan that the engine itself
 * makes: the most of any of its parts, 0 where it touches no table of creators. Rejects where the engine has no plan.
 */
export async function tasksOf(db: Queryable, { sql, parameters }: Run): Promise<number> {
  const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ "QUERY PLAN": unknown }>(explain);
  return Math.max(0, ...taskCounts(rows.map((row) => row["QUERY PLAN"])));
}

function taskCounts(part: unknown): number[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === "Task Count" ? [Number(value)] : taskCounts(value),
  );
}
