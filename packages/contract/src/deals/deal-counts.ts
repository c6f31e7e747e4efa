import { z } from "zod/mini";

const Count = z.number().check(z.int(), z.gte(0));

/** What an open page of either side is told: how much waits for it, and how many messages nobody there has read. */
export const DealCounts = z.object({ waitingCount: Count, unreadCount: Count });
export type DealCounts = z.infer<typeof DealCounts>;
