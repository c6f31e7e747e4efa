import { z } from "zod/mini";
import { Moment } from "../values.ts";
import { companyKinds } from "./sign-up.ts";

export const companyWarnings = [
  "unverified",
  "under30Days",
  "unfundedOnce",
  "labelRemoval",
  "prepay",
] as const;
export type CompanyWarning = (typeof companyWarnings)[number];

const Share = z.nullable(z.number().check(z.gte(0), z.lte(1)));

/** A company as creators see it. A figure is null below five cases. */
export const CompanyCard = z
  .object({
    companyId: z.string(),
    name: z.string(),
    kind: z.enum(companyKinds),
    website: z.nullable(z.string()),
    verified: z.boolean(),
    since: Moment,
    dealsDone: z.nullable(z.number().check(z.int(), z.gte(0))),
    /** From the report to the payment. */
    medianDaysToPay: z.nullable(z.number().check(z.gte(0))),
    /** Dues that it met by itself, not by the clock. */
    answerRate: Share,
    /** Contracts that it cancelled. */
    cancelRate: Share,
    warnings: z.array(z.enum(companyWarnings)),
  })
  .register(z.globalRegistry, { id: "CompanyCard" });
export type CompanyCard = z.infer<typeof CompanyCard>;
