import { z } from "zod/mini";
import { isSubStatusCode } from "./codes.ts";
import type { Endpoint } from "./endpoint.ts";

const Code = z.number().check(z.refine(isSubStatusCode));

/** `message` is in the language of `Accept-Language`. */
export const Failure = z.object({
  success: z.literal(false),
  subStatusCode: Code,
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), subStatusCode: Code, message: z.string() }))),
  requestId: z.string(),
});

export type Failure = z.infer<typeof Failure>;

export function successOf({ result, flat }: Pick<Endpoint, "result" | "flat">) {
  const base = z.object({
    success: z.literal(true),
    subStatusCode: z.optional(Code),
    message: z.optional(z.string()),
  });
  if (!result) return base;
  return flat ? z.intersection(base, result) : z.extend(base, { result });
}
