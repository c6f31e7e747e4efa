import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { dealParams } from "../deals/deal-id.ts";
import { fundingWays } from "../deals/deal-states.ts";
import {
  chargeStates,
  DealCharge,
  DealRefund,
  DealTransfer,
  refundReasons,
  refundStates,
} from "../deals/funding.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { CalendarDate, Month, YenSum } from "../values.ts";
import { CardId } from "./cards.ts";

const tag = "Charges";
const wrong = { error: failure("dataInvalid") };
const csv = "text/csv; charset=utf-8; header=present";

/** `card` with a card's id charges that one, else the default; `transfer` waits for the bank. */
export const FundingBody = z.object({
  action: z.enum(["retry", "hosted", "card", "transfer"], { error: coded("fieldRequired") }),
  /** For `retry` and `card`. */
  cardId: z.optional(CardId),
});

export const fundDeal = defineEndpoint({
  name: "fundDeal",
  summary: "Pay for a deal that is not paid yet: with a card, on the provider's page, or by bank transfer.",
  method: "POST",
  path: "/company/deal/{id}/funding",
  access: "company",
  tag,
  params: dealParams,
  headers: IdempotentHeaders,
  body: FundingBody,
  result: z.object({
    charge: DealCharge,
    transfer: z.nullable(DealTransfer),
    /** The provider's page, for `hosted`. */
    url: z.nullable(z.string()),
  }),
  codes: [
    "consultationIdInvalid",
    "dataNotFound",
    "cardIdInvalid",
    "fieldRequired",
    "dataInvalid",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
    "tooManyRequests",
  ],
});

/**
 * Where the money of a charge that is paid is by now: with us, with the creator, on its way back or back at the company, or booked
 * out as never claimed; of a deal that was cancelled with a share, a part is back, and the share with us or with the creator.
 */
export const chargeWhereabouts = [
  "secured",
  "paidOut",
  "returned",
  "partlyReturned",
  "partlyPaidOut",
  "writtenOff",
] as const;
export type ChargeWhereabouts = (typeof chargeWhereabouts)[number];

/** Money that moved in the month, or is to move: what was charged, and what went back. */
export const ChargeRow = z.object({
  /** The charge itself, or the one that a refund belongs to: it has the receipt. */
  chargeId: z.string(),
  refundId: z.nullable(z.string()),
  kind: z.enum(["charge", "refund"]),
  reason: z.nullable(z.enum(refundReasons)),
  dealId: z.string(),
  productName: z.nullable(z.string()),
  creatorName: z.string(),
  way: z.enum(fundingWays),
  yen: YenSum,
  /** The part that was paid from what was left of earlier bank transfers. */
  balanceYen: YenSum,
  state: z.enum([...chargeStates, ...refundStates]),
  /** Only of a paid charge, as long as its deal is listed. Older servers leave it out. */
  whereabouts: z.optional(z.enum(chargeWhereabouts)),
  /** In Japan. */
  on: CalendarDate,
});
export type ChargeRow = z.infer<typeof ChargeRow>;

/** Sums of what was paid in the month. */
export const ChargeTotals = z.object({
  chargedYen: YenSum,
  toolFeeYen: YenSum,
  toolTaxYen: YenSum,
  refundedYen: YenSum,
  /** The part of the refunds that comes from cancelled deals, with the tool fee in it. Older servers leave it out. */
  cancelled: z.optional(z.object({ yen: YenSum, toolFeeYen: YenSum, toolTaxYen: YenSum })),
});
export type ChargeTotals = z.infer<typeof ChargeTotals>;

/** Within the years in use: the first and the last month of the calendar have no day before or after them. */
const isOfOurTime = (month: string) => month >= "2000-01" && month <= "2999-12";
const ofMonth = z.object({ month: z.optional(Month.check(z.refine(isOfOurTime, wrong))) });

