import type { ConstructorOptions, QueueOptions } from "pg-boss";
import type { OpenDatabase } from "../db/database.ts";

/** How a queue treats its jobs. */
export type QueueRule = {
  readonly name: string;
  /** After so many seconds a job whose worker died is given to another. */
  readonly leaseSeconds: number;
  /** How many run at once in one copy of the server: a slow one delays nobody else's. */
  readonly atOnce: number;
};

const seconds = { upkeep: 15, retryFirst: 1, retryLast: 1800, keepDone: 3600 };

export function queueOptions({ leaseSeconds }: QueueRule): QueueOptions & { notify: boolean } {
  return {
    expireInSeconds: leaseSeconds,
    retryLimit: 1000,
    retryDelay: seconds.retryFirst,
    retryBackoff: true,
    retryDelayMax: seconds.retryLast,
    deleteAfterSeconds: seconds.keepDone,
    notify: true,
  };
}

/** Only a copy that works looks after the queues (leases, clean-up, the clock of recurring jobs). */
export function bossOptions({ jobs }: OpenDatabase, work: boolean): ConstructorOptions {
  return {
    ...jobs,
    useListenNotify: true,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: seconds.upkeep,
    monitorIntervalSeconds: seconds.upkeep,
  };
}
