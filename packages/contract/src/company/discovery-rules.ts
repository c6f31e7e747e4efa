import type { Platform } from "../influencer/offers.ts";

/**
 * What companies are told about an account, computed from nothing but the posts and the counts of followers that its creator's
 * link gave. The server computes with it, and the page explains with it. Whole numbers throughout: rates, shares and growth
 * in 1/100 %, yen, views. What cannot be said is null, never 0.
 */

export const postFormats = ["feed", "reel", "video", "photo", "short"] as const;
export type PostFormat = (typeof postFormats)[number];

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
const DAY = 24 * HOUR;
const JAPAN = 9 * HOUR;

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

const numbers = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

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
  const middle = median(numbers(reactions));
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
export function unitYenOf(platform: Platform, format: PostFormat): number | null {
  const units: Partial<Record<PostFormat, number>> = priceConstants.unitYen[platform];
  return units[format] ?? null;
}

export function priceFactorOf(engagement: number | null): number {
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

/** Posts a week over the last 28 days, in tenths, downwards. Null where the posts were last read more than 7 days ago. */
export function postsPerWeekTenths(read: readonly ReadPost[], readAt: number, now: number): number | null {
  if (now - readAt > discoveryRules.rhythmFiguresDays * DAY) return null;
  const since = now - discoveryRules.rhythmDays * DAY;
  const posts = read.filter(({ postedAt }) => {
    const at = Date.parse(postedAt);
    return at > since && at <= now;
  });
  return Math.floor((posts.length * 10) / (discoveryRules.rhythmDays / 7));
}

/** The median of whole days between a post and the next one. */
export function daysBetweenPosts(sample: readonly ReadPost[]): number | null {
  const times = sample.map(({ postedAt }) => Date.parse(postedAt)).toSorted((one, other) => one - other);
  return median(times.slice(1).map((time, at) => Math.floor((time - (times[at] ?? time)) / DAY)));
}

/** Posts by weekday in Japan, Monday first, and by blocks of four hours from midnight. Null for fewer than ten. */
export function heatOf(sample: readonly ReadPost[]): number[][] | null {
  if (sample.length < discoveryRules.fewestForHeat) return null;
  const heat = Array.from({ length: 7 }, () => Array.from({ length: 6 }, () => 0));
  for (const { postedAt } of sample) {
    const inJapan = new Date(Date.parse(postedAt) + JAPAN);
    const row = heat[(inJapan.getUTCDay() + 6) % 7];
    const block = Math.floor(inJapan.getUTCHours() / 4);
    if (row) row[block] = (row[block] ?? 0) + 1;
  }
  return heat;
}

const dayNumber = (on: string) => Math.round(Date.parse(`${on}T00:00:00Z`) / DAY);

/**
 * Growth against the count about 30 days before `on`, in 1/100 %, towards zero; of two as near, the later day's. Null without
 * both counts, or from 0.
 */
export function growthOf(days: readonly FollowersOfDay[], on: string): number | null {
  const { about, tolerance } = discoveryRules.growthDays;
  const today = days.find((day) => day.on === on)?.count ?? null;
  if (today === null) return null;
  const distance = (day: FollowersOfDay) => Math.abs(dayNumber(on) - dayNumber(day.on) - about);
  const [before] = days
    .filter((day) => day.count !== null && distance(day) <= tolerance)
    .toSorted((one, other) => distance(one) - distance(other) || dayNumber(other.on) - dayNumber(one.on));
  if (!before?.count) return null;
  // Adding 0 keeps -0, which JSON would show as it is not, away.
  return Math.trunc(((today - before.count) * 10_000) / before.count) + 0;
}

export type FollowerJump = {
  readonly on: string;
  /** Followers won that day. */
  readonly count: number;
  /** The post that explains it; null: the reason is not known. */
  readonly explainedBy: string | null;
};

/** Days that won far more followers than usual, and the post of the days before that was watched far more than usual. */
export function jumpsOf(of: {
  days: readonly FollowersOfDay[];
  posts: readonly ReadPost[];
  medianViews: number | null;
}): FollowerJump[] {
  const { timesMedian, postWithinDays, postTimesMedian } = discoveryRules.jump;
  const sorted = of.days.toSorted((one, other) => dayNumber(one.on) - dayNumber(other.on));
  const gains = sorted.flatMap((day, at) => {
    const before = sorted[at - 1];
    const isNextDay = before !== undefined && dayNumber(day.on) - dayNumber(before.on) === 1;
    if (!isNextDay || day.count === null || before.count === null) return [];
    return [{ on: day.on, count: day.count - before.count }];
  });
  const usual = median(gains.map(({ count }) => count));
  if (usual === null) return [];
  return gains
    .filter(({ count }) => count > timesMedian * Math.max(usual, 1))
    .map(({ on, count }) => {
      const posts = of.posts.filter(({ postedAt, views }) => {
        const daysBefore = dayNumber(on) - Math.floor((Date.parse(postedAt) + JAPAN) / DAY);
        const isFar = of.medianViews !== null && views !== null && views > postTimesMedian * of.medianViews;
        return isFar && daysBefore >= 0 && daysBefore <= postWithinDays;
      });
      const [most] = posts.toSorted((one, other) => (other.views ?? 0) - (one.views ?? 0));
      return { on, count, explainedBy: most?.url ?? null };
    });
}

export type FormatFigures = {
  readonly format: PostFormat;
  readonly posts: number;
  readonly medianViews: number | null;
  /** 1/100 %. */
  readonly engagement: number | null;
};

/** Each format of the sample, the one with most posts first. */
export function formatsOf(sample: readonly ReadPost[]): FormatFigures[] {
  const formats = [...new Set(sample.map(({ format }) => format))];
  return formats
    .map((format) => {
      const posts = sample.filter((post) => post.format === format);
      return {
        format,
        posts: posts.length,
        medianViews: median(numbers(posts.map(({ views }) => views))),
        engagement: median(numbers(posts.map(engagementOf))),
      };
    })
    .toSorted((one, other) => other.posts - one.posts);
}

/** What search and lists know of an account. */
export type AccountFigures = {
  readonly mainFormat: PostFormat | null;
  readonly medianViews: number | null;
  readonly medianLikes: number | null;
  readonly medianComments: number | null;
  /** 1/100 %. */
  readonly engagement: number | null;
  readonly price: EstimatedPrice | null;
  /** 1/100 % of the sample. Null for fewer than five posts. */
  readonly prShare: number | null;
  /** UTC. */
  readonly lastPostAt: string | null;
};

/** The figures of an account's main format. */
export function figuresOf(platform: Platform, read: readonly ReadPost[], now: number): AccountFigures {
  const { posts: sample } = sampleOf(read, now);
  const mainFormat = mainFormatOf(sample);
  const main = sample.filter(({ format }) => format === mainFormat);
  const medianViews = median(numbers(main.map(({ views }) => views)));
  const engagement = median(numbers(main.map(engagementOf)));
  const past = read.map(({ postedAt }) => postedAt).filter((at) => Date.parse(at) <= now);
  return {
    mainFormat,
    medianViews,
    medianLikes: median(numbers(main.map(({ likes }) => likes))),
    medianComments: median(numbers(main.map(({ comments }) => comments))),
    engagement,
    price: estimatedPriceOf({ platform, format: mainFormat, medianViews, engagement }),
    prShare: shareOf(sample.filter(({ isPr }) => isPr).length, sample.length),
    lastPostAt: past.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null,
  };
}

function shareOf(part: number, whole: number): number | null {
  return whole < discoveryRules.fewestForMedian ? null : Math.floor((part * 10_000) / whole);
}

type SideFigures = {
  readonly posts: number;
  readonly medianViews: number | null;
  readonly engagement: number | null;
};
export type PrComparison = {
  readonly sample: number;
  readonly count: number;
  /** 1/100 %. */
  readonly share: number | null;
  readonly pr: SideFigures;
  readonly other: SideFigures;
  /** Median views of PR posts in % of the others'. */
  readonly ratio: number | null;
  readonly daysSinceLast: number | null;
};

/** PR posts against the others of the main format. Null for fewer than ten posts in the sample. */
export function prComparisonOf(read: readonly ReadPost[], now: number): PrComparison | null {
  const { posts: sample } = sampleOf(read, now);
  if (sample.length < discoveryRules.fewestForPrAnalysis) return null;
  const main = mainFormatOf(sample);
  const sideOf = (isPr: boolean): SideFigures => {
    const posts = sample.filter((post) => post.format === main && post.isPr === isPr);
    return {
      posts: posts.length,
      medianViews: median(numbers(posts.map(({ views }) => views))),
      engagement: median(numbers(posts.map(engagementOf))),
    };
  };
  const pr = sideOf(true);
  const other = sideOf(false);
  const labelled = sample.filter(({ isPr }) => isPr);
  const [last] = labelled;
  return {
    sample: sample.length,
    count: labelled.length,
    share: shareOf(labelled.length, sample.length),
    pr,
    other,
    ratio:
      pr.medianViews === null || !other.medianViews
        ? null
        : Math.floor((pr.medianViews * 100) / other.medianViews),
    daysSinceLast: last ? Math.floor((now - Date.parse(last.postedAt)) / DAY) : null,
  };
}

/** What the page says first of PR posts: by these bounds, never by a score. */
export type PrAnswer = "tooFew" | "alike" | "somewhatLess" | "less";
export function prAnswerOf(comparison: PrComparison | null): PrAnswer {
  const ratio = comparison?.ratio ?? null;
  if (ratio === null) return "tooFew";
  if (ratio >= 90) return "alike";
  return ratio >= 70 ? "somewhatLess" : "less";
}
