import { z } from "zod/mini";
import { CompanyCard } from "../company/company-card.ts";
import { UsageWish } from "../influencer/usage.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { Amendment } from "./deal-bodies.ts";
import * as states from "./deal-states.ts";
import { deliveryFields } from "./delivery.ts";
import { DealCharge, DealTransfer } from "./funding.ts";
import { dueReasons, paymentActors, paymentFailures } from "./payout-states.ts";
import { Terms, TermsDiff } from "./terms.ts";

const Count = z.number().check(z.int(), z.gte(0));

/** What one side proposes and the other accepts within 72 hours; one at a time. */
export const Proposal = z.object({
  kind: z.enum(["cancel", "amendment"]),
  by: z.enum(states.dealSides),
  /** For a cancellation: percent of the fee that the creator keeps. */
  creatorPct: z.nullable(Count),
  changes: z.nullable(Amendment),
  reason: z.nullable(z.string()),
  lapsesAt: Moment,
});
export type Proposal = z.infer<typeof Proposal>;

export const DealEvent = z.object({
  at: Moment,
  actor: z.enum(states.dealActors),
  act: z.enum(states.dealEventActs),
  /** What the deal was in afterwards. */
  state: z.enum(states.dealStates),
  /** The version of the terms that was proposed or accepted. */
  version: z.nullable(Count),
});
export type DealEvent = z.infer<typeof DealEvent>;

const dealFields = {
  dealId: z.string(),
  source: z.enum(states.dealSources),
  platform: Platform,
  productName: z.nullable(z.string()),
  state: z.enum(states.dealStates),
  endReason: z.nullable(z.enum(states.endReasons)),
  /** What the side said that declined, cancelled or proposed to. */
  endWords: z.nullable(z.object({ by: z.enum(states.dealSides), text: z.string() })),
  /** For a cancelled deal: percent of the fee that the creator keeps. */
  creatorPct: z.nullable(Count),
  turn: z.enum(states.dealTurns),
  turnKind: z.nullable(z.enum(states.turnKinds)),
  turnDueAt: z.nullable(Moment),
  revision: Count,
  funding: z.enum(states.fundings),
  paymentStage: z.nullable(z.enum(states.paymentStages)),
  /** Never claimed for five years, and booked out: nothing of it is paid any more. */
  isWrittenOff: z.optional(z.boolean()),
  /** The payment waits for a check of ours, and has no day until that is done. Older servers leave it out. */
  isPaymentHeld: z.optional(z.boolean()),
  hold: z.nullable(z.enum(states.dealHolds)),
  /** Once the company is gone, by its name in the sheet. */
  company: CompanyCard,
  creator: z.object({ creatorId: z.string(), name: z.string(), handle: z.nullable(z.string()) }),
  versions: z.array(
    z.object({
      version: z.number(),
      by: z.enum(states.dealSides),
      sentAt: Moment,
      sha256: z.string(),
    }),
  ),
  versionsLeft: Count,
  /** The open version; from the contract on the one that was agreed. */
  terms: z.nullable(Terms),
  sha256: z.nullable(z.string()),
  diff: z.nullable(TermsDiff),
  contractVersion: z.nullable(z.number()),
  contractedAt: z.nullable(Moment),
  draftRound: Count,
  payDueOn: z.nullable(CalendarDate),
  ...deliveryFields,
  proposal: z.nullable(Proposal),
  unread: Count,
  can: z.array(z.enum(states.dealActs)),
  /** What this side still lacks for an act that would otherwise be refused. */
  missing: z.array(z.enum(states.dealGates)),
  /** The creator asked for the terms on paper; the company has seven days. */
  paper: z.nullable(z.object({ askedAt: Moment, dueOn: CalendarDate })),
  /** What happened, oldest first. */
  events: z.array(DealEvent),
  createdAt: Moment,
  updatedAt: Moment,
} as const;

/** What an earlier contract promises for longer than until the posts of this deal begin. */
const ExclusivityClash = z.object({
  dealId: z.string(),
  productName: z.nullable(z.string()),
  categoryId: z.string(),
  until: CalendarDate,
});

/** How a payment stands, as on the page of the payment itself. */
export const DealPayment = z.object({
  paymentId: z.string(),
  reason: z.nullable(z.enum(dueReasons)),
  actor: z.enum(paymentActors),
  /** Why it is held, as the operator wrote it for the creator. */
  heldFor: z.nullable(z.string()),
  failure: z.nullable(z.enum(paymentFailures)),
});
export type DealPayment = z.infer<typeof DealPayment>;

/** What was asked before there were terms. */
const DealAsked = z.object({
  description: z.nullable(z.string()),
  situation: z.nullable(z.string()),
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  postFormat: z.array(z.string()),
  /** The same for all who were asked; null where a band was named. */
  feeYen: z.nullable(YenSum),
  /** What an applicant wished for. */
  wishFeeYen: z.nullable(YenSum),
  usageWish: z.nullable(UsageWish),
});

export const CreatorDeal = z
  .object({
    ...dealFields,
    /** While terms are talked about: the creator's own contracts that rule out competitors. A warning, told to nobody else. */
    clashes: z.array(ExclusivityClash),
    /** Null before there is one. Older servers leave it out. */
    payment: z.optional(z.nullable(DealPayment)),
    /** While the first version waits: what the creator said yes to before. Older servers leave it out. */
    asked: z.optional(z.nullable(DealAsked)),
    /** What `terms` come to; for a cancelled deal what is left of that, if anything. */
    money: z.nullable(z.object({ feeYen: YenSum, taxYen: YenSum, withholdingYen: YenSum, netYen: YenSum })),
  })
  .register(z.globalRegistry, { id: "CreatorDeal" });
export type CreatorDeal = z.infer<typeof CreatorDeal>;

export const CompanyDeal = z
  .object({
    ...dealFields,
    /** What `terms` come to; for a cancelled deal what is left of that, if anything. */
    money: z.nullable(
      z.object({
        feeYen: YenSum,
        taxYen: YenSum,
        toolFeeYen: YenSum,
        toolTaxYen: YenSum,
        chargeYen: YenSum,
      }),
    ),
    /** The first version has to reach it. */
    leastFeeYen: YenSum,
    /** Until the first version, which begins with it. */
    asked: z.nullable(DealAsked),
    /** While terms are talked about: what a PR post of the creator would cost, without tax. Null where nothing is estimated. */
    estimate: z.nullable(z.object({ minYen: YenSum, maxYen: YenSum })),
    /** How the company wanted to pay when it last sent terms. Older servers leave it out. */
    wantedWay: z.optional(z.nullable(z.enum(states.fundingWays))),
    /** From the contract on. */
    charge: z.nullable(DealCharge),
    /** What is left of the company's bank transfers: it pays the next charge first. 0 once this deal is paid for. */
    balanceYen: YenSum,
    /** The creator's payment, by which its statement is read; null before there is one. Older servers leave it out. */
    paymentId: z.optional(z.nullable(z.string())),
    /** Where to send a bank transfer that is still awaited. */
    transfer: z.nullable(DealTransfer),
  })
  .register(z.globalRegistry, { id: "CompanyDeal" });
export type CompanyDeal = z.infer<typeof CompanyDeal>;

/** What cancelling would bring now; null where it is not possible. */
export const CancelPreview = z.object({
  alone: z.nullable(z.object({ creatorPct: Count, creatorYen: YenSum, refundYen: z.nullable(YenSum) })),
  isProposable: z.boolean(),
});
export type CancelPreview = z.infer<typeof CancelPreview>;
