import type { QueueRule } from "../../platform/jobs/boss-options.ts";

/** Charges and refunds that the payment provider is to be asked about. Of one deal one job waits. */
export const fundingQueue: QueueRule = { name: "funding", leaseSeconds: 300, atOnce: 4 };
