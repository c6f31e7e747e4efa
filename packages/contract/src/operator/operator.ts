import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { cancellationReasons } from "../influencer/membership.ts";
import { NewOffer, OfferId } from "../influencer/offers.ts";
import { NewPayment, PaymentStatusChange } from "../influencer/payments.ts";
import { limits } from "../limits.ts";
import { PageQuery, paging } from "../paging.ts";
import { CalendarDate, Moment } from "../values.ts";
import { Answered, InquiryParams, inquiryStates, OperatorHeaders } from "./companies.ts";

function rows<S extends z.ZodMiniType>(row: S) {
  return z
    .array(row, { error: coded("fieldRequired") })
    .check(
      z.minLength(limits.operatorRows.min, { error: failure("fieldRequired") }),
      z.maxLength(limits.operatorRows.max, { error: failure("dataInvalid") }),
    );
}

/** The company that an offer is of; without one it is the operator's own. */
const AskingCompany = z
  .string({ error: failure("dataNotFound") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataNotFound") }));

export const sendOffers = defineEndpoint({
  name: "sendOffers",
  summary:
    "Bring in offers, all or none. The same `Idempotency-Key` again answers the same and creates nothing.",
  method: "POST",
  path: "/operator/offers",
  access: "operator",
  tag: "Operator",
  headers: IdempotentHeaders,
  body: z.object({
    offers: rows(z.extend(NewOffer, { influencerEmail: Email, companyId: z.optional(AskingCompany) })),
  }),
  result: z.object({ offerIds: z.array(OfferId) }),
  codes: [
    "emailUnknown",
    "dataInvalid",
    "dataNotFound",
    "emailRequired",
    "emailInvalid",
    "fieldRequired",
    "numberRequired",
  ],
});

/** Scripts of before give no name: the log says that it does not know it. */
const NamedOrNot = z.object({ "x-operator": z.optional(OperatorHeaders.shape["x-operator"]) });

const PaymentRow = z.extend(NewPayment, { influencerEmail: Email });

/** None of the fields that only a new payment needs. */
function tellsStatusOnly(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  const { influencerEmail, date, description, amount } = row as Record<string, unknown>;
  return [influencerEmail, date, description, amount].every((value) => value === undefined);
}

const AnyPaymentRows = z.object({ payments: rows(z.union([PaymentRow, PaymentStatusChange])) });

/** Each row by its own schema, so that faults have their row's index. */
function paymentRowsFor(raw: unknown) {
  const payments = typeof raw === "object" && raw !== null && "payments" in raw ? raw.payments : undefined;
  if (!Array.isArray(payments) || payments.length < 1 || payments.length > limits.operatorRows.max) {
    return AnyPaymentRows;
  }
  const [first, ...more] = payments.map((row) => (tellsStatusOnly(row) ? PaymentStatusChange : PaymentRow));
  return first ? z.object({ payments: z.tuple([first, ...more]) }) : AnyPaymentRows;
}

export const sendPayments = defineEndpoint({
  name: "sendPayments",
  summary: "Bring in payments, all or none. A `reference` that exists gets its status updated.",
  method: "POST",
  path: "/operator/payments",
  access: "operator",
  tag: "Operator",
  headers: NamedOrNot,
  body: AnyPaymentRows,
  bodyFor: paymentRowsFor,
  result: z.object({ paymentIds: z.array(z.string()) }),
  codes: [
    "emailUnknown",
    "dataInvalid",
    "dataNotFound",
    "emailRequired",
    "emailInvalid",
    "fieldRequired",
    "numberRequired",
  ],
});

export const setInfluencerStatus = defineEndpoint({
  name: "setInfluencerStatus",
  summary: "Suspend a creator, or lift it. Live tokens are refused at once.",
  method: "PUT",
  path: "/operator/influencers/{email}/status",
  access: "operator",
  tag: "Operator",
  headers: NamedOrNot,
  params: z.object({ email: Email }),
  body: z.object({
    status: z.enum(["active", "suspended"], { error: coded("fieldRequired") }),
    reason: text({ max: 500, lines: "many" }),
  }),
  result: z.object({ email: z.string(), status: z.enum(["active", "suspended"]) }),
  codes: ["emailUnknown", "dataInvalid", "emailRequired", "emailInvalid", "fieldRequired"],
});

const Person = { influencerId: z.string(), fullName: z.nullable(z.string()), email: z.nullable(z.string()) };

export const listInquiries = defineEndpoint({
  name: "listInquiries",
  summary: "What people wrote to support, newest first; `open`: what nobody has answered yet.",
  method: "GET",
  path: "/operator/inquiries",
  access: "operator",
  tag: "Operator",
  query: z.object({
    ...paging,
    state: z.optional(z.enum(inquiryStates, { error: failure("dataInvalid") })),
  }),
  result: z.object({
    docs: z.array(
      z.object({
        id: z.string(),
        ...Person,
        influencerId: z.nullable(z.string()),
        subject: z.string(),
        message: z.string(),
        createdAt: Moment,
        /** Not told by servers of before. */
        answeredAt: z.optional(z.nullable(Moment)),
      }),
    ),
    hasNextPage: z.boolean(),
  }),
  codes: ["dataInvalid", "numberRequired"],
});

export const answerInquiry = defineEndpoint({
  name: "answerInquiry",
  summary: "Say that what a creator, or somebody who was not signed in, wrote was answered.",
  method: "PUT",
  path: "/operator/inquiries/{id}",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params: InquiryParams,
  body: Answered,
  result: z.object({ inquiryId: z.string(), state: z.literal("answered") }),
  codes: ["dataInvalid", "dataNotFound", "fieldRequired"],
});

export const listWithdrawals = defineEndpoint({
  name: "listWithdrawals",
  summary: "Who asked to withdraw and why, newest first.",
  method: "GET",
  path: "/operator/withdrawals",
  access: "operator",
  tag: "Operator",
  query: PageQuery,
  result: z.object({
    docs: z.array(
      z.object({
        id: z.string(),
        ...Person,
        reason: z.enum(cancellationReasons),
        description: z.string(),
        endsOn: CalendarDate,
        status: z.enum(["pending", "takenBack", "closed"]),
        createdAt: Moment,
      }),
    ),
    hasNextPage: z.boolean(),
  }),
  codes: ["numberRequired"],
});
