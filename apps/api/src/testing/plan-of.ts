import { CompiledQuery } from "kysely";
import type { Queryable } from "../platform/db/database.ts";

/** A step of how the database ran a statement. */
export type PlanStep = {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanStep[];
};

/** Runs a statement and answers every step of its plan, the outermost first. */
export async function planOf(
  db: Queryable,
  { sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">,
): Promise<PlanStep[]> {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
  const [row] = (await db.executeQuery(query)).rows as { "QUERY PLAN": { Plan: PlanStep }[] }[];
  const [explained] = row?.["QUERY PLAN"] ?? [];
  return explained ? stepsOf(explained.Plan) : [];
}

function stepsOf(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
