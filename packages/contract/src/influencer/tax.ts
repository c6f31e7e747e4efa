import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { hasCheckDigit, isInvoiceNumber, normaliseInvoiceNumber } from "../company/invoice-number.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";

export const residencies = ["resident", "nonResident"] as const;
export const taxEntities = ["individual", "corporation"] as const;
export const invoiceStatuses = ["none", "entered", "confirmed"] as const;

/** T and 13 digits; nothing and "" are none. A corporation's has a check digit, which the server judges with the kind. */
const InvoiceNumber = z._default(
  z.nullable(
    z.string({ error: failure("dataInvalid") }).check(
      z.overwrite(normaliseInvoiceNumber),
      z.refine((value) => value === "" || isInvoiceNumber(value), { error: failure("dataInvalid") }),
    ),
  ),
  null,
);

const typed = {
  residency: z.enum(residencies, { error: coded("fieldRequired") }),
  entity: z.enum(taxEntities, { error: coded("fieldRequired") }),
  legalName: text(limits.legalNameLength),
  /** "" is none. */
  tradeName: z._default(
    z.nullable(
      z.union([z.literal(""), text({ max: limits.tradeNameMaxLength })], { error: failure("dataInvalid") }),
    ),
    null,
  ),
  invoiceNumber: InvoiceNumber,
  hasEmployees: z.boolean({ error: coded("fieldRequired") }),
} as const;

export const TaxProfileUpdate = z
  .object(typed)
  .check(
    z.refine(
      ({ entity, invoiceNumber }) =>
        entity !== "corporation" || !invoiceNumber || hasCheckDigit(invoiceNumber),
      { error: failure("dataInvalid"), path: ["invoiceNumber"] },
    ),
  );
export type TaxProfileUpdate = z.infer<typeof TaxProfileUpdate>;

/** What a contract and its statement say of a creator. No My Number, ever. */
export const TaxProfile = z
  .object({
    ...typed,
    invoiceStatus: z.enum(invoiceStatuses),
    /** A sole trader's number that passes as a corporation's may be the wrong one. */
    invoiceWarning: z.nullable(z.literal("corporation")),
    /** Whether the operator has confirmed the entries, which a creator who lives abroad needs. */
    isConfirmed: z.boolean(),
  })
  .register(z.globalRegistry, { id: "TaxProfile" });
export type TaxProfile = z.infer<typeof TaxProfile>;

export const getTaxProfile = defineEndpoint({
  name: "getTaxProfile",
  summary: "What contracts and statements say of the creator; null before it is given.",
  method: "GET",
  path: "/influencer/profile/tax",
  access: "influencer",
  tag: "Tax",
  result: z.nullable(TaxProfile),
  codes: [],
});

export const updateTaxProfile = defineEndpoint({
  name: "updateTaxProfile",
  summary: "Give or replace it. Contracts that stand keep what they were made with.",
  method: "PUT",
  path: "/influencer/profile/tax",
  access: "influencer",
  tag: "Tax",
  body: TaxProfileUpdate,
  result: TaxProfile,
  codes: ["fieldRequired", "dataInvalid"],
});
