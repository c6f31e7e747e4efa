import { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { deleteStatesExpired } from "./oauth-states.repository.ts";
import { readFigures, sendDueReads } from "./social-figures.usecases.ts";
import { figuresQueue, revocationQueue } from "./social-queues.data.ts";
import { revokeGrant } from "./social-revocation.usecases.ts";
import { deleteRevocationsExpired } from "./social-revocations.repository.ts";

const everyTenMinutes = "*/10 * * * *";
const everyMinute = "* * * * *";

/** Prepares what linking sends its jobs to; with `work` this process also does them. Comes before the first request. */
export async function startSocial(deps: Deps, { jobs, work }: { jobs: Jobs; work: boolean }): Promise<void> {
  await jobs.prepare(figuresQueue);
  await jobs.prepare(revocationQueue);
  if (!work) return;
  await jobs.work(figuresQueue, ({ influencerId = "", platform }) =>
    readFigures(deps, {
      ownerId: mintOwnerId<"influencer">(influencerId),
      platform: Platform.parse(platform),
    }),
  );
  await jobs.work(revocationQueue, ({ revocationId = "" }) => revokeGrant(deps, revocationId));
  await jobs.every("social-upkeep", everyTenMinutes, () => lookAfterSocial(deps));
  await jobs.every("discovery-read", everyMinute, () => sendDueReads(deps));
}

/** Takes away what no call reads any more. Safe on several copies at once. */
export async function lookAfterSocial(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deleteStatesExpired(deps.db, now);
  await deleteRevocationsExpired(deps.db, now);
}
