import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { paymentStages } from "../deals/deal-states.ts";
import * as states from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, text } from "../fields.ts";
import { accountTypes } from "../influencer/bank.ts";
import { paymentParams } from "../influencer/deal-payments.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

const base = { access: "operator", tag: "Payouts", headers: OperatorHeaders } as const;

/** A payment as whoever runs Tomoru sees it: never an account. */
export const OperatorPayment = z.object({
  paymentId: z.string(),
  influencerId: z.string(),
  /** As companies know them; null for who has left, or has no name yet. Not told by servers of before. */
  creatorName: z.optional(z.nullable(z.string())),
  dealId: z.string(),
  companyName: z.nullable(z.string()),
  stage: z.enum(paymentStages),
  reason: z.nullable(z.enum(states.dueReasons)),
  heldFor: z.nullable(z.string()),
  /** Why its transfer came back, or the last one to the account that it would go to. */
  failure: z.nullable(z.enum(states.paymentFailures)),
  /** When it was booked out, of what nobody has claimed. */
  writtenOffAt: z.nullable(Moment),
  dueOn: CalendarDate,
  netYen: YenSum,
});

/** `due`: what a run to come may take, so nothing that is held; `unclaimed`: what may be written off. */
export const dueGroups = ["due", "held", "failed", "byHand", "unclaimed"] as const;
export type DueGroup = (typeof dueGroups)[number];

export const listDuePayments = defineEndpoint({
  ...base,
  name: "listDuePayments",
  summary: "What is due, held or came back, the earliest day first.",
  method: "GET",
  path: "/operator/due-payments",
  query: z.object({
    ...paging,
    of: z._default(z.enum(dueGroups, { error: failure("dataInvalid") }), "due"),
  }),
  result: z.object({ docs: z.array(OperatorPayment), hasNextPage: z.boolean() }),
  codes: ["numberRequired", "dataInvalid"],
});

export const payByHand = defineEndpoint({
  ...base,
  name: "payByHand",
  summary: "Write down a transfer that was made outside of the files.",
  method: "PUT",
  path: "/operator/payments/{id}/manual",
  params: paymentParams,
  body: z.object({ paidOn: CalendarDate, reference: text({ max: limits.bankReferenceMaxLength }) }),
  result: OperatorPayment,
  codes: ["paymentIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"],
});

export const holdPayment = defineEndpoint({
  ...base,
  name: "holdPayment",
  summary: "Hold a payment that is in no run, with a reason that its creator reads; or let it go.",
  method: "PUT",
  path: "/operator/payments/{id}/hold",
  params: paymentParams,
  body: z.object({
    on: z.boolean({ error: coded("fieldRequired") }),
    reason: text({ max: limits.operatorReasonMaxLength, lines: "many" }),
  }),
  result: OperatorPayment,
  codes: ["paymentIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"],
});

export const writeOffPayment = defineEndpoint({
  ...base,
  name: "writeOffPayment",
  summary: "Book out a payment that nobody has claimed for five years from its due day, with a reason.",
  method: "PUT",
  path: "/operator/payments/{id}/write-off",
  params: paymentParams,
  body: z.object({ reason: text({ max: limits.operatorReasonMaxLength, lines: "many" }) }),
  result: OperatorPayment,
  codes: ["paymentIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"],
});

const digits = (length: number) =>
  z
    .string({ error: coded("fieldRequired") })
    .check(z.regex(new RegExp(`^\\d{${length}}$`), { error: coded("fieldRequired") }));

export const setPayoutAccount = defineEndpoint({
  ...base,
  name: "setPayoutAccount",
  summary:
    "Say which account a creator's bank details mean, where their names lead to none. Used a day later.",
  method: "PUT",
  path: "/operator/influencers/{email}/payout-account",
  params: z.object({ email: Email }),
  body: z.object({
    bankCode: digits(4),
    branchCode: digits(3),
    type: z.enum(accountTypes, { error: coded("fieldRequired") }),
    number7: digits(7),
    kana: text({ max: 100 }),
  }),
  result: z.object({ email: z.string(), nameKana: z.string(), lastDigits: z.string(), usableFrom: Moment }),
  codes: ["emailUnknown", "emailRequired", "emailInvalid", "fieldRequired", "dataInvalid", "dataNotFound"],
});
