import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Platform } from "@tomoru/contract/platforms";
import { secondsAfter } from "../../platform/clock.ts";
import type { RateRule } from "../../platform/rate-limit.ts";

const day = 86_400;
const hour = 3600;
const minute = 60;

/** Calls that all copies together make for reading figures; below what the platforms allow, the rest is for links and deals. */
const callsAllowed = { instagram: 600, tiktok: 300, youtube: 8000 } as const satisfies Record<
  Platform,
  number
>;

/** The part of these calls that is reserved for accounts without a reading, so that each window has some first reads. */
const callsKeptForFirst = { instagram: 150, tiktok: 75, youtube: 800 } as const satisfies Record<
  Platform,
  number
>;

/** For the posts of deals, of what figures leave. One check is one call, but for Instagram's, which lists up to four pages. */
const postCallsAllowed = { instagram: 150, tiktok: 200, youtube: 1900 } as const satisfies Record<
  Platform,
  number
>;

/** YouTube counts days of California. */
const pacificTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Los_Angeles",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

function secondsToPacificMidnight(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = pacificTime.format(now).split(":").map(Number);
  return day - ((hours * 60 + minutes) * 60 + seconds);
}

const windowOf = (platform: Platform, now: Date) =>
  platform === "youtube" ? secondsToPacificMidnight(now) : minute;

/** How many calls in how long. */
export function budgetOf(platform: Platform, now: Date): RateRule {
  return { count: callsAllowed[platform], windowSeconds: windowOf(platform, now) };
}

/** For an account that was read before. */
export function budgetOfAgain(platform: Platform, now: Date): RateRule {
  return {
    count: callsAllowed[platform] - callsKeptForFirst[platform],
    windowSeconds: windowOf(platform, now),
  };
}

export function postBudgetOf(platform: Platform, now: Date): RateRule {
  return { count: postCallsAllowed[platform], windowSeconds: windowOf(platform, now) };
}

/** Until when a platform that was asked too often is left alone. */
export function restUntil(platform: Platform, now: Date): Date {
  const seconds = { instagram: hour, tiktok: minute, youtube: secondsToPacificMidnight(now) };
  return secondsAfter(now, seconds[platform]);
}

const insightsAnewEvery = 7;
/** Views of older posts hardly change. */
const insightsYoungSeconds = 14 * day;

type KeptViews = {
  readonly reads: number;
  readonly posts: readonly {
    readonly id: string;
    readonly postedAt: string;
    readonly views: number | null;
  }[];
};

/** Views that need not be asked for again: of posts older than two weeks, but for each seventh read. */
export function knownViews(before: KeptViews | undefined, now: Date): Map<string, number> {
  if (!before || before.reads % insightsAnewEvery === 0) return new Map();
  const young = secondsAfter(now, -insightsYoungSeconds);
  const known = before.posts.filter(({ postedAt }) => new Date(postedAt) < young);
  return new Map(known.flatMap(({ id, views }) => (views === null ? [] : [[id, views] as const])));
}

/** Calls that a read takes, at most but for new posts. */
export function callsOfRead(
  platform: Platform,
  known: ReadonlyMap<string, number>,
  before: KeptViews | undefined,
): number {
  if (platform === "tiktok") return Math.ceil(discoveryRules.postsRead / 20);
  if (platform === "youtube") return 3;
  const posts = before === undefined ? discoveryRules.postsRead : before.posts.length;
  return 2 + Math.max(0, posts - known.size);
}
