import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { expireOffers, tellOfAnswers, tellOfClosing } from "./consultations-clock.usecases.ts";

const everyMinute = "* * * * *";

export async function startConsultations(
  deps: Deps,
  { jobs, work }: { jobs: Jobs; work: boolean },
): Promise<void> {
  if (work) await jobs.every("consultations-clock", everyMinute, () => runConsultationsClock(deps));
}

/** What happens to consultations by the clock. */
export async function runConsultationsClock(deps: Deps): Promise<void> {
  await expireOffers(deps);
  await tellOfClosing(deps);
  await tellOfAnswers(deps);
}
