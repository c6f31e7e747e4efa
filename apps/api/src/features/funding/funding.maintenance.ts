import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { prepareFunding } from "../ledger/funding-jobs.usecases.ts";

/** Prepares what deals send to the queue of charges and refunds. Comes before the first request. */
export async function startFunding({ jobs }: { jobs: Jobs }): Promise<void> {
  await prepareFunding(jobs);
}
