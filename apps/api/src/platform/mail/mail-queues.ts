import type { Rest } from "../in-parts.ts";
import type { QueueRule } from "../jobs/boss-options.ts";

/** One job per mail that waits; its key is the mail's id. Four run at once, so that one bad address delays nobody. */
export const deliveryQueue: QueueRule = { name: "mail", leaseSeconds: 60, atOnce: 4 };

/** For mails that one act writes by the thousand. One at a time, so that no code for signing in waits behind them. */
export const bulkQueue: QueueRule = { name: "mail-bulk", leaseSeconds: 60, atOnce: 1 };

/** After each of those: as long as it took where the processor was at work, and not as long as a slow mail server was. */
export const bulkRest: Rest = { share: 1, mostMs: 10 };
