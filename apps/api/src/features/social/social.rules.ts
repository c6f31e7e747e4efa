import type { LinkedAccount } from "@tomoru/contract/influencer/social";
import { platforms } from "@tomoru/contract/platforms";
import { secondsAfter } from "../../platform/clock.ts";
import type { Tables } from "../../platform/db/schema.ts";
import type { Random } from "../../platform/random.ts";
import type { PlatformFault } from "../../platform/social/platform-fault.ts";
import type { Grant, SocialPlatform } from "../../platform/social/social-platform.ts";

const hour = 3600;

/** Seconds. A revocation that failed for a day is given up: the tokens end by themselves. */
export const socialTimes = {
  state: 600,
  revocation: 24 * hour,
  /** A refresh takes two calls at most, each within 10 s. */
  refreshLease: 60,
  /** Until a read was kept nobody finds the account: one that was lost on our side does not wait for the next day. */
  firstReadAgain: 180,
  nextRead: 24 * hour,
  nextReadSpread: 2 * hour,
  afterFailedRead: hour,
  /** A read takes 60 calls at most, and the job ends before. */
  readLease: 120,
} as const;

/** From then on a link that cannot be read is tried once a day. */
const failuresInARow = 5;

export function secondsAfterFailure(failedReads: number): number {
  return failedReads < failuresInARow ? socialTimes.afterFailedRead : socialTimes.nextRead;
}

/** Whether a read was refused since the tokens, or the account behind them, are none any more. Instagram's number for a token is 190. */
export function isTokenDead({ kind, message }: Pick<PlatformFault, "kind" | "message">): boolean {
  return kind === "unusable" || (kind === "refused" && /^(401 |400 190$)/.test(message));
}

export const stateBytes = 32;

/** Once a day, at a time of its own, so that a thousand accounts linked in one hour are not all read in one. */
export function nextReadAt(now: Date, random: Random): Date {
  return secondsAfter(now, socialTimes.nextRead + random.below(socialTimes.nextReadSpread));
}

function expiryOf(now: Date, lifetimeSeconds: number | null): Date | null {
  return lifetimeSeconds === null ? null : secondsAfter(now, lifetimeSeconds);
}

/** When a grant's tokens end. A refresh that names no end of the refresh token leaves the one before. */
export function expiriesOf(grant: Grant, { now, refreshBefore }: { now: Date; refreshBefore: Date | null }) {
  return {
    access_expires_at: expiryOf(now, grant.accessExpiresIn),
    refresh_expires_at: expiryOf(now, grant.refreshExpiresIn) ?? refreshBefore,
  };
}

export function isToBeRefreshed(
  platform: Pick<SocialPlatform, "refreshAheadSeconds">,
  { accessExpiresAt, now }: { accessExpiresAt: Date | null; now: Date },
): boolean {
  return accessExpiresAt !== null && accessExpiresAt <= secondsAfter(now, platform.refreshAheadSeconds);
}

type Row = Tables["social_accounts"];

/** What is read of a link to show it. */
export type AccountFigures = Pick<Row, "platform" | "handle" | "display_name" | "is_sandbox" | "read_at"> & {
  readonly followers: string | null;
  readonly recent_views: readonly number[];
};

/** As the settings show them: in the order of the platforms. */
export function toLinkedAccounts(rows: readonly AccountFigures[]): LinkedAccount[] {
  return platforms.flatMap((platform) => {
    const row = rows.find((candidate) => candidate.platform === platform);
    if (!row) return [];
    return {
      platform,
      handle: row.handle,
      displayName: row.display_name,
      followers: row.followers === null ? null : Number(row.followers),
      recentViews: [...row.recent_views],
      readAt: row.read_at?.toISOString() ?? null,
      isSandbox: row.is_sandbox,
    };
  });
}
