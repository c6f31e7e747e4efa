import { z } from "zod/mini";
import { CalendarDate, Moment, WebUrl } from "../values.ts";
import { planIds } from "./plans.ts";

const PlanId = z.enum(planIds);
const Count = z.number().check(z.int(), z.gte(0));

/** `none` is the free plan; `starting` was asked for and is not confirmed yet. */
const subscriptionStatuses = ["none", "starting", "active", "pastDue"] as const;

/** How much of this month's share, or of what there may be at all, is taken. */
export const Used = z.object({ used: Count, limit: Count });
export type Used = z.infer<typeof Used>;

/** What a company has of its plan. `nextPlanId` waits until `nextPlanOn`; `pendingUrl` is the provider's page where a card is to be authenticated. */
export const Subscription = z
  .object({
    planId: PlanId,
    status: z.enum(subscriptionStatuses),
    periodEndsAt: z.nullable(Moment),
    nextPlanId: z.nullable(PlanId),
    nextPlanOn: z.nullable(CalendarDate),
    pendingUrl: z.nullable(WebUrl),
    /** After that the change is off. Older servers leave it out. */
    pendingUntil: z.optional(z.nullable(Moment)),
    unpaidSince: z.nullable(Moment),
    /** When the company is suspended unless it pays. */
    suspendsAt: z.nullable(Moment),
    usage: z.object({ insights: Used, csvRows: Used, lists: Used, seats: Used }),
  })
  .register(z.globalRegistry, { id: "Subscription" });
export type Subscription = z.infer<typeof Subscription>;
