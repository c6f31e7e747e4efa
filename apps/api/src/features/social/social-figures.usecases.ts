import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Deps } from "../../deps.ts";
import { secondsAfter, secondsUntil } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { countHit, spendAll } from "../../platform/rate-limit.ts";
import { isPlatformFault, type PlatformFault } from "../../platform/social/platform-fault.ts";
import type { SocialPlatform } from "../../platform/social/social-platform.ts";
import { keepReading, readingBefore } from "../discovery/discovery.usecases.ts";
import { isTokenDead, nextReadAt, secondsAfterFailure, socialTimes } from "./social.rules.ts";
import type { SocialKey } from "./social-accounts.repository.ts";
import { budgetOf, budgetOfAgain, callsOfRead, knownViews, restUntil } from "./social-budgets.rules.ts";
import {
  findDueReads,
  leaseRead,
  postponeRead,
  putOffRead,
  saveFigures,
} from "./social-figures.repository.ts";
import { figuresQueue } from "./social-queues.data.ts";
import { findTokenHolder, type TokenHolder } from "./social-tokens.repository.ts";
import { endGrant, freshAccess } from "./social-tokens.usecases.ts";

/** How many accounts one run of the job takes on; it runs every minute. */
const most = 300;
const everySeconds = 60;
const spreadSeconds = 50;
/** How many of the newest posts the creator's own settings show. */
const shownPosts = 12;

type Reading = { readonly platform: SocialPlatform; readonly key: SocialKey; readonly holder: TokenHolder };

/** Reads an account and its posts, and keeps what was read before when the platform fails: then it is asked again later. */
export async function readFigures(deps: Deps, key: SocialKey): Promise<void> {
  const platform = deps.social.get(key.platform);
  const holder = await findTokenHolder(deps.db, key);
  if (!platform || holder?.is_sandbox !== platform.isSandbox) return;
  const reading = { platform, key, holder };
  const asked = { ...key, userId: holder.platform_user_id };
  const now = deps.clock.now();
  if (!(await leaseRead(deps.db, asked, { now, until: secondsAfter(now, socialTimes.readLease) }))) return;
  try {
    await read(deps, reading);
  } catch (error) {
    if (!isPlatformFault(error)) throw error;
    await keepAsItWas(deps, { ...reading, error });
  }
}

async function keepAsItWas(
  deps: Deps,
  { key, holder, error }: Reading & { error: PlatformFault },
): Promise<void> {
  const { kind, message: reason } = error;
  deps.log.warn({ platform: key.platform, kind, reason }, "figures could not be read");
  const now = deps.clock.now();
  const asked = { ...key, userId: holder.platform_user_id };
  if (kind === "busy") {
    const until = restUntil(key.platform, now);
    await spendAll(deps.db, { key: budgetKey(key), count: budgetOf(key.platform, now).count, until });
    return postponeRead(deps.db, asked, until);
  }
  if (isTokenDead(error)) await endGrant(deps, { key, tokens: holder.tokens });
  await putOffRead(deps.db, asked, secondsAfter(now, secondsAfterFailure(holder.failed_reads + 1)));
}

function budgetKey({ platform }: SocialKey): string {
  return `platformCalls:${platform}`;
}

async function read(deps: Deps, { platform, key, holder }: Reading): Promise<void> {
  const now = deps.clock.now();
  const asked = { ...key, userId: holder.platform_user_id };
  const before = await readingBefore(deps, key);
  const known = knownViews(before, now);
  const hits = callsOfRead(key.platform, known, before);
  const rule = before ? budgetOfAgain(key.platform, now) : budgetOf(key.platform, now);
  const hit = await countHit(deps.db, { key: budgetKey(key), rule, now, hits });
  if (!hit.allowed) return postponeRead(deps.db, asked, secondsAfter(now, hit.retryAfter));
  const access = await freshAccess(deps, { platform, key, holder });
  if (!access) return;
  const account = await platform.readAccount(access);
  const read = await platform.readPosts(
    { ...access, uploads: account.uploads, knownViews: known },
    discoveryRules.postsRead,
  );
  const recentViews = read.posts
    .slice(0, shownPosts)
    .map(({ views }) => views)
    .filter((views) => views !== null);
  const readAt = deps.clock.now();
  const { followers } = account;
  await deps.db.transaction().execute(async (trx) => {
    const figures = { ...account, recentViews, readAt, nextReadAt: nextReadAt(readAt, deps.random) };
    if (!(await saveFigures(trx, asked, figures))) return;
    await keepReading(deps, { trx, ...key, ...read, followers, isSandbox: platform.isSandbox });
  });
}

/**
 * Gives every link whose figures are due before the next run a job: at once, spread over the time until then, or when it is due. Who was put off
 * to the end of a platform's minute would otherwise wait for the run after it, and half of all minutes go by unused. Of one link only one job waits.
 */
export async function sendDueReads(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = secondsAfter(now, everySeconds);
  for (const { dueAt, ...key } of await findDueReads(deps.db, { now, until, most })) {
    const untilDue = dueAt > now ? secondsUntil({ from: now, until: dueAt }) : 0;
    const afterSeconds = Math.max(untilDue, deps.random.below(spreadSeconds));
    await readLater(deps, { db: deps.db, key, afterSeconds });
  }
}

/** Queues a reading; within a transaction it starts after the commit. */
export function readLater(
  { jobs }: Deps,
  { db, key, afterSeconds = 0 }: { db: Queryable; key: SocialKey; afterSeconds?: number },
): Promise<void> {
  const data = { influencerId: key.ownerId, platform: key.platform };
  return jobs.send(db, { queue: figuresQueue, data, key: `${key.ownerId}/${key.platform}`, afterSeconds });
}
