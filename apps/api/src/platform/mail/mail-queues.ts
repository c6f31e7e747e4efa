import type { QueueRule } from "../jobs/boss-options.ts";

/** One job per mail that waits; its key is the mail's id. Four run at once, so that one bad address delays nobody. */
export const deliveryQueue: QueueRule = { name: "mail", leaseSeconds: 60, atOnce: 4 };
