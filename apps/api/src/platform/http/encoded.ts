import type { Endpoint } from "@tomoru/contract/endpoint";
import type { z } from "zod/mini";
import { answerShape } from "./answer-shape.ts";

type Leaving = {
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  readonly of: Endpoint;
};

/** Only what the contract lists leaves; anything that does not fit is a bug of ours and answers `unexpected`. */
export function encoded({ schema, value, of }: Leaving): unknown {
  if (!schema) return undefined;
  try {
    return answerShape(schema)(value);
  } catch (cause) {
    throw new Error(`the answer of ${of.name} does not fit its contract`, { cause });
  }
}
