import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { postChecksQueue } from "./delivery/post-checks.data.ts";
import { runCheck, sendDueChecks } from "./delivery/post-checks.usecases.ts";

const everyMinute = "* * * * *";

/** Prepares what posts send their checks to; with `work` this process also does them. Comes before the first request. */
export async function startDeliveries(
  deps: Deps,
  { jobs, work }: { jobs: Jobs; work: boolean },
): Promise<void> {
  await jobs.prepare(postChecksQueue);
  if (!work) return;
  await jobs.work(postChecksQueue, ({ influencerId = "", dealId = "", postId = "" }) =>
    runCheck(deps, { key: { influencerId: mintOwnerId<"influencer">(influencerId), dealId }, postId }),
  );
  await jobs.every("deal-deliveries", everyMinute, () => runDeliveriesClock(deps));
}

/** What happens to deliveries by the clock. */
export async function runDeliveriesClock(deps: Deps): Promise<void> {
  await sendDueChecks(deps);
}
