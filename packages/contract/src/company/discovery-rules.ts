import type { Platform } from "../platforms.ts";
import type { PostFormat } from "../post-formats.ts";

/**
 * What companies are told about an account, computed from nothing but the posts and the counts of followers that its creator's
 * link gave. The server computes with it, and the page explains with it. Whole numbers throughout: rates, shares and growth
 * in 1/100 %, yen, views. What cannot be said is null, never 0.
 */

/** A public post as it was last read. A number is null where the platform hides it or was not asked. */
export type ReadPost = {
  /** UTC, ISO 8601. */
  readonly postedAt: string;
  readonly format: PostFormat;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly isPr: boolean;
  readonly url: string;
};

/** Followers at the end of a day of Japan, `YYYY-MM-DD`. */
export type FollowersOfDay = { readonly on: string; readonly count: number | null };

export const discoveryRules = {
  postsRead: 50,
  stripPosts: 20,
  /** Younger posts are still being watched, older ones tell of another year. */
  sampleAgeHours: { min: 48, max: 365 * 24 },
  fewestForMedian: 5,
  fewestForHeat: 10,
  fewestForPrAnalysis: 10,
  rhythmDays: 28,
  rhythmFiguresDays: 7,
  /** Older figures leave the search. */
  figuresLastDays: 30,
  growthDays: { about: 30, tolerance: 5 },
  jump: { timesMedian: 10, postWithinDays: 3, postTimesMedian: 5 },
} as const;

const HOUR = 3_600_000;

/** Null for fewer than five values; of an even number of them the two in the middle are halved, downwards. */
export function median(
  values: readonly number[],
  fewest: number = discoveryRules.fewestForMedian,
): number | null {
  if (values.length < Math.max(fewest, 1)) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (sorted.length % 2 === 1) return upper;
  return Math.floor(((sorted[sorted.length / 2 - 1] ?? 0) + upper) / 2);
}

export type DropReason = "tooNew" | "tooOld";
export type Sample = {
  readonly posts: readonly ReadPost[];
  readonly dropped: readonly { readonly reason: DropReason; readonly posts: number }[];
};

/** The posts that medians are taken of, newest first, and why the others are none of them. `now` in milliseconds UTC. */
export function sampleOf(read: readonly ReadPost[], now: number): Sample {
  const { min, max } = discoveryRules.sampleAgeHours;
  const newestFirst = read
    .toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt))
    .slice(0, discoveryRules.postsRead);
  const ageOf = (post: ReadPost) => now - Date.parse(post.postedAt);
  const tooNew = newestFirst.filter((post) => ageOf(post) < min * HOUR).length;
  const tooOld = newestFirst.filter((post) => ageOf(post) > max * HOUR).length;
  return {
    posts: newestFirst.filter((post) => ageOf(post) >= min * HOUR && ageOf(post) <= max * HOUR),
    dropped: [
      { reason: "tooNew" as const, posts: tooNew },
      { reason: "tooOld" as const, posts: tooOld },
    ].filter(({ posts }) => posts > 0),
  };
}

/** The format of most posts; of two with as many, that of the newer post. Null without a post. */
export function mainFormatOf(sample: readonly ReadPost[]): PostFormat | null {
  const counts = new Map<PostFormat, number>();
  // A map keeps the order of first entries, and the sample is newest first: the first of the highest is the newer one's.
  for (const { format } of sample) counts.set(format, (counts.get(format) ?? 0) + 1);
  let main: PostFormat | null = null;
  for (const [format, count] of counts) if (main === null || count > (counts.get(main) ?? 0)) main = format;
  return main;
}

/** Those that are known. */
export const numbersOf = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Likes and comments in 1/100 % of the views, at most all of them. Null where one of the three is unknown or nobody watched. */
export function engagementOf({ views, likes, comments }: Pick<ReadPost, "views" | "likes" | "comments">) {
  if (views === null || views < 1 || likes === null || comments === null) return null;
  return Math.min(10_000, Math.floor(((likes + comments) * 10_000) / views));
}

/** The median of likes and comments in 1/100 % of the followers. */
export function engagementByFollowersOf(
  sample: readonly ReadPost[],
  followers: number | null,
): number | null {
  const reactions = sample.map(({ likes, comments }) =>
    likes === null || comments === null ? null : likes + comments,
  );
  const middle = median(numbersOf(reactions));
  return middle === null || !followers ? null : Math.floor((middle * 10_000) / followers);
}

/** Set so that an account costs what Japanese price lists of 2026 say a follower; a change recomputes every account in one night. */
export const priceConstants = {
  of: "2026-11-01",
  unitYen: {
    instagram: { feed: 10, reel: 8 },
    tiktok: { video: 5, photo: 4 },
    youtube: { video: 15, short: 5 },
  },
  leastYen: 5000,
  /** By engagement below, in 1/100 %: the factor in 1/10,000. */
  factors: [
    { below: 100, factor: 8000 },
    { below: 300, factor: 10_000 },
    { below: 600, factor: 11_000 },
  ],
  factorAbove: 12_000,
  factorUnknown: 10_000,
} as const;

export type EstimatedPrice = {
  readonly minYen: number;
  readonly midYen: number;
  readonly maxYen: number;
  readonly format: PostFormat;
  readonly medianViews: number;
  readonly unitYen: number;
  /** 1/10,000. */
  readonly factor: number;
  /** The day from which these constants are used. */
  readonly constantsOf: string;
};

/** Yen a view, or null for a format that the platform has not. */
function unitYenOf(platform: Platform, format: PostFormat): number | null {
  const units: Partial<Record<PostFormat, number>> = priceConstants.unitYen[platform];
  return units[format] ?? null;
}

function priceFactorOf(engagement: number | null): number {
  if (engagement === null) return priceConstants.factorUnknown;
  return priceConstants.factors.find(({ below }) => engagement < below)?.factor ?? priceConstants.factorAbove;
}

const roundHalfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
const stepYenOf = (yen: number) => (yen < 100_000 ? 1000 : yen < 1_000_000 ? 10_000 : 50_000);

/** Three quarters of the middle downwards, five quarters of it upwards, each in steps that fit its size. */
export function priceRangeOf(midYen: number): { minYen: number; maxYen: number } {
  const low = stepYenOf((midYen * 3) / 4);
  const high = stepYenOf((midYen * 5) / 4);
  return {
    minYen: Math.floor((midYen * 3) / (4 * low)) * low,
    maxYen: Math.ceil((midYen * 5) / (4 * high)) * high,
  };
}

/** What a PR post of this format would cost, without tax: an estimate, never an offer. Null without a median. */
export function estimatedPriceOf(of: {
  platform: Platform;
  format: PostFormat | null;
  medianViews: number | null;
  engagement: number | null;
}): EstimatedPrice | null {
  if (of.format === null || of.medianViews === null) return null;
  const unitYen = unitYenOf(of.platform, of.format);
  if (unitYen === null) return null;
  const factor = priceFactorOf(of.engagement);
  const midYen = Math.max(priceConstants.leastYen, roundHalfUp(of.medianViews * unitYen * factor, 10_000));
  return {
    ...priceRangeOf(midYen),
    midYen,
    format: of.format,
    medianViews: of.medianViews,
    unitYen,
    factor,
    constantsOf: priceConstants.of,
  };
}

/** By what search sorts and filters prices. */
export const searchPriceYen = (midYen: number) => roundHalfUp(midYen, 1000) * 1000;
