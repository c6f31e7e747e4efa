import { z } from "zod/mini";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { postKinds } from "./post-urls.ts";
import { Orderer, Withholding } from "./terms.ts";

/** `silent`: seven days went by without a word, which counts as confirmed. */
const statementStates = ["open", "confirmed", "silent", "queried"] as const;

/** 支払通知書: made by Tomoru in the name of who commissioned, at acceptance, and again where it has to be corrected. */
export const Statement = z
  .object({
    paymentId: z.string(),
    dealId: z.string(),
    number: z.string(),
    version: z.number().check(z.int(), z.gte(1)),
    issuedOn: CalendarDate,
    issuer: Orderer,
    payee: z.object({
      legalName: z.string(),
      tradeName: z.nullable(z.string()),
      /** Null: this is no qualified invoice, and says so. */
      invoiceNumber: z.nullable(z.string()),
      /** Whether the number was found in the tax office's register. */
      isConfirmed: z.boolean(),
    }),
    receivedOn: CalendarDate,
    platform: Platform,
    productName: z.nullable(z.string()),
    formats: z.array(z.object({ format: z.enum(postKinds), count: z.number() })),
    /** Percent of the fee, of a deal that was cancelled for a share of it. */
    sharePercent: z.nullable(z.number()),
    /** One a rate; its tax is rounded down once for the whole statement. */
    sums: z.array(z.object({ ratePercent: z.number(), netYen: YenSum, taxYen: YenSum })),
    withholding: z.object({ kind: Withholding.shape.kind, reason: Withholding.shape.reason, yen: YenSum }),
    /** What is transferred. */
    netYen: YenSum,
    payOn: CalendarDate,
    state: z.enum(statementStates),
    /** Until then the creator confirms or asks. */
    confirmBy: Moment,
    answeredAt: z.nullable(Moment),
    sha256: z.string(),
  })
  .register(z.globalRegistry, { id: "Statement" });
export type Statement = z.infer<typeof Statement>;
