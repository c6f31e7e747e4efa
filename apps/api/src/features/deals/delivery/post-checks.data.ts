import type { QueueRule } from "../../../platform/jobs/boss-options.ts";

/** One job per post that is looked up; five at once on each copy, so that a platform that hangs delays little. */
export const postChecksQueue: QueueRule = { name: "deal-posts", leaseSeconds: 120, atOnce: 5 };