export const listCharges = defineEndpoint({
  name: "listCharges",
  summary:
    "What the company was charged and got back in a month in Japan, newest first; this month unless given.",
  method: "GET",
  path: "/company/charge",
  access: "company",
  tag,
  query: z.extend(ofMonth, {
    cursor: z.optional(z.string(wrong).check(z.maxLength(100, wrong))),
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({
    month: Month,
    docs: z.array(ChargeRow),
    nextCursor: z.nullable(z.string()),
    totals: ChargeTotals,
    /** What is left of bank transfers now: it pays the next charge first. */
    balanceYen: YenSum,
  }),
  codes: ["fieldRequired", "dataInvalid", "numberRequired"],
});

export const downloadCharges = defineEndpoint({
  name: "downloadCharges",
  summary: "The same of a whole month as a CSV file.",
  method: "GET",
  path: "/company/charge.csv",
  access: "company",
  tag,
  query: ofMonth,
  file: csv,
  result: z.string(),
  codes: ["fieldRequired", "dataInvalid", "tooManyRequests"],
});

/** A charge as it is printed: a receipt, and of the tool's fee a qualified invoice. */
export const Receipt = z
  .object({
    chargeId: z.string(),
    /** The number of the receipt. */
    number: z.string(),
    dealId: z.string(),
    productName: z.nullable(z.string()),
    creatorName: z.string(),
    way: z.enum(fundingWays),
    state: z.enum(chargeStates),
    /** The creator's, received in her name. */
    feeYen: YenSum,
    taxYen: YenSum,
    toolFeeYen: YenSum,
    toolTaxYen: YenSum,
    chargeYen: YenSum,
    /** The part that was paid from what was left of earlier bank transfers. */
    balanceYen: YenSum,
    taxPercent: z.number().check(z.int()),
    /** What stays of it after a deal was cancelled: the tool's fee is less then, too. */
    kept: z.object({ toolFeeYen: YenSum, toolTaxYen: YenSum, chargeYen: YenSum }),
    madeOn: CalendarDate,
    paidOn: z.nullable(CalendarDate),
    refunds: z.array(DealRefund),
    refundedYen: YenSum,
    /** The creator's payment, by which its statement is read; null before there is one. Older servers leave it out. */
    paymentId: z.optional(z.nullable(z.string())),
    /** Where to send a bank transfer that is still awaited. Older servers leave it out. */
    transfer: z.optional(z.nullable(DealTransfer)),
    issuer: z.object({
      name: z.string(),
      address: z.nullable(z.string()),
      invoiceNumber: z.nullable(z.string()),
    }),
    buyer: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  })
  .register(z.globalRegistry, { id: "Receipt" });
export type Receipt = z.infer<typeof Receipt>;

/** Anything malformed is `paymentIdInvalid`. */
const ChargeId = z
  .string({ error: failure("paymentIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("paymentIdInvalid") }));

export const getCharge = defineEndpoint({
  name: "getCharge",
  summary: "One charge, as its receipt is printed.",
  method: "GET",
  path: "/company/charge/{id}",
  access: "company",
  tag,
  params: z.object({ id: ChargeId }),
  result: Receipt,
  codes: ["paymentIdInvalid", "dataNotFound"],
});

/** Tax that was held back from a creator and came back to the company, which remits it. */
export const WithholdingRow = z.object({
  refundId: z.string(),
  dealId: z.string(),
  productName: z.nullable(z.string()),
  /** By law. */
  payee: z.string(),
  kind: z.enum(["std", "nonResident"]),
  reason: z.string(),
  /** The fee without tax. */
  grossYen: YenSum,
  withheldYen: YenSum,
  paidOn: CalendarDate,
});
export type WithholdingRow = z.infer<typeof WithholdingRow>;

export const listWithholding = defineEndpoint({
  name: "listWithholding",
  summary: "What the company remits for a month of payments in Japan, and by when; this month unless given.",
  method: "GET",
  path: "/company/withholding",
  access: "company",
  tag,
  query: ofMonth,
  result: z.object({
    month: Month,
    /** The tenth of the next month. */
    dueOn: CalendarDate,
    docs: z.array(WithholdingRow),
    totals: z.object({ grossYen: YenSum, withheldYen: YenSum }),
  }),
  codes: ["fieldRequired", "dataInvalid"],
});

export const downloadWithholding = defineEndpoint({
  name: "downloadWithholding",
  summary: "The same as a CSV file.",
  method: "GET",
  path: "/company/withholding.csv",
  access: "company",
  tag,
  query: ofMonth,
  file: csv,
  result: z.string(),
  codes: ["fieldRequired", "dataInvalid", "tooManyRequests"],
});
