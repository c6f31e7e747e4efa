import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { paymentStages, turnKinds } from "../deals/deal-states.ts";
import { dueReasons, failureCauses, paymentActors, paymentSteps } from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Moment, Yen, YenSum } from "../values.ts";

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
    /** Whether that statement is a 仕入明細書, of a registered creator. */
    isPurchase: z.optional(z.boolean()),
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
  query: z.object({
    ...paging,
    /** Only those that stand so; the totals are of all. */
    status: z.optional(z.enum(paymentStatuses, { error: failure("dataInvalid") })),
  }),
  result: z.object({ docs: z.array(Payment), hasNextPage: z.boolean(), totals: PaymentTotals }),
  codes: ["dataInvalid", "numberRequired"],
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

/** Money that is on its way: of a deal from the moment its fee is secured, and what an operator entered. */
export const ComingPayment = z
  .object({
    /** Null before a report is accepted. */
    paymentId: z.nullable(z.string()),
    /** Null of what is paid outside of deals, and so is all that explains where it is. */
    dealId: z.nullable(z.string()),
    description: z.string(),
    yen: YenSum,
    /** Null before a report is accepted. */
    withheldYen: z.nullable(YenSum),
    on: CalendarDate,
    /** Nothing is reported yet: `on` is that of a report on the last day of posting. */
    isExpected: z.boolean(),
    /** That day is over: `on` is that of a report of today. */
    isLate: z.optional(z.boolean()),
    status: PaymentStatus,
    stage: z.nullable(z.enum(paymentStages)),
    step: z.nullable(z.enum(paymentSteps)),
    /** Why it is there, and who acts next. */
    reason: z.nullable(z.enum(dueReasons)),
    actor: z.nullable(z.enum(paymentActors)),
    /** When it moves on, as far as that is known. */
    nextOn: z.nullable(CalendarDate),
    /** Before acceptance: what the deal waits for. */
    turnKind: z.nullable(z.enum(turnKinds)),
    /** Why it is held, as the operator wrote it for the creator. */
    heldFor: z.nullable(z.string()),
    failure: z.nullable(z.enum(failureCauses)),
  })
  .register(z.globalRegistry, { id: "ComingPayment" });
export type ComingPayment = z.infer<typeof ComingPayment>;

/** Its day is over, and it is not paid: neither held nor for its creator to go on with, nor given another day. `today` in Japan. */
export function isOverdue(
  { status, isExpected, reason, actor, on, nextOn }: ComingPayment,
  today: string,
): boolean {
  const isAwaited = status === "Pending" && !isExpected && reason !== "held" && actor !== "creator";
  return isAwaited && on < today && (nextOn === null || nextOn < today);
}

const TransferAccount = z.object({
  bankName: z.string(),
  lastDigits: z.string(),
  /** Saved less than a day ago: used from then on. */
  usableFrom: z.nullable(Moment),
  /** It names an account that a transfer can go to. */
  isResolved: z.boolean(),
});

export const getPaymentSummary = defineEndpoint({
  name: "getPaymentSummary",
  summary:
    "The next transfer and where it goes, what else is on its way, what could not be transferred, and what each year brought.",
  method: "GET",
  path: "/influencer/payment/summary",
  access: "influencer",
  tag: "Payments",
  result: z.object({
    /** All that comes on one day, what a company still looks at included: the first from today on in Japan, else the last one before. */
    next: z.nullable(z.object({ date: CalendarDate, ...Transfer })),
    /** What is on its way, the first day first; the sum is of all of it. */
    coming: z.array(ComingPayment).check(z.maxLength(limits.comingPayments)),
    comingYen: YenSum,
    /** What came back and is not on its way once more. `bankSavedSince`: the bank details were saved after the last failure, whose cause it is where the bank told one. */
    failed: z.nullable(
      z.object({
        ...Transfer,
        bankSavedSince: z.boolean(),
        cause: z.nullable(z.enum(failureCauses)),
      }),
    ),
    account: z.nullable(TransferAccount),
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
