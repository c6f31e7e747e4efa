import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { moveDueCampaigns, tellOfApplications } from "./campaigns-clock.usecases.ts";

const everyMinute = "* * * * *";

export async function startCampaigns(
  deps: Deps,
  { jobs, work }: { jobs: Jobs; work: boolean },
): Promise<void> {
  if (work) await jobs.every("campaigns-clock", everyMinute, () => runCampaignsClock(deps));
}

/** What happens to open campaigns by the clock. */
export async function runCampaignsClock(deps: Deps): Promise<void> {
  await moveDueCampaigns(deps);
  await tellOfApplications(deps);
}
