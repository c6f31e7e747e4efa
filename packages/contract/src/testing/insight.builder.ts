import type { z } from "zod/mini";
import type { Insight, InsightPost, PrAnalysis } from "../company/insight.ts";

type Post = z.infer<typeof InsightPost>;

const dayMs = 86_400_000;

/** Posts every third day before the figures were read, newest first: each eighth a PR post where the plan tells them. */
export function insightPosts(count: number, { median = 31_200, hasPr = true } = {}): Post[] {
  const spread = [100, 92, 107, 55, 116, 83, 199, 99, 45, 152, 105, 63, 132];
  return Array.from({ length: count }, (_, at) => ({
    postedAt: new Date(Date.parse("2026-11-19T11:12:00.000Z") - at * 3 * dayMs).toISOString(),
    format: at % 6 === 5 ? "feed" : "reel",
    views: Math.round((median * (spread[at % spread.length] ?? 100)) / 100),
    likes: 1400,
    comments: 60,
    isPr: hasPr ? at % 8 === 3 : null,
    url: `https://example.jp/p${at}`,
    caption: at % 8 === 3 ? `#PR 冬のこっくりクリーム ${at}` : `朝の支度 ${at}`,
  }));
}

/** As a member of a company on Standard sees an account; a test names what it is about. */
export function anInsight(part: Partial<Insight> = {}): Insight {
  return {
    creatorId: "7Fq2mZ0pK4sXbN9vT1cR6w",
    platform: "instagram",
    handle: "haruka_suhada",
    displayName: "水野 はるか",
    profileUrl: "https://www.instagram.com/haruka_suhada/",
    categories: ["beauty"],
    country: "JP",
    gender: "female",
    ageBand: "25-34",
    readAt: "2026-11-21T19:12:00.000Z",
    followers: 124_000,
    followersByDay: [
      { on: "2026-11-17", count: 121_000 },
      { on: "2026-11-18", count: null },
      { on: "2026-11-19", count: 121_050 },
      { on: "2026-11-20", count: 123_950 },
      { on: "2026-11-21", count: 124_000 },
    ],
    growth30Days: 214,
    medianViews: 31_200,
    medianLikes: 1400,
    medianComments: 60,
    mainFormat: "reel",
    engagement: 482,
    engagementByFollowers: 117,
    postsPerWeek: 2,
    daysBetweenPosts: 3,
    heat: [0, 1, 2, 3, 4, 5, 6].map((weekday) => [0, 0, 0, 1, weekday === 2 ? 3 : 0, 5 + weekday]),
    formats: [
      { format: "reel", posts: 42, medianViews: 31_200, engagement: 482 },
      { format: "feed", posts: 8, medianViews: 24_100, engagement: 510 },
    ],
    price: {
      minYen: 200_000,
      midYen: 274_560,
      maxYen: 350_000,
      format: "reel",
      medianViews: 31_200,
      unitYen: 8,
      factor: 11_000,
      constantsOf: "2026-11-01",
    },
    posts: insightPosts(50),
    jumps: [{ on: "2026-11-20", count: 2900, explainedBy: "https://example.jp/p0" }],
    dropped: [],
    missing: {},
    otherPlatforms: [{ platform: "tiktok", handle: "haruka.mizuno", followers: 31_000 }],
    lists: [],
    record: null,
    ...part,
  };
}

/** Too few posts for any figure, and what is said of it. */
export function aSparseInsight(part: Partial<Insight> = {}): Insight {
  return anInsight({
    followersByDay: [{ on: "2026-11-21", count: 124_000 }],
    growth30Days: null,
    medianViews: null,
    medianLikes: null,
    medianComments: null,
    engagement: null,
    engagementByFollowers: null,
    daysBetweenPosts: null,
    heat: null,
    formats: [{ format: "reel", posts: 4, medianViews: null, engagement: null }],
    price: null,
    posts: insightPosts(4),
    jumps: [],
    missing: {
      growth30Days: "notRead",
      medianViews: "tooFew",
      engagement: "tooFew",
      heat: "tooFew",
      price: "tooFew",
    },
    otherPlatforms: [],
    ...part,
  });
}

/** Six PR posts beside 36 others. */
export function aPrAnalysis(part: Partial<PrAnalysis> = {}): PrAnalysis {
  const posts = insightPosts(50).filter(({ isPr }) => isPr);
  return {
    sample: 50,
    count: posts.length,
    share: 1200,
    pr: { posts: 6, medianViews: 29_400, engagement: 420 },
    other: { posts: 36, medianViews: 31_300, engagement: 490 },
    ratio: 94,
    daysSinceLast: 11,
    labels: [{ label: "#pr", count: posts.length }],
    posts: posts.map((post, at) => ({
      ...post,
      rule: "H" as const,
      evidence: "#pr",
      isBelowFold: at === 2,
    })),
    ...part,
  };
}
