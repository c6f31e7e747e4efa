import type { QueueRule } from "../../platform/jobs/boss-options.ts";

/** One job per linked account whose figures are to be read; five at once on each copy, so that a platform that hangs delays little. */
export const figuresQueue: QueueRule = { name: "social-figures", leaseSeconds: 120, atOnce: 5 };

/** One job per grant that a platform is to take back; nobody waits for it. */
export const revocationQueue: QueueRule = { name: "social-revocation", leaseSeconds: 60, atOnce: 1 };
