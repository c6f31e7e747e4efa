import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { DealCounts } from "./deal-counts.ts";
import * as states from "./deal-states.ts";

const wrong = { error: failure("dataInvalid") };
const Count = z.number().check(z.int(), z.gte(0));

/** A row of a list of deals. The name is the other side's; `yen` what the creator gets, or the fee that the company agreed to; of a deal that has ended without it what of it is paid. */
export const DealCard = z
  .object({
    dealId: z.string(),
    productName: z.nullable(z.string()),
    platform: Platform,
    name: z.string(),
    /** Whether the company is verified; null where the company itself reads the card. */
    isVerified: z.nullable(z.boolean()),
    state: z.enum(states.dealStates),
    endReason: z.nullable(z.enum(states.endReasons)),
    turn: z.enum(states.dealTurns),
    turnKind: z.nullable(z.enum(states.turnKinds)),
    turnDueAt: z.nullable(Moment),
    hold: z.nullable(z.enum(states.dealHolds)),
    funding: z.enum(states.fundings),
    unread: Count,
    yen: z.nullable(YenSum),
    /** The stage of a fee that is owed or was paid. */
    paymentStage: z.nullable(z.enum(states.paymentStages)),
    /** That fee was never claimed, and is not paid any more. Older servers leave it out. */
    isWrittenOff: z.optional(z.boolean()),
    payDueOn: z.nullable(CalendarDate),
    updatedAt: Moment,
  })
  .register(z.globalRegistry, { id: "DealCard" });
export type DealCard = z.infer<typeof DealCard>;

export const DealPage = z.object({
  docs: z.array(DealCard),
  nextCursor: z.nullable(z.string()),
  counts: z.object({ waiting: Count, active: Count, done: Count }),
});
export type DealPage = z.infer<typeof DealPage>;

export function dealQuery(rows: number) {
  return z.object({
    group: z.optional(z.enum(states.dealGroups, wrong)),
    cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
    limit: queryInteger({ ...limits.pageSize, otherwise: rows }),
  });
}

const upcomingKinds = ["draft", "postFrom", "postTo", "acceptBy", "pay"] as const;

/** Deals on the creator's first screen. */
export const HomeDeals = z.object({
  ...DealCounts.shape,
  /** Among those that wait for the creator, the one that is due first. */
  first: z.nullable(DealCard),
  /** The newest campaign that chose the creator and whose company has not sent terms yet. */
  chosen: z.nullable(DealCard),
  next: z
    .array(
      z.object({
        dealId: z.string(),
        kind: z.enum(upcomingKinds),
        on: CalendarDate,
        productName: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(limits.homeNextDays)),
  /** Fees that are secured, or owed, and not paid yet; what the creator gets of them. */
  securedYen: YenSum,
  /** The part that waits for a check of ours and has no day yet. Older servers leave it out. */
  heldYen: z.optional(YenSum),
  /** Deals that are at the operator, secured or not. Older servers leave it out. */
  atOperatorCount: z.optional(Count),
  nextPayment: z.nullable(z.object({ on: CalendarDate, yen: YenSum })),
  /** What is overdue to be paid, with the earliest of its days. Older servers leave it out. */
  latePayment: z.optional(z.nullable(z.object({ on: CalendarDate, yen: YenSum }))),
  /** How many offers led to a deal that was paid; null where none led to a deal. */
  paidOfferCount: z.nullable(Count),
});
export type HomeDeals = z.infer<typeof HomeDeals>;

/** What deleting the account does to the creator's deals. */
export const ClosePreview = z.object({
  /** Deals that are cancelled: without a share, and the company gets its money back. */
  cancelled: z.array(DealCard),
  /** What was reported is paid all the same, where a bank account is registered. */
  paidLater: z.object({ yen: YenSum, hasBank: z.boolean() }),
  /** All that is still to be paid: reported deals, and payments, of deals or not. Older servers leave it out. */
  due: z.optional(z.object({ pendingYen: YenSum, failedYen: YenSum })),
});
export type ClosePreview = z.infer<typeof ClosePreview>;
