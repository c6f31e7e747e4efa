import type { Platform } from "../platforms.ts";
import type { PostFormat } from "../post-formats.ts";
import {
  discoveryRules,
  type EstimatedPrice,
  engagementOf,
  estimatedPriceOf,
  type FollowersOfDay,
  mainFormatOf,
  median,
  numbersOf,
  type ReadPost,
  sampleOf,
} from "./discovery-rules.ts";

/** What the sample of an account comes to: its rhythm, its growth, its formats, its PR posts beside the others. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const JAPAN = 9 * HOUR;

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

/** What the last of the three digits that YouTube names of a count stands for. */
const roundedStepOf = (count: number) => 10 ** Math.max(0, String(count).length - 3);

/**
 * Days that won far more followers than usual, and the post of the days before that was watched far more than usual. Where counts
 * are rounded one step of the rounding is no jump: it gathers for days and comes at once.
 */
export function jumpsOf(of: {
  days: readonly FollowersOfDay[];
  posts: readonly ReadPost[];
  medianViews: number | null;
  isRounded?: boolean;
}): FollowerJump[] {
  const { timesMedian, postWithinDays, postTimesMedian } = discoveryRules.jump;
  const sorted = of.days.toSorted((one, other) => dayNumber(one.on) - dayNumber(other.on));
  const gains = sorted.flatMap((day, at) => {
    const before = sorted[at - 1];
    const isNextDay = before !== undefined && dayNumber(day.on) - dayNumber(before.on) === 1;
    if (!isNextDay || day.count === null || before.count === null) return [];
    const least = of.isRounded ? roundedStepOf(day.count) : 0;
    return [{ on: day.on, count: day.count - before.count, least }];
  });
  const usual = median(gains.map(({ count }) => count));
  if (usual === null) return [];
  return gains
    .filter(({ count, least }) => count > Math.max(timesMedian * Math.max(usual, 1), least))
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
        medianViews: median(numbersOf(posts.map(({ views }) => views))),
        engagement: median(numbersOf(posts.map(engagementOf))),
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
  const medianViews = median(numbersOf(main.map(({ views }) => views)));
  const engagement = median(numbersOf(main.map(engagementOf)));
  const past = read.map(({ postedAt }) => postedAt).filter((at) => Date.parse(at) <= now);
  return {
    mainFormat,
    medianViews,
    medianLikes: median(numbersOf(main.map(({ likes }) => likes))),
    medianComments: median(numbersOf(main.map(({ comments }) => comments))),
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
      medianViews: median(numbersOf(posts.map(({ views }) => views))),
      engagement: median(numbersOf(posts.map(engagementOf))),
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
