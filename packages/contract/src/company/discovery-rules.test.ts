import { describe, expect, test } from "vitest";
import {
  daysBetweenPosts,
  engagementByFollowersOf,
  engagementOf,
  estimatedPriceOf,
  type FollowersOfDay,
  figuresOf,
  growthOf,
  heatOf,
  jumpsOf,
  mainFormatOf,
  median,
  postsPerWeekTenths,
  prAnswerOf,
  prComparisonOf,
  priceRangeOf,
  type ReadPost,
  sampleOf,
  searchPriceYen,
} from "./discovery-rules.ts";

const now = Date.parse("2026-11-24T03:00:00Z");
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const daysAgo = (days: number) => hoursAgo(days * 24);

function aPost(over: Partial<ReadPost> = {}): ReadPost {
  return {
    postedAt: daysAgo(10),
    format: "reel",
    views: 1000,
    likes: 40,
    comments: 2,
    isPr: false,
    url: "https://example.com/p/1",
    ...over,
  };
}
const somePosts = (views: readonly (number | null)[], over: Partial<ReadPost> = {}) =>
  views.map((count, at) => aPost({ views: count, postedAt: daysAgo(3 + at), ...over }));

describe("median", () => {
  test.each([
    [[1, 2, 3, 4, 5], 3],
    [[1, 2, 3, 4, 5, 6], 3],
    [[5, 1, 4, 2, 3, 100], 3],
    [[1, 2, 3, 4], null],
    [[], null],
  ])("of %j is %j", (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe("the sample", () => {
  test("leaves out what is younger than 48 hours or older than 365 days, and says so", () => {
    const posts = [47, 48, 365 * 24, 365 * 24 + 1].map((hours) => aPost({ postedAt: hoursAgo(hours) }));
    const sample = sampleOf(posts, now);
    expect(sample.posts.map(({ postedAt }) => postedAt)).toEqual([hoursAgo(48), hoursAgo(365 * 24)]);
    expect(sample.dropped).toEqual([
      { reason: "tooNew", posts: 1 },
      { reason: "tooOld", posts: 1 },
    ]);
  });

  test("is of the newest 50", () => {
    const posts = Array.from({ length: 60 }, (_, at) => aPost({ postedAt: daysAgo(60 - at + 2) }));
    const sample = sampleOf(posts, now);
    expect(sample.posts).toHaveLength(50);
    expect(sample.posts[0]?.postedAt).toBe(daysAgo(3));
  });

  test("a post of tomorrow, by a wrong clock, is too new", () => {
    expect(sampleOf([aPost({ postedAt: daysAgo(-1) })], now).dropped).toEqual([
      { reason: "tooNew", posts: 1 },
    ]);
  });

  test("has the format of most posts as its main one, of two alike the newer post's", () => {
    expect(mainFormatOf([])).toBeNull();
    const [feed, reel] = [aPost({ format: "feed" }), aPost({ format: "reel" })];
    expect(mainFormatOf([feed, reel, reel])).toBe("reel");
    expect(mainFormatOf([feed, reel, reel, feed])).toBe("feed");
  });
});

describe("engagement", () => {
  test.each([
    [{ views: 1000, likes: 40, comments: 2 }, 420],
    [{ views: 3, likes: 1, comments: 0 }, 3333],
    [{ views: 10, likes: 40, comments: 2 }, 10_000],
    [{ views: 0, likes: 1, comments: 1 }, null],
    [{ views: 1000, likes: null, comments: 2 }, null],
    [{ views: null, likes: 1, comments: 2 }, null],
  ])("of %j is %j", (post, expected) => {
    expect(engagementOf(post)).toBe(expected);
  });

  test("by followers is the median of the reactions, none with hidden likes or followers", () => {
    const posts = somePosts([1, 2, 3, 4, 5]);
    expect(engagementByFollowersOf(posts, 1300)).toBe(323);
    expect(engagementByFollowersOf(posts, null)).toBeNull();
    expect(engagementByFollowersOf(posts, 0)).toBeNull();
    expect(engagementByFollowersOf(somePosts([1, 2, 3, 4, 5], { likes: null }), 1300)).toBeNull();
  });
});

describe("the estimated price", () => {
  test.each([
    ["instagram", "reel", 31_000, 420, 272_800, 200_000, 350_000],
    ["tiktok", "video", 900, null, 5000, 3000, 7000],
    ["youtube", "video", 120_000, 200, 1_800_000, 1_350_000, 2_250_000],
  ] as const)(
    "%s %s with %i views at %j is %i yen in the middle",
    (platform, format, medianViews, engagement, midYen, minYen, maxYen) => {
      expect(estimatedPriceOf({ platform, format, medianViews, engagement })).toMatchObject({
        midYen,
        minYen,
        maxYen,
      });
    },
  );

  test.each([
    [99, 8000],
    [100, 10_000],
    [299, 10_000],
    [300, 11_000],
    [599, 11_000],
    [600, 12_000],
    [null, 10_000],
  ])("engagement of %j has the factor %i", (engagement, factor) => {
    expect(
      estimatedPriceOf({ platform: "instagram", format: "feed", medianViews: 10_000, engagement })?.factor,
    ).toBe(factor);
  });

  test("has steps that fit its size", () => {
    expect(priceRangeOf(133_333)).toEqual({ minYen: 99_000, maxYen: 170_000 });
    expect(priceRangeOf(1_000_000)).toEqual({ minYen: 750_000, maxYen: 1_250_000 });
  });

  test("is none without a median, or for a format the platform has not", () => {
    expect(
      estimatedPriceOf({ platform: "tiktok", format: "video", medianViews: null, engagement: 1 }),
    ).toBeNull();
    expect(estimatedPriceOf({ platform: "tiktok", format: null, medianViews: 1, engagement: 1 })).toBeNull();
    expect(
      estimatedPriceOf({ platform: "tiktok", format: "reel", medianViews: 1, engagement: 1 }),
    ).toBeNull();
  });

  test("is searched for in thousands, half up", () => {
    expect([5499, 5500, 272_800].map(searchPriceYen)).toEqual([5000, 6000, 273_000]);
  });
});

describe("rhythm", () => {
  test("counts the posts of 28 days in tenths of a post a week, downwards", () => {
    const posts = [1, 2, 3, 27, 28.5].map((days) => aPost({ postedAt: daysAgo(days) }));
    expect(postsPerWeekTenths(posts, now, now)).toBe(10);
    expect(postsPerWeekTenths(posts.slice(0, 3), now, now)).toBe(7);
  });

  test("is not told from figures older than 7 days", () => {
    expect(postsPerWeekTenths([aPost()], Date.parse(daysAgo(7)), now)).toBe(2);
    expect(postsPerWeekTenths([aPost()], Date.parse(daysAgo(7)) - 1, now)).toBeNull();
  });

  test("has a median of days between posts", () => {
    const posts = [3, 5, 7, 9, 11, 40].map((days) => aPost({ postedAt: daysAgo(days) }));
    expect(daysBetweenPosts(posts)).toBe(2);
    expect(daysBetweenPosts(posts.slice(0, 5))).toBeNull();
  });

  test("is by weekday and hour in Japan, Monday first, from ten posts", () => {
    // 2026-11-22 15:30 UTC is Monday 00:30 in Japan.
    const monday = aPost({ postedAt: "2026-11-22T15:30:00Z" });
    const sunday = aPost({ postedAt: "2026-11-22T14:30:00Z" });
    const heat = heatOf([...Array.from({ length: 9 }, () => monday), sunday]);
    expect(heat?.[0]?.[0]).toBe(9);
    expect(heat?.[6]?.[5]).toBe(1);
    expect(heatOf(Array.from({ length: 9 }, () => monday))).toBeNull();
  });
});

const days = (counts: readonly (number | null)[], until = "2026-11-24"): FollowersOfDay[] =>
  counts.map((count, at) => ({
    on: new Date(Date.parse(until) - (counts.length - 1 - at) * 86_400_000).toISOString().slice(0, 10),
    count,
  }));

describe("growth", () => {
  test("is against the nearest count 25 to 35 days before, towards zero", () => {
    expect(growthOf(days([1000, ...Array(29).fill(null), 1055]), "2026-11-24")).toBe(550);
    expect(growthOf(days([3000, ...Array(29).fill(null), 2999]), "2026-11-24")).toBe(-3);
    expect(growthOf(days([30_000, ...Array(29).fill(null), 29_999]), "2026-11-24")).toBe(0);
    expect(growthOf(days([1000, ...Array(24).fill(null), 1100]), "2026-11-24")).toBe(1000);
    expect(growthOf(days([500, 1000, ...Array(29).fill(null), 1100]), "2026-11-24")).toBe(1000);
  });

  test("is none without a count then, from 0, or with a hidden one", () => {
    expect(growthOf(days([1000, ...Array(23).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([1000, ...Array(35).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([0, ...Array(29).fill(null), 1100]), "2026-11-24")).toBeNull();
    expect(growthOf(days([1000, ...Array(30).fill(null)]), "2026-11-24")).toBeNull();
  });
});

describe("jumps", () => {
  const grown = days([1000, 1010, 1020, 1030, 1040, 1050, 2000, 2010]);
  const jumped = "2026-11-23";

  test("are days of more than ten times the usual, with the post that explains them", () => {
    const seen = aPost({ views: 6000, postedAt: "2026-11-21T00:00:00Z", url: "https://example.com/p/seen" });
    const early = aPost({ views: 90_000, postedAt: "2026-11-19T00:00:00Z" });
    const small = aPost({ views: 5000, postedAt: "2026-11-22T00:00:00Z" });
    expect(jumpsOf({ days: grown, posts: [early, small, seen], medianViews: 1000 })).toEqual([
      { on: jumped, count: 950, explainedBy: "https://example.com/p/seen" },
    ]);
    expect(jumpsOf({ days: grown, posts: [early, small], medianViews: 1000 })).toEqual([
      { on: jumped, count: 950, explainedBy: null },
    ]);
  });

  test("are not told across a gap, of too few days, or of what nobody can compare", () => {
    const gap = grown.map((day) => (day.on === "2026-11-22" ? { ...day, count: null } : day));
    expect(jumpsOf({ days: gap, posts: [], medianViews: 1000 })).toEqual([]);
    expect(jumpsOf({ days: grown.slice(-5), posts: [], medianViews: 1000 })).toEqual([]);
    const seen = aPost({ views: 6000, postedAt: "2026-11-21T00:00:00Z" });
    expect(jumpsOf({ days: grown, posts: [seen], medianViews: null })[0]?.explainedBy).toBeNull();
  });
});

describe("an account's figures", () => {
  test("are those of its main format", () => {
    const posts = [
      ...somePosts([1000, 2000, 3000, 4000, 5000]),
      ...somePosts([9, 9, 9, 9], { format: "feed" }),
    ];
    expect(figuresOf("instagram", posts, now)).toMatchObject({
      mainFormat: "reel",
      medianViews: 3000,
      medianLikes: 40,
      engagement: 140,
      prShare: 0,
      lastPostAt: daysAgo(3),
    });
  });

  test("hidden views leave the median of the likes", () => {
    const figures = figuresOf("instagram", somePosts([null, null, null, null, null]), now);
    expect(figures).toMatchObject({ medianViews: null, medianLikes: 40, engagement: null, price: null });
  });

  test("of fewer than five posts are none, but the day of the last", () => {
    expect(figuresOf("instagram", somePosts([1, 2, 3, 4]), now)).toEqual({
      mainFormat: "reel",
      medianViews: null,
      medianLikes: null,
      medianComments: null,
      engagement: null,
      price: null,
      prShare: null,
      lastPostAt: daysAgo(3),
    });
  });
});

describe("PR posts beside the others", () => {
  const others = somePosts([1000, 1000, 1000, 1000, 1000]);

  test.each([
    [900, 90, "alike"],
    [899, 89, "somewhatLess"],
    [700, 70, "somewhatLess"],
    [699, 69, "less"],
  ])("with %i of 1,000 views they have %i %% and do %s", (views, ratio, answer) => {
    const comparison = prComparisonOf([...others, ...somePosts(Array(5).fill(views), { isPr: true })], now);
    expect(comparison).toMatchObject({ sample: 10, count: 5, share: 5000, ratio, daysSinceLast: 3 });
    expect(prAnswerOf(comparison)).toBe(answer);
  });

  test("are not compared from fewer than five, nor told of from fewer than ten posts", () => {
    const few = prComparisonOf([...others, ...others, ...somePosts(Array(4).fill(1), { isPr: true })], now);
    expect(few).toMatchObject({ count: 4, ratio: null, pr: { posts: 4, medianViews: null } });
    expect(prAnswerOf(few)).toBe("tooFew");
    expect(prComparisonOf(somePosts(Array(9).fill(1)), now)).toBeNull();
    expect(prAnswerOf(null)).toBe("tooFew");
  });

  test("are compared within the main format only", () => {
    const inAnother = somePosts(Array(5).fill(9), { isPr: true, format: "feed" });
    expect(prComparisonOf([...others, ...others, ...inAnother], now)).toMatchObject({
      count: 5,
      pr: { posts: 0, medianViews: null },
      ratio: null,
    });
  });
});
