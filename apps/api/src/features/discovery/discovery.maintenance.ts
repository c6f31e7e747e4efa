import { discoveryRules, priceConstants } from "@tomoru/contract/company/discovery-rules";
import { platforms } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { daysAfter, japanDay, japanMonth, monthsAfter } from "../../platform/japan-time.ts";
import type { Jobs } from "../../platform/jobs/job-queue.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { findBornWithin, findFacts, findStale } from "./cards/creators.repository.ts";
import { computeFigures, forgetAccount, makeSearchTrue, mayDerive } from "./discovery.usecases.ts";
import {
  type AccountKey,
  deleteFollowersBefore,
  findComputedOtherwise,
  findPosts,
  findUnread,
} from "./readings/readings.repository.ts";
import { countNewMatches } from "./saved-searches/new-matches.usecases.ts";

const everyFiveMinutes = "*/5 * * * *";
const daily = "12 18 * * *";
const atOnce = 500;
const followersKeptMonths = 24;
/** Some days back, for a job that did not run. */
const birthdaysDays = 7;

export async function startDiscovery(
  deps: Deps,
  { jobs, work }: { jobs: Jobs; work: boolean },
): Promise<void> {
  if (!work) return;
  await jobs.every("discovery-age", daily, () => ageFigures(deps));
  await jobs.every("new-matches", everyFiveMinutes, () => countNewMatches(deps));
}

/** What time alone changes of who is found, and what may not be kept for longer. Safe on several copies, and twice. */
export async function ageFigures(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const oldest = secondsAfter(now, -discoveryRules.figuresLastDays * 86_400);
  for (const platform of platforms) {
    await untilNone(
      () => findStale(deps.db, { platform, oldest, most: atOnce }),
      (ownerId) => makeTrue(deps, ownerId),
    );
  }
  const eighteen = `${Number(japanDay(now).slice(0, 4)) - 18}${japanDay(now).slice(4)}`;
  const to = new Date(`${eighteen}T00:00:00Z`).toISOString().slice(0, 10);
  for (const ownerId of await findBornWithin(deps.db, { from: daysAfter(to, -birthdaysDays), to }))
    await makeTrue(deps, ownerId);
  await untilNone(
    () => findUnread(deps.db, { platform: "youtube", before: oldest, most: atOnce }),
    (key) => deps.db.transaction().execute((trx) => forgetAccount(trx, key)),
  );
  await recomputeAll(deps);
  await deleteFollowersBefore(deps.db, monthsAfter(japanMonth(now), -followersKeptMonths));
}

function makeTrue(deps: Deps, ownerId: OwnerId<"influencer">): Promise<void> {
  return deps.db.transaction().execute((trx) => makeSearchTrue(deps, { trx, ownerId }));
}

/** Each handled one leaves the search for more; one that does not is left at that. */
async function untilNone<T>(find: () => Promise<T[]>, handle: (one: T) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const fresh = (await find()).filter((one) => !seen.has(JSON.stringify(one)));
    if (fresh.length === 0) return;
    for (const one of fresh) {
      seen.add(JSON.stringify(one));
      await handle(one);
    }
  }
}

/** A change of the constants, or of what YouTube lets be made of its numbers, reaches every account in one night. */
export async function recomputeAll(deps: Deps): Promise<void> {
  const raw = platforms.filter((platform) => !mayDerive(deps, { platform, isSandbox: false }));
  await untilNone(
    () => findComputedOtherwise(deps.db, { current: { raw, of: priceConstants.of }, most: atOnce }),
    (key) => recomputeOne(deps, key),
  );
}

async function recomputeOne(deps: Deps, key: AccountKey): Promise<void> {
  const { ownerId, platform } = key;
  await deps.db.transaction().execute(async (trx) => {
    const [kept, facts] = [await findPosts(trx, key), await findFacts(trx, ownerId)];
    const account = facts?.accounts.find((one) => one.platform === platform);
    if (!kept || !account) return;
    const isDerived = mayDerive(deps, { platform, isSandbox: account.isSandbox });
    const followers = account.figures?.followers ?? null;
    const { posts, isGranted, readAt } = kept;
    await computeFigures(trx, { key, posts, followers, readAt, isGranted, isDerived });
    await makeSearchTrue(deps, { trx, ownerId });
  });
}
