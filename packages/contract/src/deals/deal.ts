import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { Platform } from "../influencer/offers.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { DealId } from "./deal-id.ts";
import * as states from "./deal-states.ts";
import { deliveryFields } from "./delivery.ts";
import { DealFormats, Terms, TermsDiff } from "./terms.ts";

const wrong = { error: failure("dataInvalid") };
const Count = z.number().check(z.int(), z.gte(0));
const text2000 = text({ max: limits.dealReasonMaxLength, lines: "many" });

/** A deal as it was read: 409 `dataInvalid` at `revision` when it has moved on since. */
export const Revision = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(z.int({ error: failure("numberRequired") }), z.gte(0, wrong));

export const sha256 = z
  .string({ error: coded("fieldRequired") })
  .check(z.regex(/^[0-9a-f]{64}$/, { error: failure("dataInvalid") }));

/** A row of a list of deals. The name is the other side's; `yen` what the creator gets, or the fee that the company agreed to. */
export const DealCard = z
  .object({
    dealId: z.string(),
    productName: z.nullable(z.string()),
    platform: Platform,
    name: z.string(),
    state: z.enum(states.dealStates),
    endReason: z.nullable(z.enum(states.endReasons)),
    turn: z.enum(states.dealTurns),
    turnKind: z.nullable(z.enum(states.turnKinds)),
    turnDueAt: z.nullable(Moment),
    hold: z.nullable(z.enum(states.dealHolds)),
    funding: z.enum(states.fundings),
    unread: Count,
    yen: z.nullable(YenSum),
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

export const Amendment = z
  .object({
    draftDueOn: z.optional(z.nullable(CalendarDate)),
    postFrom: z.optional(CalendarDate),
    postTo: z.optional(CalendarDate),
    formats: z.optional(DealFormats),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: failure("fieldRequired"),
    }),
  );
export type Amendment = z.infer<typeof Amendment>;

/** What one side proposes and the other accepts within 72 hours; one at a time. */
export const Proposal = z.object({
  kind: z.enum(["cancel", "amendment"]),
  by: z.enum(states.dealSides),
  /** Of a cancellation: percent of the fee that the creator keeps. */
  creatorPct: z.nullable(Count),
  changes: z.nullable(Amendment),
  reason: z.nullable(z.string()),
  lapsesAt: Moment,
});
export type Proposal = z.infer<typeof Proposal>;

const dealFields = {
  dealId: z.string(),
  source: z.enum(states.dealSources),
  platform: Platform,
  productName: z.nullable(z.string()),
  state: z.enum(states.dealStates),
  endReason: z.nullable(z.enum(states.endReasons)),
  turn: z.enum(states.dealTurns),
  turnKind: z.nullable(z.enum(states.turnKinds)),
  turnDueAt: z.nullable(Moment),
  revision: Count,
  funding: z.enum(states.fundings),
  paymentStage: z.nullable(z.enum(states.paymentStages)),
  hold: z.nullable(z.enum(states.dealHolds)),
  company: z.object({
    companyId: z.string(),
    name: z.string(),
    kind: z.enum(["corporate", "agency"]),
    website: z.nullable(z.string()),
    isVerified: z.boolean(),
    since: Moment,
  }),
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
  /** Of an act of this side that would be refused: what is missing for it. */
  missing: z.array(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
} as const;

export const CreatorDeal = z
  .object({
    ...dealFields,
    /** Of `terms`. */
    money: z.nullable(z.object({ feeYen: YenSum, taxYen: YenSum, withholdingYen: YenSum, netYen: YenSum })),
  })
  .register(z.globalRegistry, { id: "CreatorDeal" });
export type CreatorDeal = z.infer<typeof CreatorDeal>;

export const CompanyDeal = z
  .object({
    ...dealFields,
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
  })
  .register(z.globalRegistry, { id: "CompanyDeal" });
export type CompanyDeal = z.infer<typeof CompanyDeal>;

export const dealParams = z.object({ id: DealId });
export const versionParams = z.object({
  id: DealId,
  version: z
    .string({ error: failure("dataNotFound") })
    .check(z.regex(/^[1-9]\d{0,2}$/, { error: failure("dataNotFound") })),
});

const VersionNumber = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(z.int({ error: failure("numberRequired") }), z.gte(1, wrong));

/** `baseVersion` is the newest that one has seen, 0 for none. */
export const sentTerms = {
  terms: z.object(Terms.shape, { error: coded("fieldRequired") }),
  baseVersion: z
    .number({ error: coded("fieldRequired", "numberRequired") })
    .check(z.int({ error: failure("numberRequired") }), z.gte(0, wrong)),
  revision: Revision,
};
export const answeredTerms = {
  action: z.enum(["accept", "decline"], { error: coded("fieldRequired") }),
  version: z.optional(VersionNumber),
  sha256: z.optional(sha256),
  reason: z.optional(text2000),
  revision: Revision,
};
export const FundingField = z._default(z.enum(states.fundingWays, { error: coded("fieldRequired") }), "card");

export const CancelBody = z.object({
  kind: z.enum(["alone", "propose"], { error: coded("fieldRequired") }),
  /** Of a proposal: steps of 10. */
  creatorPct: z.optional(
    z
      .number({ error: failure("numberRequired") })
      .check(
        z.int({ error: failure("numberRequired") }),
        z.gte(0, wrong),
        z.lte(100, wrong),
        z.multipleOf(10, wrong),
      ),
  ),
  reason: text2000,
  revision: Revision,
});
export const AmendmentBody = z.object({ changes: Amendment, revision: Revision });
export const ProposalAnswer = z.object({
  action: z.enum(["accept", "decline"], { error: coded("fieldRequired") }),
  revision: Revision,
});

/** What cancelling would bring now; null where it is not possible. */
export const CancelPreview = z.object({
  alone: z.nullable(z.object({ creatorPct: Count, creatorYen: YenSum, refundYen: z.nullable(YenSum) })),
  isProposable: z.boolean(),
});

export const messageWarnings = ["offPlatform", "prepay", "labelRemoval"] as const;
export const DealMessage = z.object({
  messageId: z.string(),
  from: z.enum([...states.dealSides, "system"]),
  /** Show it as text: an address in it is none to press before the contract. */
  text: z.string(),
  warned: z.array(z.enum(messageWarnings)),
  sentAt: Moment,
  /** By the other side. */
  isRead: z.boolean(),
});
export type DealMessage = z.infer<typeof DealMessage>;

export const MessagePage = z.object({ docs: z.array(DealMessage), nextCursor: z.nullable(z.string()) });
export const MessageQuery = z.object({
  cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
  limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
});
export const MessageBody = z.object({ text: text({ max: limits.dealMessageMaxLength, lines: "many" }) });
export const ReadBody = z.object({
  upTo: z
    .string({ error: coded("fieldRequired") })
    .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataInvalid") })),
});
export const ReadResult = z.object({ unread: Count });
