import { ageBandOf } from "@tomoru/contract/company/account-card";
import {
  daysBetweenPosts,
  figuresOf,
  formatsOf,
  growthOf,
  heatOf,
  jumpsOf,
  postsPerWeekTenths,
  prComparisonOf,
} from "@tomoru/contract/company/account-figures";
import {
  discoveryRules,
  engagementByFollowersOf,
  type FollowersOfDay,
  sampleOf,
} from "@tomoru/contract/company/discovery-rules";
import type { Insight, missingReasons, PrAnalysis } from "@tomoru/contract/company/insight";
import { japanDay } from "../../../platform/japan-time.ts";
import type { CardFacts } from "../cards/account-cards.rules.ts";
import type { CreatorIds } from "../cards/creator-id.rules.ts";
import type { KeptPost } from "./kept-posts.rules.ts";
import { profileUrlOf } from "./profile-url.rules.ts";

export type InsightFacts = {
  readonly card: CardFacts;
  readonly posts: readonly KeptPost[];
  readonly isGranted: boolean;
  /** Oldest first. */
  readonly days: readonly FollowersOfDay[];
  readonly isDerived: boolean;
  readonly lists: Insight["lists"];
  readonly otherPlatforms: Insight["otherPlatforms"];
  readonly record: Insight["record"];
};
type Onlooker = { readonly now: Date; readonly ids: CreatorIds; readonly hasPrAnalysis: boolean };

/** As of the last read: the sample of that moment, not of the moment that somebody looks. */
export function insightOf(facts: InsightFacts, { now, ids, hasPrAnalysis }: Onlooker): Insight {
  const { card, posts, days } = facts;
  const made = facts.isDerived ? derivedOf(facts, now) : nothingDerived;
  const followers = card.figures.followers;
  const newest = newestFirst(posts);
  return {
    creatorId: ids.of(card.influencerId),
    platform: card.platform,
    handle: card.handle,
    displayName: card.displayName,
    profileUrl: profileUrlOf(card.platform, card.handle),
    categories: [...card.categories],
    country: card.country,
    gender: card.gender,
    ageBand: ageBandOf(card.bornOn, japanDay(now)),
    readAt: card.readAt.toISOString(),
    followers,
    followersByDay: days.map(({ on, count }) => ({ on, count })),
    ...made,
    posts: newest.map((post) => postOf(post, hasPrAnalysis)),
    missing: missingOf(facts, made),
    otherPlatforms: facts.otherPlatforms,
    lists: facts.lists,
    record: facts.record,
  };
}

function newestFirst(posts: readonly KeptPost[]): KeptPost[] {
  return posts.toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt));
}

function postOf(
  { id: _, label: __, isPr, ...post }: KeptPost,
  hasPrAnalysis: boolean,
): Insight["posts"][number] {
  return { ...post, isPr: hasPrAnalysis ? isPr : null };
}

type Derived = Pick<
  Insight,
  | "growth30Days"
  | "medianViews"
  | "medianLikes"
  | "medianComments"
  | "mainFormat"
  | "engagement"
  | "engagementByFollowers"
  | "postsPerWeek"
  | "daysBetweenPosts"
  | "heat"
  | "formats"
  | "price"
  | "jumps"
  | "dropped"
>;

const nothingDerived: Derived = {
  growth30Days: null,
  medianViews: null,
  medianLikes: null,
  medianComments: null,
  mainFormat: null,
  engagement: null,
  engagementByFollowers: null,
  postsPerWeek: null,
  daysBetweenPosts: null,
  heat: null,
  formats: [],
  price: null,
  jumps: [],
  dropped: [],
};

function derivedOf({ card, posts, days }: InsightFacts, now: Date): Derived {
  const { platform, readAt } = card;
  const at = readAt.getTime();
  const { posts: sample, dropped } = sampleOf(posts, at);
  const figures = figuresOf(platform, posts, at);
  const main = sample.filter(({ format }) => format === figures.mainFormat);
  const tenths = postsPerWeekTenths(posts, at, now.getTime());
  return {
    growth30Days: growthOf(days, japanDay(readAt)),
    medianViews: figures.medianViews,
    medianLikes: figures.medianLikes,
    medianComments: figures.medianComments,
    mainFormat: figures.mainFormat,
    engagement: figures.engagement,
    engagementByFollowers: engagementByFollowersOf(main, card.figures.followers),
    postsPerWeek: tenths === null ? null : tenths / 10,
    daysBetweenPosts: daysBetweenPosts(sample),
    heat: heatOf(sample),
    formats: formatsOf(sample),
    price: figures.price,
    jumps: jumpsOf({ days, posts, medianViews: figures.medianViews, isRounded: platform === "youtube" }),
    dropped: [...dropped],
  };
}

type Reason = (typeof missingReasons)[number];

/** Why a number is not there, for each that is not. */
function missingOf({ card, posts, isGranted, isDerived }: InsightFacts, made: Derived): Insight["missing"] {
  const everyIs = (hidden: (post: KeptPost) => boolean) => posts.length > 0 && posts.every(hidden);
  const ofViews: Reason =
    !isGranted || !isDerived ? "notGranted" : everyIs(({ views }) => views === null) ? "hidden" : "tooFew";
  const ofLikes: Reason = isDerived
    ? everyIs(({ likes }) => likes === null)
      ? "hidden"
      : "tooFew"
    : "notGranted";
  const ofFollowers: Reason =
    card.figures.followers === null ? "hidden" : isDerived ? "notRead" : "notGranted";
  const reasons: Partial<Record<keyof Derived | "followers", Reason>> = {
    followers: "hidden",
    growth30Days: ofFollowers,
    medianViews: ofViews,
    medianLikes: ofLikes,
    medianComments: isDerived ? "tooFew" : "notGranted",
    engagement: ofViews === "tooFew" ? ofLikes : ofViews,
    engagementByFollowers: card.figures.followers === null ? "hidden" : ofLikes,
    postsPerWeek: isDerived ? "notRead" : "notGranted",
    daysBetweenPosts: isDerived ? "tooFew" : "notGranted",
    heat: isDerived ? "tooFew" : "notGranted",
    price: ofViews,
  };
  const values: Readonly<Record<string, unknown>> = { ...made, followers: card.figures.followers };
  return Object.fromEntries(Object.entries(reasons).filter(([field]) => values[field] === null));
}

/** Null for fewer than ten posts in the sample. */
export function prAnalysisOf({ card, posts, isDerived }: InsightFacts): PrAnalysis | null {
  const comparison = isDerived ? prComparisonOf(posts, card.readAt.getTime()) : null;
  if (!comparison) return null;
  const { posts: sample } = sampleOf(posts, card.readAt.getTime());
  const labelled = newestFirst(sample as KeptPost[]).flatMap((post) =>
    post.label ? [{ ...postOf(post, true), ...post.label }] : [],
  );
  const labels = Map.groupBy(labelled, ({ evidence }) => evidence);
  return {
    ...comparison,
    labels: [...labels]
      .map(([label, some]) => ({ label, count: some.length }))
      .toSorted((one, other) => other.count - one.count),
    posts: labelled,
  };
}

/** How far back followers are shown: YouTube lets older ones be shown only to who may derive. */
export function followerMonths(isDerived: boolean): { months: number; days: number | null } {
  return isDerived ? { months: 12, days: null } : { months: 1, days: discoveryRules.figuresLastDays };
}
