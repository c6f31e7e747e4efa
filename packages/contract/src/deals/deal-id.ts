import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded } from "../fields.ts";

/** The public id of a deal: that of its offer, or of its application. Anything else is `consultationIdInvalid`. */
export const DealId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: failure("consultationIdInvalid") }));
export const dealParams = z.object({ id: DealId });

/** A deal as it was read: 409 `dataInvalid` at `revision` when it has moved on since. */
export const Revision = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(z.int({ error: failure("numberRequired") }), z.gte(0, { error: failure("dataInvalid") }));
