import { z } from "zod/mini";
import * as states from "../deals/deal-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { CalendarDate, Moment, Month, YenSum } from "../values.ts";
import { answerStates } from "./consultations.ts";
import { WorkRow } from "./work.ts";

const Count = z.number().check(z.int(), z.gte(0));

/** What waits for the company, or comes on a day. */
const ofDeal = {
  dealId: z.string(),
  creatorName: z.string(),
  productName: z.nullable(z.string()),
  turnKind: z.nullable(z.enum(states.turnKinds)),
  state: z.enum(states.dealStates),
};

export const CompanyHome = z
  .object({
    /** By deadline: deals on the company's turn, and campaigns whose applications are to be chosen from. */
    waiting: z.array(
      z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("deal"),
          ...ofDeal,
          dueAt: z.nullable(Moment),
          hold: z.nullable(z.enum(states.dealHolds)),
          funding: z.enum(states.fundings),
          version: Count,
          feeYen: z.nullable(YenSum),
          draftRound: Count,
        }),
        z.object({
          kind: z.literal("campaign"),
          campaignId: z.string(),
          productName: z.string(),
          dueAt: Moment,
          applications: Count,
          placesLeft: Count,
        }),
      ]),
    ),
    waitingCount: Count,
    running: z.array(WorkRow),
    runningCount: Count,
    /** Newest first. */
    changes: z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("deal"), ...ofDeal, version: Count, at: Moment }),
        z.object({
          kind: z.literal("answer"),
          consultationId: z.string(),
          creatorName: z.string(),
          productName: z.string(),
          answer: z.enum(answerStates),
          at: Moment,
        }),
        z.object({
          kind: z.literal("applications"),
          campaignId: z.string(),
          productName: z.string(),
          count: Count,
          at: Moment,
        }),
      ]),
    ),
    changesSince: Moment,
    /** Today and the six days behind it. */
    week: z.array(
      z.object({
        on: CalendarDate,
        dues: z.array(
          z.object({
            side: z.enum(states.dealSides),
            /** `select`: of a campaign; `pay`: a payment day. */
            kind: z.enum([...states.turnKinds, "select", "reply", "pay"]),
            count: Count,
          }),
        ),
      }),
    ),
    money: z.object({
      /** Fees with tax of contracts that were made this month and are secured. */
      securedThisMonthYen: YenSum,
      paidYen: YenSum,
      /** Secured and not paid yet, with tax. */
      toPayYen: YenSum,
      next: z.nullable(z.object({ on: CalendarDate, yen: YenSum, creatorName: z.string(), count: Count })),
    }),
    /** Of the month before; null without a post. */
    lastMonth: z.nullable(
      z.object({
        month: Month,
        posts: Count,
        medianViews: z.nullable(Count),
        yenPerView: z.nullable(z.number()),
        labelled: Count,
      }),
    ),
    /** What a new company has done. */
    done: z.object({ hasList: z.boolean(), hasAsked: z.boolean() }),
  })
  .register(z.globalRegistry, { id: "CompanyHome" });
export type CompanyHome = z.infer<typeof CompanyHome>;

export const getCompanyHome = defineEndpoint({
  name: "getCompanyHome",
  summary: "All that the companies' home shows, in one call.",
  method: "GET",
  path: "/company/home",
  access: "company",
  tag: "Company work",
  result: CompanyHome,
  codes: [],
});
