import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { paymentStages } from "../deals/deal-states.ts";
import { dueReasons, paymentActors, paymentFailures, paymentSteps } from "../deals/payout-states.ts";
import { Statement } from "../deals/statement.ts";
import { Withholding } from "../deals/terms.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, YenSum } from "../values.ts";

const PaymentId = z
  .string({ error: failure("paymentIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("paymentIdInvalid") }));
export const paymentParams = z.object({ id: PaymentId });

/** `on` is when it was, or is to be; `now`: where it is. */
const Step = z.object({
  step: z.enum(paymentSteps),
  state: z.enum(["done", "now", "ahead"]),
  on: z.nullable(CalendarDate),
});

export const PaymentDetail = z
  .object({
    paymentId: z.string(),
    dealId: z.string(),
    productName: z.nullable(z.string()),
    companyName: z.string(),
    platform: Platform,
    stage: z.enum(paymentStages),
    /** For `due`. */
    reason: z.nullable(z.enum(dueReasons)),
    /** Why it is held, as the operator wrote it for the creator. */
    heldFor: z.nullable(z.string()),
    failure: z.nullable(z.enum(paymentFailures)),
    actor: z.enum(paymentActors),
    /** When it moves on, as far as that is known. */
    nextOn: z.nullable(CalendarDate),
    dueOn: CalendarDate,
    paidOn: z.nullable(CalendarDate),
    /** For a deal that was cancelled with a share. */
    sharePercent: z.nullable(z.number()),
    feeYen: YenSum,
    taxYen: YenSum,
    withholding: z.object({ kind: Withholding.shape.kind, reason: Withholding.shape.reason }),
    withholdingYen: YenSum,
    netYen: YenSum,
    steps: z.array(Step),
    statementNumber: z.string(),
    /** Whether that statement is a 仕入明細書, of a registered creator. */
    isPurchase: z.optional(z.boolean()),
    /** Where it goes: once a run has it, the account that the run has. */
    account: z.nullable(z.object({ bankName: z.nullable(z.string()), lastDigits: z.string() })),
  })
  .register(z.globalRegistry, { id: "PaymentDetail" });
export type PaymentDetail = z.infer<typeof PaymentDetail>;

const tag = "Payments";
const idCodes = ["paymentIdInvalid", "dataNotFound"] as const;

export const getPayment = defineEndpoint({
  name: "getPayment",
  summary: "Where the money of one deal is, who acts next, and its sums.",
  method: "GET",
  path: "/influencer/payment/{id}",
  access: "influencer",
  tag,
  params: paymentParams,
  result: PaymentDetail,
  codes: idCodes,
});

export const getStatement = defineEndpoint({
  name: "getStatement",
  summary: "The statement of a payment, its newest version.",
  method: "GET",
  path: "/influencer/payment/{id}/statement",
  access: "influencer",
  tag,
  params: paymentParams,
  result: Statement,
  codes: idCodes,
});

const Question = text({ max: limits.dealMessageMaxLength, lines: "many" });

/** What is not right in a statement, as its form asks for it. */
export const StatementQuestion = z.object({ message: Question });

export const StatementAnswer = z
  .object({
    action: z.enum(["confirm", "query"], { error: coded("fieldRequired") }),
    /** For a query. */
    message: z.optional(Question),
  })
  .check(
    z.refine(({ action, message }) => action === "confirm" || message !== undefined, {
      error: failure("fieldRequired"),
      path: ["message"],
    }),
  );

export const answerStatement = defineEndpoint({
  name: "answerStatement",
  summary: "Confirm a statement, or ask about it, within its seven days.",
  method: "PUT",
  path: "/influencer/payment/{id}/statement",
  access: "influencer",
  tag,
  params: paymentParams,
  body: StatementAnswer,
  result: Statement,
  codes: [...idCodes, "fieldRequired", "dataInvalid"],
});
