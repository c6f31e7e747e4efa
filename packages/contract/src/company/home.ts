import { z } from "zod/mini";
import * as states from "../deals/deal-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";
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
    waiting: z
      .array(
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
          /** The default card, in its last month; for the owner alone. */
          z.object({ kind: z.literal("card"), brand: z.string(), last4: z.string(), dueAt: Moment }),
        ]),
      )
      .check(z.maxLength(limits.companyHome.waiting)),
    /** All of them. */
    waitingCount: Count,
    running: z.array(WorkRow).check(z.maxLength(limits.companyHome.running)),
    runningCount: Count,
    /** What others have done, newest first. */
    changes: z.array(
      z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("deal"),
          ...ofDeal,
          version: Count,
          draftRound: Count,
          paymentStage: z.nullable(z.enum(states.paymentStages)),
          /** Never claimed for five years, and booked out. */
          isWrittenOff: z.optional(z.boolean()),
          /** The operator's decision is what happened last. */
          isDecided: z.optional(z.boolean()),
          at: Moment,
        }),
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
    /** Yesterday at nine, in Japan. */
    changesSince: Moment,
    /** Today and the six days after it. */
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
      /** Fees with tax of contracts that were made this month and are secured; of one that was cancelled the share that is kept. */
      securedThisMonthYen: YenSum,
      /** Payments of this month, with tax. */
      paidYen: YenSum,
      /** Secured and not paid yet, with tax. */
      toPayYen: YenSum,
      /** What is paid next; `count`: how many creators. */
      next: z.nullable(z.object({ on: CalendarDate, yen: YenSum, creatorName: z.string(), count: Count })),
    }),
    /** Posts that were reported last month; null without any. */
    lastMonth: z.nullable(
      z.object({
        month: Month,
        posts: Count,
        medianViews: z.nullable(Count),
        /** Fees without tax, of deals whose views are all known. */
        yenPerView: z.nullable(z.number()),
        /** How many of the `judged` posts carry the label; `judged` are those whose label could be read. An older server counts all posts, and sends no `judged`. */
        labelled: Count,
        judged: z.optional(Count),
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
