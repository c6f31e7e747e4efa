import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { paymentStages } from "../deals/deal-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Yen, YenSum } from "../values.ts";

export const paymentStatuses = ["Paid", "Pending", "Failed"] as const;
export const PaymentStatus = z.enum(paymentStatuses, { error: coded("fieldRequired") });
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `date` is a day in Japan, `amount` integer yen. The last four are null of what is paid outside of deals. */
export const Payment = z
  .object({
    id: z.string(),
    date: CalendarDate,
    description: z.string(),
    amount: Yen,
    status: PaymentStatus,
    dealId: z.nullable(z.string()),
    stage: z.nullable(z.enum(paymentStages)),
    dueOn: z.nullable(CalendarDate),
    statementNumber: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "Payment" });
export type Payment = z.infer<typeof Payment>;

/** A payment's new status, by its reference. */
export const PaymentStatusChange = z.object({ status: PaymentStatus, reference: text({ max: 100 }) });
export type PaymentStatusChange = z.infer<typeof PaymentStatusChange>;

/**
 * A payment as an operator enters it; the same `reference` again updates its status. `amount` is the transfer's,
 * `withheldYen` the tax withheld before it; both together are the fee.
 */
export const NewPayment = z.object({
  date: CalendarDate,
  description: text({ max: 200 }),
  amount: Yen,
  ...PaymentStatusChange.shape,
  withheldYen: z.optional(Yen),
  payer: z.optional(z.nullable(text({ max: 200 }))),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const PaymentTotals = z.object({ paidYen: YenSum, pendingYen: YenSum, failedYen: YenSum });

export const listPayments = defineEndpoint({
  name: "listPayments",
  summary: "The creator's payments, newest first, with the totals by status.",
  method: "GET",
  path: "/influencer/payment",
  access: "influencer",
  tag: "Payments",
  query: z.object(paging),
  result: z.object({ docs: z.array(Payment), hasNextPage: z.boolean(), totals: PaymentTotals }),
  codes: ["numberRequired"],
});

/** What became Paid in a calendar year in Japan. */
export const PaidYear = z.object({
  year: z.number().check(z.int()),
  payments: z.number().check(z.int()),
  grossYen: YenSum,
  withheldYen: YenSum,
  netYen: YenSum,
});
export type PaidYear = z.infer<typeof PaidYear>;

const Transfer = { yen: YenSum, payments: z.number().check(z.int()) };

export const getPaymentSummary = defineEndpoint({
  name: "getPaymentSummary",
  summary: "The next transfer and where it goes, what could not be transferred, and what each year brought.",
  method: "GET",
  path: "/influencer/payment/summary",
  access: "influencer",
  tag: "Payments",
  result: z.object({
    /** All pending for one day: the first from today on in Japan, else the last one before. */
    next: z.nullable(z.object({ date: CalendarDate, ...Transfer })),
    /** `bankSavedSince`: the bank details were saved after the last failure. */
    failed: z.nullable(z.object({ ...Transfer, bankSavedSince: z.boolean() })),
    account: z.nullable(z.object({ bankName: z.string(), lastDigits: z.string() })),
    years: z.array(PaidYear),
  }),
  codes: [],
});

/** A calendar year in an address; anything else is `dataInvalid`. */
const Year = z
  .string({ error: failure("dataInvalid") })
  .check(z.regex(/^20\d{2}$/, { error: failure("dataInvalid") }));

export const downloadPaidYear = defineEndpoint({
  name: "downloadPaidYear",
  summary: "A CSV file of what became Paid in a calendar year in Japan, for the tax return.",
  method: "GET",
  path: "/influencer/payment/years/{year}/csv",
  access: "influencer",
  tag: "Payments",
  params: z.object({ year: Year }),
  file: "text/csv; charset=utf-8; header=present",
  result: z.string(),
  codes: ["dataInvalid"],
});
