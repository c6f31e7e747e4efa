import { z } from "zod/mini";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import * as states from "./deal-states.ts";

const Count = z.number().check(z.int(), z.gte(0));

/** How a deal stands, as far as a row of a table says it. */
export const DealBrief = z
  .object({
    dealId: z.string(),
    state: z.enum(states.dealStates),
    endReason: z.nullable(z.enum(states.endReasons)),
    turn: z.enum(states.dealTurns),
    turnKind: z.nullable(z.enum(states.turnKinds)),
    turnDueAt: z.nullable(Moment),
    hold: z.nullable(z.enum(states.dealHolds)),
    funding: z.enum(states.fundings),
    paymentStage: z.nullable(z.enum(states.paymentStages)),
    /** The number of the newest version, 0 before the first. */
    version: Count,
    /** What that version offers, from the contract on what was agreed. */
    feeYen: z.nullable(YenSum),
    draftRound: Count,
    payDueOn: z.nullable(CalendarDate),
    /** It was never claimed, and is not paid any more. Older servers leave it out. */
    isWrittenOff: z.optional(z.boolean()),
    unread: Count,
    updatedAt: Moment,
  })
  .register(z.globalRegistry, { id: "DealBrief" });
export type DealBrief = z.infer<typeof DealBrief>;
