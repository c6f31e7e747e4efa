import type { z } from "zod/mini";
import { type FailureName, isFailureName } from "./codes.ts";

/** One field's fault without its text: what is wrong, and for a length or a number which limit. */
export type FieldFault = {
  readonly field: string;
  readonly refusal: FailureName;
  readonly rule?: "tooShort" | "tooLong" | "tooLittle" | "tooMuch" | "likePerson";
  readonly limit?: number;
};

type Issue = z.core.$ZodIssue;

const isNumber = ({ origin }: { origin: string }) => origin === "number" || origin === "int";

function ruleOf(issue: Issue): Pick<FieldFault, "rule" | "limit"> {
  if (issue.code === "too_small" && isNumber(issue))
    return { rule: "tooLittle", limit: Number(issue.minimum) };
  if (issue.code === "too_big" && isNumber(issue)) return { rule: "tooMuch", limit: Number(issue.maximum) };
  if (issue.code === "too_small" && Number(issue.minimum) > 1)
    return { rule: "tooShort", limit: Number(issue.minimum) };
  if (issue.code === "too_big") return { rule: "tooLong", limit: Number(issue.maximum) };
  if (issue.code !== "custom") return {};
  const rule: unknown = issue.params?.rule;
  if (rule === "likePerson") return { rule };
  const limit: unknown = issue.params?.limit;
  return (rule === "tooShort" || rule === "tooLong") && typeof limit === "number" ? { rule, limit } : {};
}

/** The first fault of each field, in the order of the schema, which is the form's. */
export function faultsOf(error: z.core.$ZodError): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    const refusal = isFailureName(issue.message) ? issue.message : "dataInvalid";
    if (byField.has(field)) continue;
    byField.set(field, { field, refusal, ...ruleOf(issue) });
  }
  return [...byField.values()];
}
