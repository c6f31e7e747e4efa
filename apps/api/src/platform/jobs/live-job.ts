import { type RawBuilder, sql } from "kysely";
import type { QueueRule } from "./boss-options.ts";

/** SQL: whether a job of this key waits or runs. The one place that reads the queue's own table. */
export function hasLiveJob(queue: QueueRule, key: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from pgboss.job as live
    where live.name = ${queue.name} and live.singleton_key = ${key} and live.state < 'completed'
  )`;
}
