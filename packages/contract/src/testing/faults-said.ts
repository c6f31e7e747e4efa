import { z } from "zod/mini";
import { codeOf, isFailureName } from "../codes.ts";
import { faultsOf } from "../faults.ts";

/** What each faulty field is told, by its number: `rows.0.code 3009`. Of a field, a message that names no failure is a fault of the schema. */
export function faultsSaid(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.core.safeParse(schema, value);
  if (!error) return [];
  const unnamed = error.issues.filter(
    (issue) => !isFailureName(issue.message) && !("expected" in issue && issue.expected === "object"),
  );
  if (unnamed.length > 0) throw new Error(`these name no failure: ${JSON.stringify(unnamed)}`);
  return faultsOf(error).map(({ field, refusal }) => `${field} ${codeOf(refusal)}`.trim());
}
