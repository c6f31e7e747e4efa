import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate } from "../values.ts";
import { DealId, Revision } from "./deal-id.ts";
import * as states from "./deal-states.ts";
import { DealFormats, Terms } from "./terms.ts";

const wrong = { error: failure("dataInvalid") };
const text2000 = text({ max: limits.dealReasonMaxLength, lines: "many" });

export const sha256 = z
  .string({ error: coded("fieldRequired") })
  .check(z.regex(/^[0-9a-f]{64}$/, { error: failure("dataInvalid") }));

export const Amendment = z
  .object(
    {
      draftDueOn: z.optional(z.nullable(CalendarDate)),
      postFrom: z.optional(CalendarDate),
      postTo: z.optional(CalendarDate),
      formats: z.optional(DealFormats),
    },
    { error: coded("fieldRequired") },
  )
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: failure("fieldRequired"),
    }),
  );
export type Amendment = z.infer<typeof Amendment>;

export const versionParams = z.object({
  id: DealId,
  version: z
    .string({ error: failure("dataNotFound") })
    .check(z.regex(/^[1-9]\d{0,2}$/, { error: failure("dataNotFound") })),
});

const VersionNumber = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(z.int({ error: failure("numberRequired") }), z.gte(1, wrong));

/** `baseVersion` is the newest that one has seen, 0 for none. */
export const sentTerms = {
  terms: z.object(Terms.shape, { error: coded("fieldRequired") }),
  baseVersion: z
    .number({ error: coded("fieldRequired", "numberRequired") })
    .check(z.int({ error: failure("numberRequired") }), z.gte(0, wrong)),
  revision: Revision,
};
export const answeredTerms = {
  action: z.enum(["accept", "decline"], { error: coded("fieldRequired") }),
  version: z.optional(VersionNumber),
  sha256: z.optional(sha256),
  reason: z.optional(text2000),
  revision: Revision,
};
export const FundingField = z._default(z.enum(states.fundingWays, { error: coded("fieldRequired") }), "card");

export const CancelBody = z.object({
  kind: z.enum(["alone", "propose"], { error: coded("fieldRequired") }),
  /** For a proposal: in steps of 10. */
  creatorPct: z.optional(
    z
      .number({ error: failure("numberRequired") })
      .check(
        z.int({ error: failure("numberRequired") }),
        z.gte(0, wrong),
        z.lte(100, wrong),
        z.multipleOf(10, wrong),
      ),
  ),
  reason: text2000,
  revision: Revision,
});
export const AmendmentBody = z.object({ changes: Amendment, revision: Revision });
export const ProposalAnswer = z.object({
  action: z.enum(["accept", "decline"], { error: coded("fieldRequired") }),
  revision: Revision,
});
