import { figuresOf, growthOf, postsPerWeekTenths } from "@tomoru/contract/company/account-figures";
import {
  discoveryRules,
  type FollowersOfDay,
  priceConstants,
} from "@tomoru/contract/company/discovery-rules";
import type { Platform } from "@tomoru/contract/platforms";
import { japanDay } from "../../../platform/japan-time.ts";
import type { KeptPost } from "../insight/kept-posts.rules.ts";

/** What lists and search show of an account, as of its last read. Shares and growth in 1/100 %. */
export type AccountFigures = {
  /** Whether its views may be read, and figures made of them. What was computed before this was kept does not say. */
  readonly isGranted?: boolean;
  readonly followers: number | null;
  readonly medianViews: number | null;
  readonly engagement: number | null;
  readonly price: { readonly minYen: number; readonly midYen: number; readonly maxYen: number } | null;
  readonly prShare: number | null;
  /** In Japan. */
  readonly lastPostOn: string | null;
  readonly postsPerWeek: number | null;
  readonly growth30Days: number | null;
  /** The newest first. */
  readonly recentViews: readonly { readonly views: number | null; readonly isPr: boolean }[];
};

export type Reading = {
  readonly platform: Platform;
  readonly posts: readonly KeptPost[];
  readonly followers: number | null;
  readonly days: readonly FollowersOfDay[];
  readonly readAt: Date;
  /** Whether the creator lets the views be read. */
  readonly isGranted: boolean;
  /** Whether the platform lets ratios and estimates be made of its numbers. */
  readonly isDerived: boolean;
};

/** Which constants, and whether anything is made of the numbers at all: a change of either has every account computed anew. */
export function computedWith(isDerived: boolean): string {
  return isDerived ? priceConstants.of : "raw";
}

export function accountFiguresOf({
  platform,
  posts,
  followers,
  days,
  readAt,
  isGranted,
  isDerived,
}: Reading): AccountFigures {
  const now = readAt.getTime();
  const { lastPostAt, medianViews, engagement, price, prShare } = figuresOf(platform, posts, now);
  const tenths = postsPerWeekTenths(posts, now, now);
  const newest = posts.toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt));
  const raw = {
    isGranted: isGranted && isDerived,
    followers,
    lastPostOn: lastPostAt === null ? null : japanDay(new Date(lastPostAt)),
    recentViews: newest.slice(0, discoveryRules.stripPosts).map(({ views, isPr }) => ({ views, isPr })),
  };
  const none = { medianViews: null, engagement: null, price: null, prShare: null, postsPerWeek: null };
  if (!isDerived) return { ...raw, ...none, growth30Days: null };
  return {
    ...raw,
    medianViews,
    engagement,
    price: price && { minYen: price.minYen, midYen: price.midYen, maxYen: price.maxYen },
    prShare,
    postsPerWeek: tenths === null ? null : tenths / 10,
    growth30Days: growthOf(days, japanDay(readAt)),
  };
}
