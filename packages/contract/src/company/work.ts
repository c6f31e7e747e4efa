import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { DealBrief } from "../deals/deal-brief.ts";
import { dealParams } from "../deals/deal-id.ts";
import { defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { CreatorId, PriceRange } from "./account-card.ts";
import { budgetBandIds } from "./budget-bands.ts";
import { answerStates } from "./consultations.ts";

const wrong = { error: failure("dataInvalid") };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const Count = z.number().check(z.int(), z.gte(0));

/** What a company has asked for: of chosen creators, or of whoever applies. */
export const workKinds = ["consultation", "campaign"] as const;
export type WorkKind = (typeof workKinds)[number];

/** A consultation is open or closed, a campaign any of them but closed. */
export const workStates = ["draft", "open", "selecting", "closed", "done", "withdrawn"] as const;

/** Fees without tax: paid to creators, secured and not paid yet, offered and not agreed yet. */
export const WorkMoney = z.object({
  paidYen: YenSum,
  paidCount: Count,
  securedYen: YenSum,
  securedCount: Count,
  proposedYen: YenSum,
  proposedCount: Count,
});
export type WorkMoney = z.infer<typeof WorkMoney>;

/** A consultation or a campaign as one row: how far it is, whose turn, what it costs. */
export const WorkRow = z
  .object({
    kind: z.enum(workKinds),
    id: z.string(),
    productName: z.string(),
    platform: Platform,
    state: z.enum(workStates),
    /** Creators asked, or places. */
    people: Count,
    /** Asked or applied, answered, said yes or were chosen; contracts, posts reported, payments made. */
    steps: z.object({
      asked: Count,
      answered: Count,
      approved: Count,
      contracted: Count,
      posted: Count,
      paid: Count,
    }),
    /** `operator`: how many of the creators' are the operator's to decide; an older server does not say it. */
    turns: z.object({ company: Count, creator: Count, done: Count, operator: z.optional(Count) }),
    money: WorkMoney,
    /** For one creator. */
    budgetBand: z.nullable(z.enum(budgetBandIds)),
    feeYen: z.nullable(YenSum),
    /** For all of them together: the list's own, else that of one for each. An end may be open. */
    budget: z.object({ minYen: z.nullable(YenSum), maxYen: z.nullable(YenSum) }),
    /** The nearest due of either side: of a campaign its closing day too. */
    nextOn: z.nullable(CalendarDate),
    createdAt: Moment,
  })
  .register(z.globalRegistry, { id: "WorkRow" });
export type WorkRow = z.infer<typeof WorkRow>;

/** A creator on the board: what was answered, and the deal that came of it. */
export const BoardRow = z
  .object({
    /** The id of the offer or the application; its deal has the same. */
    id: z.string(),
    creatorId: CreatorId,
    handle: z.string(),
    displayName: z.string(),
    /** The account is not to be found any more. */
    isGone: z.boolean(),
    price: z.nullable(PriceRange),
    /** In a campaign `approved` means that the creator was chosen. */
    answer: z.enum(answerStates),
    answerBy: z.nullable(Moment),
    sentAt: Moment,
    decidedAt: z.nullable(Moment),
    deal: z.nullable(DealBrief),
    /** When the company reminded last. */
    remindedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "BoardRow" });
export type BoardRow = z.infer<typeof BoardRow>;

const tag = "Company work";
const params = z.object({
  id: z
    .string({ error: failure("consultationIdInvalid") })
    .check(z.regex(uuid, { error: failure("consultationIdInvalid") })),
});
const ofOne = ["consultationIdInvalid", "dataNotFound"] as const;

export const workGroups = ["running", "done"] as const;
export type WorkGroup = (typeof workGroups)[number];

export const listWork = defineEndpoint({
  name: "listWork",
  summary: "Consultations and open campaigns together, newest first.",
  method: "GET",
  path: "/company/work",
  access: "company",
  tag,
  query: z.object({
    group: z.optional(z.enum(workGroups, wrong)),
    cursor: z.optional(z.string(wrong).check(z.maxLength(1000, wrong))),
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({
    docs: z.array(WorkRow),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ running: Count, done: Count }),
  }),
  codes: ["dataInvalid", "numberRequired"],
});

export const getWork = defineEndpoint({
  name: "getWork",
  summary: "One consultation or campaign in sums, and which of the two it is.",
  method: "GET",
  path: "/company/work/{id}",
  access: "company",
  tag,
  params,
  result: z.object({
    ...WorkRow.shape,
    /** What is secured and not paid yet, with tax, by the day that it is paid on. */
    payDays: z.array(z.object({ on: CalendarDate, yen: YenSum, count: Count })),
  }),
  codes: ofOne,
});

export const listBoardRows = defineEndpoint({
  name: "listBoardRows",
  summary: "Who was asked or chosen, with the deal of each.",
  method: "GET",
  path: "/company/work/{id}/row",
  access: "company",
  tag,
  params,
  result: z.object({ docs: z.array(BoardRow) }),
  codes: ofOne,
});

export const remindCreator = defineEndpoint({
  name: "remindCreator",
  summary:
    "Remind the creator whose turn it is, of an offer or a deal; once in 24 hours (409 once it is not).",
  method: "POST",
  path: "/company/deal/{id}/reminder",
  access: "company",
  tag,
  params: dealParams,
  result: z.object({ remindedAt: Moment }),
  codes: [...ofOne, "dataInvalid", "tooManyRequests"],
});
