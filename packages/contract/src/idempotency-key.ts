import { z } from "zod/mini";
import { failure } from "./codes.ts";

/** Visible ASCII; without the header every call makes something of its own. */
const IdempotencyKey = z
  .string({ error: failure("dataInvalid") })
  .check(z.regex(/^[\x21-\x7e]{1,200}$/, { error: failure("dataInvalid") }));

/** The headers of a call that makes something: the same key with the same body again answers the same and makes nothing. */
export const IdempotentHeaders = z.object({ "idempotency-key": z.optional(IdempotencyKey) });
