import type { QueueRule } from "../../platform/jobs/boss-options.ts";

/** Runs that have something to do: a cut, files, results. Of one run one job waits at a time. */
export const payoutQueue: QueueRule = { name: "payout-runs", leaseSeconds: 600, atOnce: 1 };
