import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded } from "../fields.ts";
import { limits } from "../limits.ts";

/** What else the posts may be used for: nothing, the company's own channels, its advertisements, both. */
export const usageScopes = ["none", "organic", "ads", "all"] as const;
export type UsageScope = (typeof usageScopes)[number];

const { min, max } = limits.usageMonths;
const Months = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(
    z.int({ error: failure("numberRequired") }),
    z.gte(min, { error: failure("dataInvalid") }),
    z.lte(max, { error: failure("dataInvalid") }),
  );

/** What a company wishes, and for how long; `none` has no months. */
export const UsageWish = z
  .object(
    { scope: z.enum(usageScopes, { error: coded("fieldRequired") }), months: z.nullable(Months) },
    { error: coded("fieldRequired") },
  )
  .check(
    z.refine(({ scope, months }) => (scope === "none") === (months === null), {
      error: failure("fieldRequired"),
      path: ["months"],
    }),
  );
export type UsageWish = z.infer<typeof UsageWish>;
