import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { DealId, dealParams } from "../deals/deal-id.ts";
import * as states from "../deals/deal-states.ts";
import * as delivery from "../deals/delivery.ts";
import { Terms } from "../deals/terms.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";
import { AnyCreatorId } from "./known-creators.ts";

const wrong = { error: failure("dataInvalid") };
const common = { access: "operator", tag: "Operator", headers: OperatorHeaders } as const;
const Reason = text({ max: limits.operatorReasonMaxLength, lines: "many" });

const DealRow = z.object({
  dealId: z.string(),
  companyId: z.string(),
  companyName: z.nullable(z.string()),
  creatorId: z.string(),
  creatorName: z.nullable(z.string()),
  platform: Platform,
  productName: z.nullable(z.string()),
  state: z.enum(states.dealStates),
  turn: z.enum(states.dealTurns),
  turnDueAt: z.nullable(Moment),
  hold: z.nullable(z.enum(states.dealHolds)),
  funding: z.enum(states.fundings),
  paymentStage: z.nullable(z.enum(states.paymentStages)),
  feeYen: z.nullable(YenSum),
  payDueOn: z.nullable(CalendarDate),
  updatedAt: Moment,
});

export const listOperatorDeals = defineEndpoint({
  ...common,
  name: "listOperatorDeals",
  summary: "Deals of all companies, what changed last in front.",
  method: "GET",
  path: "/operator/deals",
  query: z.object({
    ...paging,
    state: z.optional(z.enum(states.dealStates, wrong)),
    hold: z.optional(z.enum(states.dealHolds, wrong)),
    company: z.optional(z.string(wrong).check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, wrong))),
    creator: z.optional(AnyCreatorId("dataInvalid")),
  }),
  result: z.object({ docs: z.array(DealRow), hasNextPage: z.boolean() }),
  codes: ["dataInvalid", "numberRequired"],
});

export const OperatorDeal = z
  .object({
    deal: DealRow,
    terms: z.nullable(Terms),
    /** Which version that is; of a deal without a contract, the newest that was sent. Not told by servers of before, like what follows it. */
    version: z.optional(z.nullable(z.number())),
    /** What that newest version says, where nothing was agreed. */
    offered: z.optional(z.nullable(Terms)),
    ...delivery.deliveryFields,
    events: z.array(
      z.object({
        act: z.enum(states.dealEventActs),
        actor: z.enum(states.dealActors),
        at: Moment,
        /** Of a decision: who made it, unless it is one of before, and whose doing it was. */
        operator: z.optional(z.nullable(z.string())),
        fault: z.optional(z.nullable(z.enum(delivery.disputeFaults))),
      }),
    ),
    messages: z.array(
      z.object({ from: z.enum([...states.dealSides, "system"]), text: z.string(), sentAt: Moment }),
    ),
    holds: z.array(z.object({ isOn: z.boolean(), reason: z.string(), operator: z.string(), at: Moment })),
  })
  .register(z.globalRegistry, { id: "OperatorDeal" });
export type OperatorDeal = z.infer<typeof OperatorDeal>;

export const getOperatorDeal = defineEndpoint({
  ...common,
  name: "getOperatorDeal",
  summary: "One deal with what was agreed, delivered, written and decided.",
  method: "GET",
  path: "/operator/deals/{id}",
  params: dealParams,
  result: OperatorDeal,
  codes: ["consultationIdInvalid", "dataNotFound"],
});

export const holdDeal = defineEndpoint({
  ...common,
  name: "holdDeal",
  summary: "Stop a deal, or let it go on, with a reason.",
  method: "PUT",
  path: "/operator/deals/{id}/hold",
  params: dealParams,
  body: z.object({ on: z.boolean({ error: coded("fieldRequired") }), reason: Reason }),
  result: OperatorDeal,
  codes: ["consultationIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid"],
});

/** A company's suspension stops its deals too, without a word of a side: then `dispute` is null. */
const DisputeRow = z.object({ ...DealRow.shape, dispute: z.nullable(delivery.Dispute) });

export const listDisputes = defineEndpoint({
  ...common,
  name: "listDisputes",
  summary: "What waits for the operator's decision, the first that is due in front.",
  method: "GET",
  path: "/operator/disputes",
  query: z.object(paging),
  result: z.object({ docs: z.array(DisputeRow), hasNextPage: z.boolean() }),
  codes: ["numberRequired"],
});

export const decideDispute = defineEndpoint({
  ...common,
  name: "decideDispute",
  summary: "Decide: paid in full, cancelled with a share of the fee, or gone on with.",
  method: "PUT",
  path: "/operator/disputes/{dealId}",
  params: z.object({ dealId: DealId }),
  body: z.object({
    decision: z.enum(delivery.disputeDecisions, { error: coded("fieldRequired") }),
    /** Any whole percent of the fee; of one that is cancelled. */
    creatorPct: z.optional(
      z
        .number({ error: failure("numberRequired") })
        .check(z.int({ error: failure("numberRequired") }), z.gte(0, wrong), z.lte(100, wrong)),
    ),
    fault: z.enum(delivery.disputeFaults, { error: coded("fieldRequired") }),
    reason: text({ max: limits.dealReasonMaxLength, lines: "many" }),
  }),
  result: OperatorDeal,
  codes: ["consultationIdInvalid", "dataNotFound", "fieldRequired", "dataInvalid", "numberRequired"],
});
