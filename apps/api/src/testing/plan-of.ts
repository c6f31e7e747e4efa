import { CompiledQuery } from "kysely";
import type { Queryable } from "../platform/db/database.ts";

/** A step of how the database ran a statement. */
export type PlanStep = {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
};

/** Runs a statement and answers every step of its plan, the outermost first, with the steps on the workers of a distributed database. */
export async function planOf(
  db: Queryable,
  { sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">,
): Promise<PlanStep[]> {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
  return stepsOf((await db.executeQuery(query)).rows);
}

function stepsOf(part: unknown): PlanStep[] {
  if (typeof part !== "object" || part === null) return [];
  const within = Object.values(part).flatMap(stepsOf);
  return "Node Type" in part ? [withoutShard(part as PlanStep), ...within] : within;
}

const shard = /_\d{6,}$/;

/** A worker's tables and indexes have the number of their shard at the end. */
function withoutShard(step: PlanStep): PlanStep {
  const named = (["Index Name", "Relation Name"] as const).flatMap((key) => {
    const name = step[key];
    return name === undefined ? [] : [[key, name.replace(shard, "")]];
  });
  return { ...step, ...Object.fromEntries(named) };
}
