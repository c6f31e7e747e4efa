import { z } from "zod/mini";
import { failure } from "../codes.ts";

/** The public id of a deal: that of its offer, or of its application. Anything else is `consultationIdInvalid`. */
export const DealId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: failure("consultationIdInvalid") }));
