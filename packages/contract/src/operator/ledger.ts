import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { DealId } from "../deals/deal-id.ts";
import { refundReasons, refundStates } from "../deals/funding.ts";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { CalendarDate, Moment, Yen, YenSum } from "../values.ts";
import { CompanyParams, OperatorHeaders } from "./companies.ts";

const ofOperator = { access: "operator", tag: "Operator", headers: OperatorHeaders } as const;

const YenEitherWay = z.number().check(z.int());

export const LedgerEntry = z.object({
  entryId: z.string(),
  kind: z.string(),
  n: z.number().check(z.int()),
  /** Debit above zero; together they come to 0. */
  receivable: YenEitherWay,
  card: YenEitherWay,
  bank: YenEitherWay,
  secured: YenEitherWay,
  payable: YenEitherWay,
  withholding: YenEitherWay,
  refund: YenEitherWay,
  fee: YenEitherWay,
  tax: YenEitherWay,
  loss: YenEitherWay,
  about: z.nullable(z.string()),
  bookedAt: Moment,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const getLedger = defineEndpoint({
  name: "getLedger",
  summary: "A deal's entries, in the order of booking.",
  method: "GET",
  path: "/operator/ledger",
  ...ofOperator,
  query: z.object({ deal: DealId }),
  result: z.object({ docs: z.array(LedgerEntry) }),
  codes: ["consultationIdInvalid", "dataNotFound"],
});

/** Where two sums that have to be one are not: the payments of its deal are held until they are. */
export const ReconcileFault = z.object({
  faultId: z.string(),
  dealId: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  rule: z.string(),
  expectedYen: YenEitherWay,
  foundYen: YenEitherWay,
  about: z.nullable(z.string()),
  foundAt: Moment,
  mendedAt: z.nullable(Moment),
});
export type ReconcileFault = z.infer<typeof ReconcileFault>;

export const listReconcileFaults = defineEndpoint({
  name: "listReconcileFaults",
  summary: "What does not agree in the ledger, open ones first.",
  method: "GET",
  path: "/operator/reconcile",
  ...ofOperator,
  query: z.object(paging),
  result: z.object({ docs: z.array(ReconcileFault), hasNextPage: z.boolean() }),
  codes: ["numberRequired"],
});

const RefundOfOperator = z.object({
  refundId: z.string(),
  dealId: z.string(),
  companyId: z.string(),
  /** Null of a company that is closed. Not told by servers of before, nor by what was just written down. */
  companyName: z.optional(z.nullable(z.string())),
  reason: z.enum(refundReasons),
  yen: YenSum,
  state: z.enum(refundStates),
  /** A bank has taken the money back: nobody pays it by hand meanwhile. Not told by servers of before, nor by what was just written down. */
  isTakenBack: z.optional(z.boolean()),
  reference: z.nullable(z.string()),
  madeAt: Moment,
  doneAt: z.nullable(Moment),
});
export type RefundOfOperator = z.infer<typeof RefundOfOperator>;

export const listFailedRefunds = defineEndpoint({
  name: "listFailedRefunds",
  summary: "Refunds that the provider could not make and nobody has paid by hand yet, oldest first.",
  method: "GET",
  path: "/operator/refunds",
  ...ofOperator,
  query: z.object(paging),
  result: z.object({ docs: z.array(RefundOfOperator), hasNextPage: z.boolean() }),
  codes: ["numberRequired"],
});

const Reference = text({ max: limits.bankReferenceMaxLength });
const RefundId = z
  .string({ error: failure("dataNotFound") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataNotFound") }));

export const refundByHand = defineEndpoint({
  name: "refundByHand",
  summary:
    "Say that a failed refund was paid by a bank transfer. The same again: the same. 409 at `chargeback` while a bank has taken the money back.",
  method: "PUT",
  path: "/operator/refunds/{id}/manual",
  ...ofOperator,
  params: z.object({ id: RefundId }),
  body: z.object({ paidOn: CalendarDate, reference: Reference }),
  result: RefundOfOperator,
  codes: ["dataNotFound", "dataInvalid", "fieldRequired"],
});

export const payOutBalance = defineEndpoint({
  name: "payOutBalance",
  summary:
    "Say that what a company has left of its transfers was sent back to its bank. The same again: the same.",
  method: "PUT",
  path: "/operator/companies/{companyId}/balance",
  ...ofOperator,
  params: CompanyParams,
  body: z.object({
    yen: Yen.check(z.gte(1, { error: failure("dataInvalid") })),
    paidOn: CalendarDate,
    reference: Reference,
  }),
  result: z.object({ companyId: z.string(), balanceYen: YenSum }),
  codes: ["dataNotFound", "dataInvalid", "fieldRequired", "numberRequired"],
});
