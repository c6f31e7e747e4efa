import { z } from "zod/mini";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { fundingWays } from "./deal-states.ts";

/** `charging`: the card is asked. `awaiting`: for a bank transfer. `voided`: nobody paid in time, or the deal ended before. */
export const chargeStates = ["charging", "failed", "awaiting", "paid", "voided"] as const;
/** Why a card was not charged; `authentication`: its bank asks for its owner. */
export const chargeFaults = [
  "refused",
  "insufficientFunds",
  "expiredCard",
  "authentication",
  "processing",
  "noCard",
] as const;
export type ChargeFault = (typeof chargeFaults)[number];

/** `failed`: at the provider, until it is paid by hand. `notOwed`: the card's bank has given the company its money, by a chargeback. */
export const refundStates = ["open", "sent", "succeeded", "failed", "byHand", "notOwed"] as const;
/** The company has the money: the refund is over. */
export const refundsOver = ["succeeded", "byHand", "notOwed"] as const;
export const isRefundOver = (state: string): boolean => refundsOver.some((over) => over === state);
/** `withholding`: what the company remits. `duplicate`: paid twice. `late`: paid when it was no longer asked for. */
export const refundReasons = ["cancelled", "withholding", "duplicate", "late"] as const;

export const DealRefund = z.object({
  refundId: z.string(),
  reason: z.enum(refundReasons),
  yen: YenSum,
  state: z.enum(refundStates),
  /** In Japan; of the day on which it was opened until it is done. */
  on: CalendarDate,
});
export type DealRefund = z.infer<typeof DealRefund>;

/** What the company pays for a deal and how it stands. */
export const DealCharge = z.object({
  chargeId: z.string(),
  way: z.enum(fundingWays),
  state: z.enum(chargeStates),
  fault: z.nullable(z.enum(chargeFaults)),
  yen: YenSum,
  /** The part that was paid from what was left of earlier bank transfers. */
  balanceYen: YenSum,
  /** Until then it is paid, or the deal ends. */
  dueAt: Moment,
  paidAt: z.nullable(Moment),
  refunds: z.array(DealRefund),
});
export type DealCharge = z.infer<typeof DealCharge>;

/** Where a company sends its money: an account of its own at the provider's bank. */
export const DealTransfer = z.object({
  bankName: z.string(),
  branchName: z.string(),
  accountType: z.enum(["futsu", "toza"]),
  accountNumber: z.string(),
  /** 振込名義 of the receiver, in kana where the bank has it so. */
  accountName: z.string(),
  /** The part of the charge that is to be sent. */
  yen: YenSum,
  /** What has come already. */
  receivedYen: YenSum,
  dueAt: Moment,
});
export type DealTransfer = z.infer<typeof DealTransfer>;
