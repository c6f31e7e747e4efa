import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { isPlatformFault } from "../../platform/social/platform-fault.ts";
import type { SocialPlatform } from "../../platform/social/social-platform.ts";
import { nextReadAt, socialTimes } from "./social.rules.ts";
import type { SocialKey } from "./social-accounts.repository.ts";
import { findDueReads, putOffRead, saveFigures } from "./social-figures.repository.ts";
import { figuresQueue } from "./social-queues.data.ts";
import { findTokenHolder, type TokenHolder } from "./social-tokens.repository.ts";
import { freshAccess } from "./social-tokens.usecases.ts";

/** How many accounts one run of the job takes on; it runs every ten minutes. */
const most = 1000;
const spreadSeconds = 540;
/** Of the posts read, the creator's own settings show the newest. */
const shownPosts = 12;

type Reading = { readonly platform: SocialPlatform; readonly key: SocialKey; readonly holder: TokenHolder };

/** Reads the figures of a link, and keeps the ones before when the platform fails: then it is asked again later. */
export async function readFigures(deps: Deps, key: SocialKey): Promise<void> {
  const platform = deps.social.get(key.platform);
  const holder = await findTokenHolder(deps.db, key);
  if (!platform || holder?.is_sandbox !== platform.isSandbox) return;
  try {
    await read(deps, { platform, key, holder });
  } catch (error) {
    if (!isPlatformFault(error)) throw error;
    const { kind, message: reason } = error;
    deps.log.warn({ platform: key.platform, kind, reason }, "figures could not be read");
    const until = secondsAfter(deps.clock.now(), socialTimes.afterFailedRead);
    await putOffRead(deps.db, { ...key, userId: holder.platform_user_id }, until);
  }
}

async function read(deps: Deps, { platform, key, holder }: Reading): Promise<void> {
  const access = await freshAccess(deps, { platform, key, holder });
  if (!access) return;
  const account = await platform.readAccount(access);
  const { posts } = await platform.readPosts(
    { ...access, uploads: account.uploads },
    discoveryRules.postsRead,
  );
  const recentViews = posts
    .slice(0, shownPosts)
    .map(({ views }) => views)
    .filter((views) => views !== null);
  const readAt = deps.clock.now();
  await saveFigures(
    deps.db,
    { ...key, userId: holder.platform_user_id },
    { ...account, recentViews, readAt, nextReadAt: nextReadAt(readAt, deps.random) },
  );
}

/** Gives every link whose figures are due a job, spread over the time until the next run. Of one link only one job waits. */
export async function sendDueReads(deps: Deps): Promise<void> {
  for (const key of await findDueReads(deps.db, { now: deps.clock.now(), most })) {
    await readLater(deps, { db: deps.db, key, afterSeconds: deps.random.below(spreadSeconds) });
  }
}

/** Within a transaction: after its commit. */
export function readLater(
  { jobs }: Deps,
  { db, key, afterSeconds = 0 }: { db: Queryable; key: SocialKey; afterSeconds?: number },
): Promise<void> {
  const data = { influencerId: key.ownerId, platform: key.platform };
  return jobs.send(db, { queue: figuresQueue, data, key: `${key.ownerId}/${key.platform}`, afterSeconds });
}
