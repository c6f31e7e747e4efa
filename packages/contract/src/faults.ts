import type { z } from "zod/mini";
import { codeOf, type FailureCode, isFailureName } from "./codes.ts";

/** What is wrong with one field, without words: the code, and where a length is meant, which one. */
export type FieldFault = {
  readonly field: string;
  readonly code: FailureCode;
  readonly rule?: "tooShort" | "tooLong" | "likePerson";
  readonly limit?: number;
};

type Issue = z.core.$ZodIssue;

function ruleOf(issue: Issue): Pick<FieldFault, "rule" | "limit"> {
  if (issue.code === "too_small" && Number(issue.minimum) > 1)
    return { rule: "tooShort", limit: Number(issue.minimum) };
  if (issue.code === "too_big") return { rule: "tooLong", limit: Number(issue.maximum) };
  if (issue.code !== "custom") return {};
  const rule: unknown = issue.params?.rule;
  if (rule === "likePerson") return { rule };
  const limit: unknown = issue.params?.limit;
  return (rule === "tooShort" || rule === "tooLong") && typeof limit === "number" ? { rule, limit } : {};
}

/** One fault a field, the first that its schema found, in the order of the schema, which is the order of the form. */
export function faultsOf(error: z.core.$ZodError): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    const name = isFailureName(issue.message) ? issue.message : "dataInvalid";
    if (byField.has(field)) continue;
    byField.set(field, { field, code: codeOf(name), ...ruleOf(issue) });
  }
  return [...byField.values()];
}
