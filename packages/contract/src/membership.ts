import { z } from "zod/mini";
import { CalendarDate } from "./fields.ts";

/** A creator's one plan, 0 yen. `endsOn`, the last day of a withdrawal's month in Japan, is null while active. */
export const Plan = z
  .object({
    id: z.string(),
    name: z.string(),
    priceYen: z.literal(0),
    status: z.enum(["active", "withdrawing"]),
    endsOn: z.nullable(CalendarDate),
  })
  .register(z.globalRegistry, { id: "Plan" });
export type Plan = z.infer<typeof Plan>;
