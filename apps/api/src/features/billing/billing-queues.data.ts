import type { QueueRule } from "../../platform/jobs/boss-options.ts";

/** Companies whose provider's state is to be read. Of one company one job waits: what comes meanwhile is read with it. */
export const billingQueue: QueueRule = { name: "billing-settle", leaseSeconds: 300, atOnce: 4 };
