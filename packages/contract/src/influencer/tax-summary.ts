import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Month, YenSum } from "../values.ts";

/** Anything else is `dataInvalid`. */
const Year = z
  .string({ error: failure("dataInvalid") })
  .check(z.regex(/^20\d{2}$/, { error: failure("dataInvalid") }));
/** Without one the current year. */
const query = z.object({ year: z.optional(Year) });

const sums = {
  payments: z.number().check(z.int(), z.gte(0)),
  feeYen: YenSum,
  taxYen: YenSum,
  withholdingYen: YenSum,
  netYen: YenSum,
};

/** What was paid in a calendar year in Japan, by company and month. What an operator entered has no tax of its own. */
export const TaxSummary = z
  .object({
    year: z.number().check(z.int()),
    /** In which something was paid, the newest first. */
    years: z.array(z.number().check(z.int())),
    rows: z.array(z.object({ month: Month, companyName: z.nullable(z.string()), ...sums })),
    totals: z.object(sums),
  })
  .register(z.globalRegistry, { id: "TaxSummary" });
export type TaxSummary = z.infer<typeof TaxSummary>;

export const getTaxSummary = defineEndpoint({
  name: "getTaxSummary",
  summary: "A year's fees, taxes and what was withheld, by company and month.",
  method: "GET",
  path: "/influencer/tax/summary",
  access: "influencer",
  tag: "Tax",
  query,
  result: TaxSummary,
  codes: ["dataInvalid"],
});

export const downloadTaxSummary = defineEndpoint({
  name: "downloadTaxSummary",
  summary: "The same as a CSV file.",
  method: "GET",
  path: "/influencer/tax/summary.csv",
  access: "influencer",
  tag: "Tax",
  query,
  file: "text/csv; charset=utf-8; header=present",
  result: z.string(),
  codes: ["dataInvalid"],
});
