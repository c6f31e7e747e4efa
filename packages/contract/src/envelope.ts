import { z } from "zod/mini";
import { codes, isSubStatusCode, type SubStatusCode } from "./codes.ts";

const Code = z.number().check(z.refine(isSubStatusCode));

/** A failure as it travels (api.md, Envelopes). `message` is already in the language that was asked for. */
export const Failure = z.object({
  success: z.literal(false),
  subStatusCode: Code,
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), subStatusCode: Code, message: z.string() }))),
  requestId: z.string(),
});

export type Failure = z.infer<typeof Failure>;

/** The envelope of a success around `result`. */
export function successOf(result: z.core.$ZodType | undefined) {
  const base = { success: z.literal(true), subStatusCode: z.optional(Code), message: z.optional(z.string()) };
  return result ? z.object({ ...base, result }) : z.object(base);
}

/** The usual HTTP status of a code. */
export function statusOf(code: SubStatusCode): number {
  return codes[code].statuses[0];
}
